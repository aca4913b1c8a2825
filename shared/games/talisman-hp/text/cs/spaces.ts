const draw = (n: number): string =>
  n === 1
    ? 'Otoč 1 kartu oblasti; leží-li zde už nějaká karta, neotáčej nic.'
    : `Otoč tolik karet oblasti, kolik jich zde chybí do ${String(n)}.`;
const home =
  'buď se ti uzdraví všechno ztracené zdraví, nebo hoď kostkou: 5 získáš 1 osud, 6 získáš 1 kouzlo.';
const borgin =
  'hoď kostkou: 1 jsi na 2 tahy fretkou, 2 ztratíš 1 zdraví, 3–4 nic, 5 získáš 1 galeon, 6 získáš 1 osud';

/** Spaces of the board in Czech, what happens there, and who is met there. */
export const spaces: Readonly<Record<string, string>> = {
  'region:outer': 'Londýn a okolí',
  'region:middle': 'bradavické pozemky',
  'region:inner': 'bradavický hrad',

  'space:leaky-cauldron': 'Děravý kotel',
  'space:leaky-cauldron.text': draw(1),
  'space:diagon-alley': 'Příčná ulice',
  'space:diagon-alley.text':
    'Můžeš prodat 1 předmět, ne relikvii, za 1 galeon a pak nakoupit: Životabudičový lektvar 1, Hůlka, Přenášedlo, Prášek okamžité tmy 2, Učebnice kouzel, Koště, Korálová kabelka, Bunda z dračí kůže 3 galeony.',
  'space:charing-cross-road': 'Charing Cross Road',
  'space:charing-cross-road.text': draw(1),
  'space:gringotts': 'Gringottova banka',
  'space:gringotts.text':
    'Hoď kostkou: 1 ztratíš 1 galeon, 2–3 nic, 4–5 získáš 1 galeon, 6 získáš 2 galeony.',
  'space:london-streets': 'Ulice Londýna',
  'space:london-streets.text': draw(2),
  'space:knockturn-alley': 'Obrtlá ulice',
  'space:knockturn-alley.text': draw(2),
  'space:borgin-and-burkes': 'U Borgina a Burkese',
  'space:borgin-and-burkes.text': `Fénixův řád: ${borgin}. Smrtijedi mohou místo toho zaplatit 1 galeon za 1 kouzlo.`,
  'space:thames-embankment': 'Nábřeží Temže',
  'space:thames-embankment.text': draw(1),
  'space:ministry-of-magic': 'Ministerstvo kouzel',
  'space:ministry-of-magic.text':
    'Ukazuje-li žeton výhody tvou stranu, doplní se ti osud. Jinak hoď kostkou: 1–2 přijdeš o 1 tah, 3–4 ztratíš 1 osud, 5–6 nic.',
  'space:whitehall': 'Whitehall',
  'space:whitehall.text': draw(1),
  'space:grimmauld-place': 'Grimmauldovo náměstí',
  'space:grimmauld-place.text': `Fénixův řád: ${home} Smrtijedi ztrácí 1 zdraví.`,
  'space:islington': 'Islington',
  'space:islington.text': draw(1),
  'space:kings-cross': 'Nádraží King’s Cross',
  'space:kings-cross.text': `Kdo sem dojde, může zkusit cestu na Nádraží v Prasinkách: kostka a čarování musí dát víc než 9, jinak tu tah končí. Bez pokusu: ${draw(1)}`,
  'space:english-countryside': 'Anglický venkov',
  'space:english-countryside.text': draw(2),
  'space:the-burrow': 'Doupě',
  'space:the-burrow.text':
    'Fénixův řád: uzdrav si 1 zdraví a za 1 galeon můžeš získat 1 osud. Smrtijedi hází kostkou: 1–2 boj s hlídkou, čarování 4, 3–4 nic, 5–6 získáš 1 galeon.',
  'space:ottery-st-catchpole': 'Vydrník svatého Drába',
  'space:ottery-st-catchpole.text': draw(1),
  'space:godrics-hollow': 'Godrikův důl',
  'space:godrics-hollow.text': draw(2),
  'space:little-hangleton': 'Malý Visánek',
  'space:little-hangleton.text': `${draw(1)} Nepřátelé si zde k útoku přičítají 1.`,
  'space:malfoy-manor': 'Sídlo Malfoyových',
  'space:malfoy-manor.text': `Smrtijedi: ${home} Fénixův řád ztrácí 1 zdraví.`,
  'space:spinners-end': 'Tkalcovská ulice',
  'space:spinners-end.text': draw(1),
  'space:forest-of-dean': 'Deanský les',
  'space:forest-of-dean.text':
    'Hoď kostkou: 1 boj s lapkou, síla 4, 2 přijdeš o 1 tah, 3–5 nic, 6 získáš 1 sílu.',
  'space:st-mungos': 'Nemocnice svatého Munga',
  'space:st-mungos.text':
    'Buď si uzdrav až 2 zdraví po 1 galeonu, nebo hoď kostkou: 1–4 nic, 5 uzdrav si 1 zdraví, 6 fretka se promění zpět, nebo získáš 1 zdraví. Kdo přijde o všechno zdraví, ocitne se zde.',
  'space:little-whinging': 'Kvikálkov',
  'space:little-whinging.text': draw(1),
  'space:privet-drive': 'Zobí ulice 4',
  'space:privet-drive.text':
    'Hoď kostkou: 1 přijdeš o 1 tah, 2 ztratíš 1 galeon, 3 boj s tyranem, síla 3, 4 získáš 1 galeon, 5 chceš-li, na jiné pole oblasti, 6 chceš-li, do Hagridovy boudy.',

  'space:hagrids-hut': 'Hagridova bouda',
  'space:hagrids-hut.text':
    'Hoď kostkou: 1 boj se zatoulanou šelmou, síla 5, 2–3 nic, 4 uzdrav si 1 zdraví, 5 získáš 1 osud, 6 získáš 1 sílu.',
  'space:forbidden-forest': 'Zapovězený les',
  'space:forbidden-forest.text': draw(2),
  'space:whomping-willow': 'Vrba mlátička',
  'space:whomping-willow.text':
    'Hoď kostkou: nepřesáhne-li tvou sílu, můžeš jít do Chroptící chýše, jinak ztratíš 1 zdraví.',
  'space:gates-of-hogwarts': 'Brána do Bradavic',
  'space:gates-of-hogwarts.text': `Zbývá-li ti krok, nebo zde pohyb končíš, můžeš ji zkusit otevřít: 2 kostky nesmí přesáhnout tvé čarování nebo sílu, dle tvé volby. Úspěch vede na Pohyblivé schodiště, neúspěch stojí 1 bod, nikdy pod výchozí hodnotu. Bez pokusu: ${draw(1)}`,
  'space:owlery': 'Soví věž',
  'space:owlery.text': 'Za 1 galeon můžeš získat 1 kouzlo nebo 1 osud.',
  'space:greenhouses': 'Skleníky',
  'space:greenhouses.text': draw(2),
  'space:quidditch-pitch': 'Famfrpálové hřiště',
  'space:quidditch-pitch.text':
    'Nemáš-li výzvu, můžeš ji přijmout: kostka určí kterou. Kdo ji splní, získá relikvii.',
  'space:hogsmeade-road': 'Cesta do Prasinek',
  'space:hogsmeade-road.text': draw(2),
  'space:hogsmeade-station': 'Nádraží v Prasinkách',
  'space:hogsmeade-station.text': `Odtud je cesta na King’s Cross volná. ${draw(1)}`,
  'space:hogsmeade-village': 'Prasinky',
  'space:hogsmeade-village.text':
    'Můžeš nakoupit: Životabudičový lektvar 2, Hůlka, Přenášedlo, Prášek okamžité tmy 3, Učebnice kouzel, Koště, Korálová kabelka, Bunda z dračí kůže 4 galeony.',
  'space:three-broomsticks': 'U Tří košťat',
  'space:three-broomsticks.text':
    'Můžeš si uzdravit zdraví po 1 galeonu a za 1 galeon získat 1 osud.',
  'space:hogs-head': 'U Prasečí hlavy',
  'space:hogs-head.text': draw(1),
  'space:shrieking-shack': 'Chroptící chýše',
  'space:shrieking-shack.text': `${draw(1)} Bonusy předmětů a kouzla tu neplatí.`,
  'space:black-lake': 'Černé jezero',
  'space:black-lake.text': `Hoď kostkou: při 1–2 ztratíš 1 zdraví. Pak: ${draw(2)}`,
  'space:lakeshore': 'Břeh jezera',
  'space:lakeshore.text': draw(2),
  'space:centaur-glade': 'Mýtina kentaurů',
  'space:centaur-glade.text': draw(3),

  'space:moving-staircase': 'Pohyblivé schodiště',
  'space:moving-staircase.text': 'Nic se zde neděje.',
  'space:potions-dungeon': 'Učebna lektvarů',
  'space:potions-dungeon.text': 'Hoď 2 kostkami: přesáhnou-li tvé čarování, stojí tě to 1 zdraví.',
  'space:dada-classroom': 'Učebna obrany proti černé magii',
  'space:dada-classroom.text':
    'Boj s tvaroměncem, jehož čarování je 3 a jeden hod kostkou. Dokud není poražen, bojuješ s ním každý tah místo pohybu, nebo se obrať zpět.',
  'space:restricted-section': 'Oddělení s omezeným přístupem',
  'space:restricted-section.text':
    'Hoď kostkou: 1 ztratíš 1 zdraví, 2 přijdeš o 1 tah, 3–5 nic, 6 získáš 1 kouzlo.',
  'space:chamber-of-secrets': 'Tajemná komnata',
  'space:chamber-of-secrets.text':
    'Boj s obřím hadem čarováním nebo silou, dle tvé volby; má 4 a jeden hod kostkou. Dokud není poražen, bojuješ s ním každý tah místo pohybu, nebo se obrať zpět.',
  'space:astronomy-tower': 'Astronomická věž',
  'space:astronomy-tower.text': 'Hoď kostkou: 1–2 ztratíš 1 zdraví, 3–5 nic, 6 ztratíš 2 zdraví.',
  'space:headmasters-office': 'Ředitelna',
  'space:headmasters-office.text': 'Uzdrav si 1 zdraví, nebo získej 1 osud.',
  'space:room-of-requirement': 'Komnata nejvyšší potřeby',
  'space:room-of-requirement.text':
    'Každý pohyb zde končí. S relikvií k odevzdání jdeš dál do Velké síně, jinak se obracíš zpět.',
  'space:great-hall': 'Velká síň',
  'space:great-hall.text':
    'Boj s Voldemortem čarováním; on má 12. Kdo zvítězí, vyhrává hru. Prohra stojí 1 zdraví a vede zpět na Pohyblivé schodiště; po remíze bojuješ příští tah znovu.',

  'creature:guard': 'Hlídka',
  'creature:outlaw': 'Lapka',
  'creature:bully': 'Tyran',
  'creature:stray-beast': 'Zatoulaná šelma',
  'creature:guardian': 'Strážce hrobky',
  'creature:shape-shifter': 'Tvaroměnec',
  'creature:giant-snake': 'Obří had',
  'creature:voldemort': 'Lord Voldemort',

  'quest:challenge-wound': 'Připravit postavu druhé strany o 1 zdraví',
  'quest:challenge-kill': 'Porazit 1 nepřítele s hodnotou aspoň 4',
  'quest:challenge-follower': 'Odložit 1 pomocníka',
  'quest:challenge-object': 'Odložit 1 předmět, ne relikvii',
  'quest:challenge-two-galleons': 'Zaplatit 2 galeony',
  'quest:challenge-galleon': 'Zaplatit 1 galeon',

  'shop:advice': 'Poradit se',
  'shop:bargain': 'Koupit 1 kouzlo za 1 galeon',
  'shop:by-magic': 'Zkusit to čarováním',
  'shop:by-strength': 'Zkusit to silou',
  'shop:butterbeer': 'Máslový ležák: 1 osud za 1 galeon',
  'shop:chance': 'Zkusit štěstí',
  'shop:confiscation': 'Ztratit 1 předmět',
  'shop:favours': 'Získat 2 osudy',
  'shop:fine': 'Zaplatit 1 galeon',
  'shop:flight': 'Odletět do Hagridovy boudy',
  'shop:healer': 'Léčitel: až 2 zdraví po 1 galeonu',
  'shop:keeper': 'Prodavač: 1 osud za 1 galeon',
  'shop:letter': 'Dopis: 1 kouzlo za 1 galeon',
  'shop:open': 'Otevřít hrobku',
  'shop:owl': 'Sova: 1 osud za 1 galeon',
  'shop:passage': 'Projít chodbou',
  'shop:rest': 'Odpočinout si a uzdravit se',
  'shop:restore': 'Proměnit se zpět',
  'shop:ride': 'Svézt se',
  'shop:search': 'Prohledat dům',
  'shop:sell': 'Prodat 1 předmět za 2 galeony',
  'shop:stars': 'Ptát se hvězd: 1 osud',
  'shop:strengthen': 'Získat 1 zdraví',
  'shop:supper': 'Večeře: 1 osud za 1 galeon',
  'shop:tunnel': 'Projít tunelem',
  'shop:vault': 'Trezor: 1 karta nákupu za 2 galeony',
  'shop:ward': 'Jít na oddělení',
};
