const ally = (side: string, attribute: string, value: number, gives: string): string =>
  `Pomocník, ${side}${gives === '' ? '' : `: ${gives}`}. Pro druhou stranu je to nepřítel, ${attribute} ${String(value)}.`;
const order = (attribute: string, value: number, gives = ''): string =>
  ally('Fénixův řád', attribute, value, gives);
const deathEaters = (attribute: string, value: number, gives = ''): string =>
  ally('Smrtijedi', attribute, value, gives);
const foe = (attribute: string, value: number, more = ''): string =>
  `Nepřítel, ${attribute} ${String(value)}. Napadne každou postavu, se kterou se setká${more === '' ? '.' : `. ${more}`}`;
const drains = 'Prohra tě stojí i 1 žeton osudu.';
const magic1 = 'čarování +1';
const strength1 = 'síla +1';
const against = (whom: string, amount: number): string =>
  `k útočnému číslu přičteš ${String(amount)}, bojuješ-li proti ${whom}`;
const characters = 'postavám';
const dementors = 'mozkomorům';

/** Encounter, purchase and Hallow cards in Czech. Names stand in the nominative. */
export const cards: Readonly<Record<string, string>> = {
  'card:nymphadora-tonks': 'Nymfadora Tonksová',
  'card:nymphadora-tonks.text': order('čarování', 5, magic1),
  'card:kingsley-shacklebolt': 'Kingsley Pastorek',
  'card:kingsley-shacklebolt.text': order('čarování', 7, `${magic1} a ${against(characters, 1)}`),
  'card:alastor-moody': 'Alastor Moody',
  'card:alastor-moody.text': order(
    'čarování',
    6,
    'žeton výhody ti nikdy neubírá 1, a napadne-li tě postava, přičteš si k útočnému číslu 1',
  ),
  'card:mundungus-fletcher': 'Mundungus Fletcher',
  'card:mundungus-fletcher.text': order(
    'síla',
    3,
    'na začátku tahu můžeš hodit kostkou: 1 odejde, 6 získáš 1 galeon',
  ),
  'card:arthur-weasley': 'Arthur Weasley',
  'card:arthur-weasley.text': order('čarování', 5, 'nakupuješ o 1 galeon levněji, nejméně za 1'),
  'card:molly-weasley': 'Molly Weasleyová',
  'card:molly-weasley.text': order(
    'čarování',
    5,
    `${magic1}, v Doupěti a u svatého Munga ti zdarma vyléčí 1 zdraví`,
  ),
  'card:bill-weasley': 'Bill Weasley',
  'card:bill-weasley.text': order('čarování', 4, strength1),
  'card:dobby': 'Dobby',
  'card:dobby.text': order(
    'čarování',
    4,
    'jeho odložením se vyhneš nepříteli nebo postavě, nebo se místo hodu na pohyb přesuneš na kterékoli pole svého pásu',
  ),
  'card:sirius-black': 'Sirius Black',
  'card:sirius-black.text': order('čarování', 6, magic1),
  'card:remus-lupin': 'Remus Lupin',
  'card:remus-lupin.text': order('čarování', 5, `${magic1} a ${against(dementors, 1)}`),
  'card:hermione-granger': 'Hermiona Grangerová',
  'card:hermione-granger.text': order('čarování', 6, `${magic1} a můžeš mít o 1 kouzlo víc`),
  'card:ron-weasley': 'Ron Weasley',
  'card:ron-weasley.text': order('síla', 4, strength1),
  'card:neville-longbottom': 'Neville Longbottom',
  'card:neville-longbottom.text': order('čarování', 4, 'jeho odložením změníš prohru v remízu'),
  'card:luna-lovegood': 'Lenka Láskorádová',
  'card:luna-lovegood.text': order('čarování', 5, 'kde máš otáčet karty, můžeš otočit o 1 méně'),
  'card:ginny-weasley': 'Ginny Weasleyová',
  'card:ginny-weasley.text': order('čarování', 5, against(characters, 1)),
  'card:grawp': 'Dráp',
  'card:grawp.text': order('síla', 8, 'můžeš mít o 4 předměty víc'),

  'card:antonin-dolohov': 'Antonín Dolohov',
  'card:antonin-dolohov.text': deathEaters('čarování', 7, `${magic1} a ${against(characters, 1)}`),
  'card:corban-yaxley': 'Corban Yaxley',
  'card:corban-yaxley.text': deathEaters('čarování', 5, strength1),
  'card:augustus-rookwood': 'Augustus Rookwood',
  'card:augustus-rookwood.text': deathEaters(
    'čarování',
    6,
    `${magic1} a můžeš si prohlížet cizí kouzla`,
  ),
  'card:barty-crouch-jr': 'Barty Skrk mladší',
  'card:barty-crouch-jr.text': deathEaters('čarování', 6, magic1),
  'card:narcissa-malfoy': 'Narcisa Malfoyová',
  'card:narcissa-malfoy.text': deathEaters(
    'čarování',
    4,
    'jejím odložením si ponecháš poslední zdraví',
  ),
  'card:dolores-umbridge': 'Dolores Umbridgeová',
  'card:dolores-umbridge.text': deathEaters(
    'čarování',
    5,
    'když napadneš postavu, přičteš si k útočnému číslu 1',
  ),
  'card:kreacher': 'Krátura',
  'card:kreacher.text': deathEaters('čarování', 3, 'můžeš mít o 1 předmět víc'),
  'card:walden-macnair': 'Walden Macnair',
  'card:walden-macnair.text': deathEaters('síla', 5, 'v bitvě síla +1'),
  'card:severus-snape': 'Severus Snape',
  'card:severus-snape.text': deathEaters('čarování', 7, magic1),
  'card:fenrir-greyback': 'Fenrir Šedohřbet',
  'card:fenrir-greyback.text': deathEaters('síla', 7, 'v bitvě síla +2'),
  'card:amycus-carrow': 'Amycus Carrow',
  'card:amycus-carrow.text': deathEaters('čarování', 5, against(characters, 1)),
  'card:alecto-carrow': 'Alecto Carrowová',
  'card:alecto-carrow.text': deathEaters(
    'čarování',
    5,
    `${magic1}, na začátku tahu můžeš zaplatit 1 žeton osudu za 1 kouzlo`,
  ),
  'card:nagini': 'Nagini',
  'card:nagini.text': deathEaters(
    'síla',
    6,
    'když porazíš postavu, hoď kostkou: při 4–6 ztrácí 1 zdraví',
  ),
  'card:vincent-crabbe': 'Vincent Crabbe',
  'card:vincent-crabbe.text': deathEaters('síla', 4, strength1),
  'card:gregory-goyle': 'Gregory Goyle',
  'card:gregory-goyle.text': deathEaters(
    'síla',
    4,
    'jeho odložením si ponecháš zdraví, které tě stojí prohraná bitva',
  ),
  'card:thorfinn-rowle': 'Thorfinn Rowle',
  'card:thorfinn-rowle.text': deathEaters('čarování', 6, magic1),

  'card:garden-gnome': 'Zahradní trpaslík',
  'card:garden-gnome.text': foe('síla', 2),
  'card:doxies': 'Běhnice',
  'card:doxies.text': foe('čarování', 2, drains),
  'card:cornish-pixies': 'Cornwallští rarášci',
  'card:cornish-pixies.text': foe('čarování', 3),
  'card:attic-ghoul': 'Půdní ghúl',
  'card:attic-ghoul.text': foe(
    'síla',
    3,
    'Kostka určí, kde leží: 1–2 Grimmauldovo náměstí, 3–4 Doupě, 5–6 sídlo Malfoyových.',
  ),
  'card:red-cap': 'Karkulinka',
  'card:red-cap.text': foe('síla', 4),
  'card:inferius': 'Neživý',
  'card:inferius.text': foe('čarování', 5),
  'card:boggart': 'Bubák',
  'card:boggart.text': foe('čarování', 3),
  'card:banshee': 'Smrtonoška',
  'card:banshee.text': foe('čarování', 4),
  'card:dementor-outer': 'Mozkomor',
  'card:dementor-outer.text': foe('čarování', 5, drains),
  'card:acromantula': 'Akromantule',
  'card:acromantula.text': foe('síla', 5),
  'card:grindylow': 'Ďasovec',
  'card:grindylow.text': foe('čarování', 5),
  'card:blast-ended-skrewt': 'Třaskavý skvorejš',
  'card:blast-ended-skrewt.text': foe('síla', 6),
  'card:mountain-troll': 'Horský troll',
  'card:mountain-troll.text': foe('síla', 7),
  'card:fluffy': 'Chloupek',
  'card:fluffy.text': foe('síla', 8, 'Za 1 galeon tě nechá projít.'),
  'card:hungarian-horntail': 'Maďarský trnoocasý drak',
  'card:hungarian-horntail.text': foe('síla', 9),
  'card:peeves': 'Protiva',
  'card:peeves.text': foe(
    'čarování',
    3,
    'Po prohře upustíš i 1 předmět dle své volby, ne relikvii.',
  ),
  'card:devils-snare': 'Ďáblovo osidlo',
  'card:devils-snare.text': foe('čarování', 5),
  'card:dementor-middle': 'Mozkomor',
  'card:dementor-middle.text': foe('čarování', 6, drains),

  'card:niffler': 'Hrabák',
  'card:niffler.text':
    'Pomocník kohokoli. Nemáš-li na konci tahu žádný galeon, hoď kostkou: při 5–6 najde 1.',
  'card:post-owl': 'Poštovní sova',
  'card:post-owl.text': 'Pomocník kohokoli. Na začátku tahu můžeš zaplatit 1 galeon za 1 kouzlo.',
  'card:buckbeak': 'Klofan',
  'card:buckbeak.text': 'Pomocník kohokoli. Můžeš jít o 1 pole dál, než padlo na kostce.',
  'card:thestral': 'Testrál',
  'card:thestral.text':
    'Pomocník kohokoli. Jeho odložením se místo hodu na pohyb přesuneš na kterékoli pole svého pásu.',

  'card:garrick-ollivander': 'Garrick Ollivander',
  'card:garrick-ollivander.text':
    'První návštěvník dostane Hůlku; není-li žádná, nebo ji mít nesmí, 1 žeton osudu. Pak odejde.',
  'card:rita-skeeter': 'Rita Holoubková',
  'card:rita-skeeter.text':
    'Hoď kostkou: 1–2 ztratíš 1 žeton osudu, 3–4 žeton výhody se otočí, 5 získáš 1 galeon, 6 získáš 2 žetony osudu.',
  'card:stan-shunpike': 'Stan Silnička',
  'card:stan-shunpike.text': 'Za 1 galeon můžeš jet na kterékoli jiné pole svého pásu.',
  'card:griphook': 'Griphook',
  'card:griphook.text':
    'Můžeš prodat 1 předmět, ne relikvii, za 2 galeony, nebo za 2 galeony získat 1 kartu nákupu dle své volby.',
  'card:cornelius-fudge': 'Kornelius Popletal',
  'card:cornelius-fudge.text':
    'Ukazuje-li žeton výhody tvou stranu, získáš 1 galeon, jinak přijdeš o 1 tah. Pak odejde.',
  'card:sybill-trelawney': 'Sibyla Trelawneyová',
  'card:sybill-trelawney.text':
    'Hoď kostkou: 1 ztratíš 1 žeton osudu, 2–3 nic, 4–5 získáš 1 žeton osudu, 6 získáš 1 kouzlo.',
  'card:firenze': 'Firenze',
  'card:firenze.text': 'Vyléč si 1 zdraví, nebo získej 1 žeton osudu. Pak odejde.',
  'card:madam-pomfrey': 'Madame Pomfreyová',
  'card:madam-pomfrey.text':
    'Všechno ztracené zdraví se ti vyléčí a fretka se promění zpět. Pak odejde.',
  'card:xenophilius-lovegood': 'Xenofilius Láskorád',
  'card:xenophilius-lovegood.text':
    'Hoď kostkou: 1 přijdeš o 1 tah, 2–3 nic, 4 získáš 1 žeton osudu, 5–6 získáš 1 relikvii (není-li žádná, 1 žeton osudu) a on odejde.',

  'card:azkaban-breakout': 'Útěk z Azkabanu',
  'card:azkaban-breakout.text':
    'Každý Smrtijed získá 1 žeton osudu a žeton výhody ukazuje jejich stranu.',
  'card:dark-mark': 'Znamení zla',
  'card:dark-mark.text':
    'Všichni na tomto a na obou sousedních polích hází kostkou: při 1–2 ztrácí 1 zdraví.',
  'card:daily-prophet': 'Denní věštec',
  'card:daily-prophet.text': 'Kdo nemá žádné kouzlo, dobere si 1, dovolí-li mu to čarování.',
  'card:ministry-raid': 'Razie ministerstva',
  'card:ministry-raid.text':
    'Každý v tomto pásu zaplatí 1 galeon, nebo ztratí 1 předmět; relikvie jsou v bezpečí.',
  'card:world-cup-riot': 'Nepokoje na mistrovství',
  'card:world-cup-riot.text': 'Utečeš na kterékoli jiné pole svého pásu a setkáš se s ním.',
  'card:order-meeting': 'Schůze Řádu',
  'card:order-meeting.text':
    'Každý z Fénixova řádu získá 1 žeton osudu a žeton výhody ukazuje jejich stranu.',
  'card:battle-of-hogwarts': 'Šarvátka v Bradavicích',
  'card:battle-of-hogwarts.text':
    'Každý v tomto pásu hází kostkou: 1–2 ztrácí 1 zdraví, 3–5 nic, 6 získává 1 žeton osudu.',
  'card:dementor-swarm': 'Hejno mozkomorů',
  'card:dementor-swarm.text':
    'Kdo v tomto pásu nemá žádné kouzlo, hází kostkou: při 1–3 ho to stojí 1 zdraví.',
  'card:triwizard-task': 'Úkol turnaje tří kouzelníků',
  'card:triwizard-task.text':
    'Zvol čarování nebo sílu a hoď 2 kostkami: nepřesáhne-li jejich součet zvolenou vlastnost, získáš 1 její bod, jinak ztratíš 1 zdraví.',
  'card:fiendfyre': 'Zložár',
  'card:fiendfyre.text':
    'Všichni na tomto a na obou sousedních polích ztrácí 1 předmět dle své volby; relikvie jsou v bezpečí.',
  'card:full-moon': 'Úplněk',
  'card:full-moon.text':
    'Do začátku tvého příštího tahu si nepřátelé bojující silou přičítají k útočnému číslu 1.',
  'card:hogsmeade-weekend': 'Víkend v Prasinkách',
  'card:hogsmeade-weekend.text': 'Každý v tomto pásu získá 1 galeon.',

  'card:knight-bus': 'Zastávka Záchranného autobusu',
  'card:knight-bus.text':
    'Hoď kostkou: 1 přijdeš o 1 tah, 2–3 na King’s Cross, 4–5 chceš-li, na jiné pole tohoto pásu, 6 získáš 1 žeton osudu.',
  'card:magical-menagerie': 'Velkoprodejna mžourov',
  'card:magical-menagerie.text': 'Za 1 galeon můžeš získat 1 žeton osudu.',
  'card:safe-house': 'Bezpečný dům',
  'card:safe-house.text': 'Vyléč si 1 zdraví. Žádná postava tu nezačne bitvu s jinou.',
  'card:mirror-of-erised': 'Zrcadlo z Erisedu',
  'card:mirror-of-erised.text':
    'Hoď kostkou: 1–2 přijdeš o 1 tah, 3–4 nic, 5 získáš 1 čarování, 6 získáš 1 sílu; po zisku zrcadlo zmizí.',
  'card:one-eyed-witch': 'Chodba jednooké čarodějnice',
  'card:one-eyed-witch.text': 'Můžeš jít do Prasinek.',
  'card:white-tomb': 'Bílá hrobka',
  'card:white-tomb.text':
    'Můžeš ji otevřít: porazíš-li strážce, čarování 7, získáš 1 relikvii (není-li žádná, 1 čarování) a hrobka zmizí.',
  'card:vanishing-cabinet': 'Rozplývavá skříň',
  'card:vanishing-cabinet.text': 'Můžeš jít do krámku U Borgina a Burkese.',

  'card:deluminator': 'Zatemňovač',
  'card:deluminator.text': 'Jednou za tah se můžeš vyhnout postavě.',
  'card:sneakoscope': 'Lotroskop',
  'card:sneakoscope.text': 'Napadne-li tě postava, přičteš si k útočnému číslu 1.',
  'card:felix-felicis': 'Felix Felicis',
  'card:felix-felicis.text': 'Odlož tuto kartu před vlastním hodem: na kostce je 6.',
  'card:invisibility-potion': 'Lektvar neviditelnosti',
  'card:invisibility-potion.text': 'Odlož tuto kartu a vyhneš se nepříteli nebo postavě.',
  'card:lost-galleons': 'Ztracený galeon',
  'card:lost-galleons.text': 'Jakmile kartu vezmeš, získáš 1 galeon a karta se odloží.',
  'card:smugglers-purse': 'Měšec pašeráka',
  'card:smugglers-purse.text': 'Jakmile kartu vezmeš, získáš 2 galeony a karta se odloží.',
  'card:sword-of-gryffindor': 'Nebelvírův meč',
  'card:sword-of-gryffindor.text':
    'Slouží jen Fénixovu řádu: v bitvě síla +1, proti Voldemortovi k útočnému číslu přičteš 2.',
  'card:slytherins-locket': 'Zmijozelův medailonek',
  'card:slytherins-locket.text':
    'Slouží jen Smrtijedům: v bitvě síla +1, proti Voldemortovi k útočnému číslu přičteš 2.',
  'card:ravenclaws-diadem': 'Diadém z Havraspáru',
  'card:ravenclaws-diadem.text': 'Dává čarování +1.',
  'card:marauders-map': 'Pobertův plánek',
  'card:marauders-map.text':
    'Jednou za tah se můžeš vyhnout postavě. Ve středním pásu můžeš jít o 1 pole víc nebo méně, než padlo.',
  'card:time-turner': 'Obraceč času',
  'card:time-turner.text': 'Odlož tuto kartu na konci tahu a hraješ další tah.',
  'card:basilisk-fang': 'Baziliščí zub',
  'card:basilisk-fang.text':
    'Odlož tuto kartu před hodem: k útočnému číslu proti nepříteli nebo Voldemortovi přičteš 3.',
  'card:lost-galleons-middle': 'Ztracený galeon',
  'card:lost-galleons-middle.text': 'Jakmile kartu vezmeš, získáš 1 galeon a karta se odloží.',

  'card:wand': 'Hůlka',
  'card:wand.text': 'Dává čarování +1.',
  'card:spell-primer': 'Učebnice kouzel',
  'card:spell-primer.text': 'Dává čarování +1.',
  'card:broomstick': 'Koště',
  'card:broomstick.text': 'Můžeš jít o 1 pole dál, než padlo na kostce.',
  'card:portkey': 'Přenášedlo',
  'card:portkey.text':
    'Odevzdej tuto kartu místo hodu na pohyb: přenese tě z vnějšího pásu na protější pole.',
  'card:wiggenweld-potion': 'Životabudičový lektvar',
  'card:wiggenweld-potion.text': 'Odlož tuto kartu na začátku tahu a vyléčí ti 1 zdraví.',
  'card:beaded-bag': 'Korálová kabelka',
  'card:beaded-bag.text': 'Můžeš mít o 4 předměty víc.',
  'card:dragonhide-jacket': 'Bunda z dračí kůže',
  'card:dragonhide-jacket.text':
    'Když tě má prohraná bitva stát zdraví, hoď kostkou: při 5–6 o ně nepřijdeš, bitva však zůstává prohraná.',
  'card:darkness-powder': 'Prášek okamžité tmy',
  'card:darkness-powder.text': 'Odlož tuto kartu a vyhneš se nepříteli nebo postavě.',

  'card:elder-wand': 'Bezová hůlka',
  'card:elder-wand.text': 'Relikvie. V bitvě čarování +2. Vstup do Velké síně stojí 1 relikvii.',
  'card:resurrection-stone': 'Kámen vzkříšení',
  'card:resurrection-stone.text':
    'Relikvie. Máš-li přijít o poslední zdraví, hoď kostkou: při 4–6 o ně nepřijdeš. Vstup do Velké síně stojí 1 relikvii.',
  'card:invisibility-cloak': 'Neviditelný plášť',
  'card:invisibility-cloak.text':
    'Relikvie. Jednou za tah se můžeš vyhnout nepříteli nebo postavě. Vstup do Velké síně stojí 1 relikvii.',

  'pile:purchase': 'Karty nákupu',
  'pile:talismans': 'Relikvie smrti',
};
