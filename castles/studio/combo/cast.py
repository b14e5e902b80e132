"""The cast: how each of the 78 characters looks, and then how they stand, what is at hand and around them.

Hair, beard, hat and garb are followed by their colours. `turn` is where the face looks (0 at us, 90 to the right in
profile, below 0 to the left), `nod` how far it is lifted, `tilt` how far the whole figure leans.
"""

from functools import cache
from typing import NamedTuple

from castles.studio.combo.palette import COLOURS, SKINS
from castles.studio.paint.colour import Colour

# fmt: off
LOOKS = """
id  skin  face   age eyes   nose     mouth   hair            beard           hat                   garb
C01 fair  oval   0   proud  small    smirk   bun:auburn      -               coronet               gown:royal:cream
C02 rosy  broad  1   stern  straight flat    page:silver     full:silver     crown:red             ermine:royal:gold
C03 tan   square 0   sly    straight smirk   bob:blond       -               circlet:royal         doublet:royal:gold
C04 pale  heart  0   closed small    smile   long:blond      -               hennin:pink:gold      gown:pink:cream
C05 brown oval   1   stern  broad    sing    -:jet           -               turban:teal:gold      robe:navy:teal
C06 fair  long   0   glad   long     grin    -:ginger        -               jester:red:royal      motley:royal:red
C07 pale  round  2   tired  bulb     kind    -:snow          -               dowager:navy:white    ermine:purple:gold
C08 deep  oval   0   proud  broad    kind    afro:jet        -               queen                 gown:red:gold
C09 rosy  round  1   squint bulb     smirk   page:jet        waxed:jet       beret:wine:gold       ruff:wine:gold
C10 olive gaunt  1   squint straight flat    receding:dark   goatee:dark     -                     robe:royal:black
C11 pale  long   2   stern  straight frown   -:grey          -               nun:black:white       habit:black:white
C12 fair  gaunt  0   squint long     flat    tonsure:dark    -               -                     habit:umber:brown
C13 pale  gaunt  2   tired  hook     frown   -:grey          stubble:grey    hood:iron:black       tunic:black:iron
C14 tan   square 0   stern  straight flat    -:dark          -               great:steel           tabard:white:red
C15 olive long   1   proud  straight smirk   short:silver    -               galero:red:gold       cape:red:red
C16 brown round  0   glad   broad    sing    short:jet       short:jet       biretta:black:purple  robe:black:white
C17 pale  oval   2   closed straight kind    -:snow          long:snow       tiara:white           chasuble:white:gold
C18 rosy  heart  0   up     small    smile   -:dark          -               nun:purple:white      habit:purple:lilac
C19 fair  long   1   closed long     pout    -:grey          -               veil:lilac:purple     shawl:purple:black
C20 tan   oval   1   open   bulb     smile   short:ginger    full:ginger     pilgrim:brown:tan     cape:umber:brown
C21 fair  long   2   squint straight kind    -:snow          long:snow       wizard:navy:royal     robe:navy:royal
C22 olive heart  0   wide   small    grin    wild:auburn     -               goggles               vest:forest:cream
C23 pale  oval   1   squint straight flat    receding:silver chops:silver    mortar:black:gold     robe:black:green
C24 deep  round  1   glad   broad    kind    receding:grey   short:grey      skullcap:moss         apron:moss:cream
C25 brown heart  0   squint small    smile   bun:jet         -               band:gold             apron:teal:umber
C26 fair  square 0   proud  straight smile   bob:dark        -               beret:green:white     doublet:green:cream
C27 tan   round  1   proud  bulb     smile   page:dark       forked:dark     chaperon:forest:green ermine:forest:gold
C28 rosy  long   2   stern  long     frown   wavy:snow       -               coif:black            robe:red:white
C29 brown square 0   stern  broad    open    -:jet           goatee:jet      sallet:steel:red      plate:steel:red
C30 fair  square 1   squint straight flat    short:ginger    waxed:ginger    wide:wine:gold        doublet:red:gold
C31 tan   heart  0   open   small    flat    braids:blond    -               helmet:steel:royal    plate:steel:royal
C32 olive gaunt  0   wide   long     whistle -:dark          stubble:dark    kettle:iron           mail:rust:umber
C33 pale  heart  0   proud  straight smirk   long:ginger     -               -                     plate:steel:wine
C34 deep  long   1   stern  straight frown   -:jet           -               mail:gold             cape:red:wine
C35 rosy  broad  1   glad   bulb     grin    short:brown     moustache:brown fur:wine:umber        robe:orange:umber
C36 tan   round  0   closed bulb     whistle bald:dark       stubble:dark    band:orange           apron:rust:umber
C37 fair  oval   1   open   straight kind    bob:auburn      -               lace:cream            gown:rust:sand
C38 rosy  round  1   sly    bulb     smirk   bun:silver      -               lace:umber            shawl:umber:rust
C39 brown round  1   proud  small    smirk   afro:dark       -               circlet:red           ruff:forest:gold
V01 pale  oval   0   up     small    grin    wavy:dark       short:dark      bandage               tunic:cream:sand
V02 rosy  round  1   glad   bulb     sing    tonsure:ginger  -               -                     robe:black:white
V03 olive gaunt  0   sly    long     smirk   -:jet           waxed:jet       hood:black:red        vest:black:wine
V04 fair  long   1   wide   hook     grin    wild:snow       -               goggles               apron:green:brown
V05 tan   oval   1   open   straight kind    -:dark          goatee:silver   coif:white            robe:forest:white
V06 brown oval   1   dreamy straight flat    wavy:silver     -               laurel:leaf           shawl:cream:green
V07 fair  child  0   open   small    smile   page:ginger     -               -                     tabard:red:gold
V08 rosy  broad  0   wide   broad    grin    short:ginger    chops:ginger    cap:umber:red         vest:red:cream
V09 tan   square 0   tired  bulb     flat    -:dark          stubble:dark    kettle:rust           mail:brown:red
V10 fair  broad  0   stern  broad    roar    wild:ginger     braid:ginger    horned:umber          fur:umber:brown
V11 rosy  broad  0   stern  broad    flat    -:jet           -               mask:black            bare:umber
V12 tan   square 1   squint hook     smirk   wavy:dark       moustache:dark  wide:forest:red       doublet:rust:yellow
V13 deep  oval   0   proud  small    smirk   braids:jet      -               band:red              vest:umber:cream
V14 brown square 0   stern  broad    flat    bun:jet         -               band:rust             apron:red:umber
V15 pale  square 1   squint straight flat    bob:grey        -               kerchief:cream:tan    apron:tan:grey
V16 olive round  1   closed bulb     kind    bald:grey       full:grey       -                     apron:cream:rust
V17 fair  square 0   open   straight smirk   braids:auburn   -               kerchief:iron:white   apron:wine:umber
V18 deep  round  0   glad   broad    grin    -:jet           -               turban:orange:yellow  shawl:rust:yellow
V19 pale  heart  1   squint small    kind    bun:silver      -               -                     vest:orange:white
V20 tan   gaunt  0   dreamy long     pout    bob:jet         -               beret:rust            apron:lilac:cream
V21 rosy  broad  1   glad   bulb     grin    receding:brown  chops:brown     -                     apron:rust:white
V22 tan   long   0   open   straight smile   short:dark      short:dark      bycocket:brown:tan    vest:brown:sand
V23 fair  gaunt  2   squint long     smirk   receding:silver -               skullcap:umber        apron:iron:brown
V24 brown round  0   glad   broad    smile   braids:jet      -               straw:straw:red       shawl:moss:cream
V25 rosy  broad  0   squint bulb     smile   short:dark      full:dark       fur:brown:tan         vest:forest:red
V26 olive square 0   sly    straight smirk   wild:jet        stubble:jet     bycocket:forest:moss  vest:umber:moss
V27 pale  gaunt  2   sly    hook     grin    wavy:silver     -               witch:black:purple    shawl:black:purple
V28 tan   gaunt  2   tired  long     pout    -:grey          -               rags:brown:moss       tunic:umber:tan
V29 rosy  round  1   glad   bulb     kind    tonsure:brown   -               -                     habit:brown:umber
V30 fair  child  0   dreamy small    smile   long:blond      -               straw:sand:sky        tunic:sky:cream
V31 tan   oval   1   glad   bulb     smile   short:brown     moustache:brown beret:purple          vest:grape:cream
V32 brown child  0   wide   small    grin    curly:dark      -               -                     tunic:tan:brown
V33 pale  round  0   glad   small    smile   -:ginger        -               kerchief:red:white    apron:sky:cream
V34 deep  heart  0   open   small    smile   -:jet           -               hood:teal:gold        cape:tan:teal
V35 fair  long   0   proud  long     smirk   bob:brown       goatee:brown    -                     fur:tan:red
V36 tan   broad  2   squint broad    kind    -:snow          full:snow       cap:navy:sky          vest:navy:cream
V37 olive heart  0   stern  straight sing    wild:dark       -               phrygian:red          tunic:royal:white
V38 rosy  round  0   open   small    kind    page:brown      -               baker:white           apron:pink:white
V39 fair  oval   1   glad   straight smile   short:grey      short:grey      beeveil:straw:brown   tunic:cream:tan
"""

STAGE = """
id  mark     turn nod tilt shot pose     tool        left      behind     before
C01 mole     -32  4   0    bust face     fan         -         curtain    -         # Duchess
C02 -        0    0   0    sit  throne   sceptre     orb       throne     -         # His Majesty
C03 -        28   6   -5   half salute   sword       -         columns    -         # Prince
C04 -        -90  0   0    half smell    rose        -         window     -         # Princess
C05 rings    -24  0   0    half two      decree      -         columns    -         # Chancellor
C06 -        20   0   -12  half juggle   marotte     palm      curtain    -         # Jester
C07 -        -18  -4  0    sit  lap      purse       -         chair      -         # Queen Mother
C08 rings    0    4   0    bust offer    orb         -         curtain    -         # Her Majesty the Queen
C09 monocle  34   6   4    bust lift     mirror      -         -          -         # Baron
C10 -        -26  -6  0    half write    quill       -         shelves    desk      # Steward
C11 -        0    -2  0    bust hold     crozier     -         window     -         # Mother Superior
C12 -        90   -8  6    half write    quill       -         shelves    desk      # Scribe
C13 -        -22  -6  6    half shoulder spade       -         -          tombstone # Gravedigger
C14 -        0    0   0    half lean     swordpoint  -         -          -         # Templar
C15 -        -18  2   0    bust pray     pray        -         columns    -         # Cardinal
C16 -        18   8   0    half preach   point       bible     window     -         # Chaplain
C17 -        0    0   0    half bless    bless       ferula    throne     -         # His Holiness
C18 -        90   8   0    bust hold     candle      -         window     -         # Nun
C19 -        -90  -12 6    bust praying  pray        rosary    columns    -         # Devout
C20 -        40   4   6    half staff    staff       -         -          -         # Pilgrim
C21 -        90   14  -4   bust gaze     telescope   -         stars      -         # Astronomer
C22 -        -14  0   6    half pour     flask       potion    jars       -         # Alchemist
C23 specs    -30  2   0    bust teach    point       -         shelves    -         # Professor
C24 -        14   -6  0    half two      mortar      -         jars       -         # Apothecary
C25 -        -36  4   -4   bust inspect  ring        loupe     -          -         # Goldsmith
C26 -        24   -6  0    half measure  compass     -         columns    desk      # Architect
C27 -        -16  0   0    half bounty   coinpile    palm      curtain    -         # Patron
C28 specs    16   0   0    sit  judge    scales      gavel     chair      -         # Judge
C29 scar     -30  2   -4   far  aloft    banner      -         -          -         # Captain
C30 -        30   2   0    half command  baton       -         tent       -         # Officer
C31 -        0    2   0    half guard    halberd     -         columns    -         # Royal Guard
C32 -        90   6   -6   bust blow     horn        -         -          -         # Lookout
C33 freckles 28   6   0    bust hold     lance       -         tent       -         # Knight
C34 -        36   0   0    half charge   mace        -         tent       -         # General
C35 -        0    4   0    half akimbo   keys        -         -          -         # Guildmaster
C36 soot     90   0   0    half pipe     blowpipe    -         -          -         # Glassblower
C37 -        32   0   0    bust dangle   keys        -         shelves    -         # Chatelaine
C38 monocle  -20  0   4    half dangle   balls       -         -          counter   # Pawnbroker
C39 rings    18   2   0    half count    coins       -         shelves    counter   # Banker
V01 -        0    8   4    half joy      crutch      palm      -          -         # Miraculously Cured
V02 -        -26  4   -6   half toll     bell        -         -          -         # Vicar
V03 -        90   0   4    bust spy      spyglass    -         -          -         # Spy
V04 -        22   0   -4   bust hold     cogs        -         -          -         # Inventor
V05 -        90   10  0    bust examine  urine       -         jars       -         # Doctor
V06 -        -24  6   0    sit  muse     owl         -         columns    -         # Philosopher
V07 freckles 14   4   0    half bear     shield      helm      tent       -         # Squire
V08 soot     26   0   0    half fuse     match       -         -          cannon    # Bombardier
V09 scar     -18  0   -3   half guard    pitchfork   -         -          -         # Militiaman
V10 paint    0    2   -6   half smash    club        -         forest     -         # Barbarian
V11 -        0    -2  0    half wield    bigaxe      -         gallows    -         # Executioner
V12 scar     -32  2   0    half shoulder greatsword  -         tent       -         # Mercenary
V13 -        90   2   0    half fence    rapier      -         -          -         # Master-at-Arms
V14 soot     16   -6  0    half strike   forge       tongs     forge_fire anvil     # Blacksmith
V15 -        20   -8  4    half carve    mallet      chisel    -          block     # Stonemason
V16 -        0    -8  0    half spin     pot         -         jars       wheel     # Potter
V17 -        36   4   0    bust lift     helm        -         -          -         # Armorer
V18 rings    -12  2   0    half open     palm        palm      tent       spices    # Spice Merchant
V19 specs    -28  -6  0    half two      clock       -         -          -         # Clockmaker
V20 -        90   0   0    half sculpt   chisel      mallet    -          marble    # Sculptor
V21 -        0    4   3    half cheers   mug         mug       barrels    -         # Innkeeper
V22 -        30   0   0    half plank    plank       saw       -          -         # Carpenter
V23 specs    -24  -8  4    half unlock   key         lock      -          -         # Locksmith
V24 -        12   4   0    half hug      wheat       -         field      -         # Farmer
V25 -        -20  2   0    half shoulder axe         -         forest     -         # Woodcutter
V26 patch    28   0   -4   half aim      crossbow    -         forest     -         # Brigand
V27 wart     90   0   6    half stir     broom       -         -          cauldron  # Witch
V28 -        -28  8   8    half beg      bowl        -         -          -         # Beggar
V29 -        16   0   0    sit  hugkeg   keg         mug       barrels    -         # Monk
V30 freckles 20   4   0    half herd     crook       lamb      -          -         # Shepherd
V31 -        34   6   0    half toast    goblet      grapes    barrels    -         # Winemaker
V32 freckles 16   2   0    half rein     -           horseshoe horse      -         # Stable Boy
V33 freckles 0    2   -3   half carry    -           -         -          yoke      # Farmhand
V34 rings    90   6   6    half wander   bindle      -         -          -         # Traveler
V35 -        10   2   0    half crown    stolencrown -         throne     -         # Usurper
V36 -        26   0   0    half angle    fishline    fish      waves      -         # Fisherman
V37 -        -34  6   -6   far  aloft    redflag     -         crowd      -         # Revolutionary
V38 -        -14  2   0    half two      loafbasket  -         jars       -         # Baker
V39 -        18   0   0    half smoke    smoker      hive      field      -         # Beekeeper
"""
# fmt: on


class Part(NamedTuple):
    """One of the drawings of a table, and the colours a and b it is drawn in."""

    name: str
    colours: tuple[str, ...] = ()

    @classmethod
    def read(cls, word: str) -> "Part":
        name, *colours = word.split(":")
        return cls(name, tuple(colours))

    def own(self) -> dict[str, Colour]:
        """Without colours brown and gold, with one alone its own shade."""
        a, *more = self.colours or ("brown", "gold")
        b = COLOURS[more[0]] if more else tuple(round(v * 0.72) for v in COLOURS[a])
        return {"a": COLOURS[a], "b": b}  # type: ignore[dict-item]


class Looks(NamedTuple):
    """The two rows of a character."""

    id: str
    skin: Colour
    face: str
    age: int
    eyes: str
    nose: str
    mouth: str
    hair: Part
    beard: Part
    hat: Part
    garb: Part
    mark: str
    turn: int
    nod: int
    tilt: int
    shot: str
    pose: str
    tool: str
    left: str
    behind: str
    before: str

    @property
    def profile(self) -> bool:
        return abs(self.turn) == 90

    @property
    def hair_colour(self) -> Colour:
        return COLOURS[(*self.hair.colours, *self.beard.colours, "dark")[0]]

    @property
    def beard_colour(self) -> Colour:
        return COLOURS[(*self.beard.colours, *self.hair.colours, "dark")[0]]


def rows(table: str) -> list[list[str]]:
    return [row.partition("#")[0].split() for row in table.strip().splitlines()[1:]]


@cache
def cast() -> dict[str, Looks]:
    staged = {id_: rest for id_, *rest in rows(STAGE)}
    return {row[0]: looks([*row, *staged[row[0]]]) for row in rows(LOOKS)}


def looks(row: list[str]) -> Looks:
    id_, skin, face, age, eyes, nose, mouth, *rest = row
    hair, beard, hat, garb = map(Part.read, rest[:4])
    turn, nod, tilt = map(int, rest[5:8])
    return Looks(
        id_, SKINS[skin], face, int(age), eyes, nose, mouth, hair, beard, hat, garb, rest[4], turn, nod, tilt, *rest[8:]
    )
