"""The pictures of Castle Wall: start tiles, wall cards that join without a seam, the court, backs and marks."""
