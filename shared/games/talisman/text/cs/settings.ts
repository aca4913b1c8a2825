/** The names and descriptions of the options in every edition, in Czech. */
export const settings: Readonly<Record<string, string>> = {
  'setting.askForReactions': 'Ptát se na reakce',
  'setting.maxPlayers': 'Nejvíce hráčů',
  'setting.firstPlayer': 'Kdo má první tah',
  'setting.characterChoice': 'Z kolika postav se na začátku vybírá',
  'setting.replacementChoice': 'Z kolika postav se vybírá po smrti',
  'setting.recycleDead': 'Zabité postavy se mohou vrátit do hry',
  'setting.evadeHostile': 'Lze se vyhnout každé nepřátelské bytosti',
  'setting.inheritance': 'Nová postava dědí věci po zabité',
  'setting.trophyRate': 'Body trofejí za jeden ukazatel',
  'setting.headStart': 'Všichni začínají s jedním ukazatelem síly nebo vůle',
  'setting.bloodbath': 'Krvavý talisman: v zásobě je jediný a zabití ve hře končí',
  'setting.commandEase': 'Zaklínadlo moci je při 5 a více postavách snazší',
  'setting.suddenDeath': 'Náhlá smrt',
  'setting.rounds': 'Tahů na hráče',
  'setting.timedScore': 'Co se počítá do výsledku, když čas vyprší',
  'setting.warlockBar': 'Který nesplněný úkol brání otevřít Bránu osudu',
  'setting.crownEvade': 'Na Koruně moci se postavy mohou sobě vyhnout',
  'setting.castOnArrival': 'Zaklínadlo moci se sesílá už v tahu příchodu',
  'setting.toadDropsAll': 'Kdo se stane ropuchou, nechá všechny věci ležet',
  'setting.toadCarries': 'Ropucha smí brát a nosit věci',
  'setting.fateOnDeathDice': 'Osudem lze měnit i hod smrtky',
  'setting.strictSupply': 'Ukazatelů, osudu a zlata je jen tolik, co v krabici',
  'setting.psionicBlastCounters': 'Psychický úder přidává i ukazatele vůle',
  'setting.monkCounters': 'Mnich v boji přičítá i ukazatele vůle',
  'setting.immobilityMidMove': 'Nehybnost lze seslat i uprostřed pohybu',
  'setting.cornerBridges': 'Mosty u Města a Vesnice zbaví Poltergeista',
  'setting.meetBoth': 'Setkání s postavou i s polem',
  'setting.attributeCap': 'Strop síly a vůle',
  'setting.swapSpells': 'Výměna zaklínadla za nové',
  'setting.oneSpell': 'Jedno zaklínadlo za tah',
  'setting.castleStack': 'Princ a Princezna na Hradě uzdraví každý 2 životy',
  'setting.askForReactions.able': 'Těch, kdo mohou reagovat',
  'setting.askForReactions.everyone': 'Všech, kdo by mohli',
  'setting.askForReactions.text':
    'Ptát se jen těch, kdo mohou reagovat, je rychlejší. Ptát se všech neprozradí, kdo co má na ruce. Každý hráč si u každé své karty volí: neptat se, ptát se, když to má smysl, nebo vždy.',
  'setting.maxPlayers.text': 'Víc než šest hráčů z krabice: až dvanáct.',
  'setting.firstPlayer.text': 'Kdo zahraje úplně první tah.',
  'setting.firstPlayer.host': 'Hostitel',
  'setting.firstPlayer.random': 'Náhodně',
  'setting.characterChoice.text': 'Kolik postav každý na začátku dostane, aby si jednu nechal.',
  'setting.characterChoice.1': '1 postava',
  'setting.characterChoice.3': '3 postavy',
  'setting.replacementChoice.text':
    'Kolik postav dostane hráč po smrti své postavy, aby si jednu nechal.',
  'setting.replacementChoice.1': '1 postava',
  'setting.replacementChoice.3': '3 postavy',
  'setting.recycleDead.text':
    'Zabité postavy mohou být znovu vylosovány, jinak zůstanou ze hry venku.',
  'setting.evadeHostile.text':
    'Co dovolí vyhnout se příšerám, platí i na nepřátelské bytosti, třeba na Ježibabu nebo Černého rytíře.',
  'setting.inheritance.text': 'Majetek zabité postavy dostane další postava téhož hráče.',
  'setting.trophyRate.text':
    'Kolik bodů trofejí stojí jeden ukazatel vlastnosti. Čím méně, tím rychleji všichni sílí.',
  'setting.trophyRate.7': '7 bodů',
  'setting.trophyRate.6': '6 bodů',
  'setting.trophyRate.5': '5 bodů',
  'setting.headStart.text': 'Každý si před prvním tahem vybere ukazatel síly nebo vůle.',
  'setting.bloodbath.text': 'Získat lze jen jediný talisman a kdo je zabit, ve hře končí.',
  'setting.commandEase.text':
    'Dokud ve hře zbývá pět a více postav, Zaklínadlo moci se daří častěji, a hra tak skončí dřív.',
  'setting.suddenDeath.text': 'Jiný způsob, jak hru ukončit, když je méně času.',
  'setting.suddenDeath.off': 'Ne',
  'setting.suddenDeath.crown': 'Vyhrává první na Koruně moci',
  'setting.suddenDeath.timed': 'Vyhrává nejlepší výsledek po daném počtu tahů',
  'setting.rounds.text':
    'Po tolika tazích každého hráče se porovnají výsledky. Pro hru na čas je to nutné; hra o Korunu moci tak skončí, i když k ní včas nikdo nedojde.',
  'setting.timedScore.text': 'Pro hru na daný počet tahů: které statky se počítají do výsledku.',
  'setting.timedScore.gained': 'Vše, co postava získala',
  'setting.timedScore.held': 'Vše, co má postava na konci',
  'setting.warlockBar.text':
    'Dokud nesplníš úkol temného mága, neotevřeš Bránu osudu. Tady určíš, který úkol to je.',
  'setting.warlockBar.any': 'Kterýkoli',
  'setting.warlockBar.firstOnly': 'Jen první',
  'setting.crownEvade.text': 'Co dovoluje vyhnout se jiné postavě, pomáhá i na Koruně moci.',
  'setting.castOnArrival.text':
    'Kdo přijde na Korunu moci sám, sesílá Zaklínadlo moci hned, ne až od příštího tahu.',
  'setting.toadDropsAll.text':
    'Kdo se promění v ropuchu, nechá předměty, pomocníky a zlato na poli, jinak mu zatím jen nejsou k užitku.',
  'setting.toadCarries.text': 'Ropucha smí brát a nosit předměty, pomocníky i zlato.',
  'setting.fateOnDeathDice.text': 'Při hře v kostky se Smrtkou lze za osud hodit znovu.',
  'setting.strictSupply.text':
    'Když dojdou ukazatele, osud nebo zlato z krabice, nikdo už žádné nedostane.',
  'setting.psionicBlastCounters.text':
    'Psychický úder přičítá celou vůli i s ukazateli, nejen tu natištěnou na postavě.',
  'setting.monkCounters.text':
    'Mnich v boji přičítá celou vůli i s ukazateli, nejen tu natištěnou.',
  'setting.immobilityMidMove.text':
    'Nehybností lze zastavit i útok, ke kterému dojde uprostřed pohybu.',
  'setting.cornerBridges.text':
    'Mosty nakreslené v rozích u Města a Vesnice se počítají za přechod, který zbaví Poltergeista.',
  'setting.meetBoth.text': 'Když se setkáš s postavou, setkáš se pak i s polem.',
  'setting.attributeCap.text': 'Ukazatele zvýší sílu a vůli nejvýš na tuto hodnotu.',
  'setting.swapSpells.text':
    'Když získáš zaklínadlo a máš jich plný počet, můžeš jedno odložit a vzít si jiné.',
  'setting.oneSpell.text':
    'Každá postava smí za tah seslat jen jedno zaklínadlo, i ve svém vlastním.',
  'setting.castleStack.text': 'Kdo má Prince i Princeznu, toho na Hradě uzdraví oba.',
};
