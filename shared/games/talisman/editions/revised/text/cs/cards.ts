const foe = (kind: string, strength: number): string =>
  `Nepřítel – ${kind}, síla ${String(strength)}. Napadne každou postavu, se kterou se setká. Zůstává zde, dokud ji někdo nezabije.`;
const spirit = (craft: number): string =>
  `Nepřítel – duch, vůle ${String(craft)}. Každou postavu, se kterou se setká, napadne v mentálním souboji. Zůstává zde, dokud ho někdo nezabije.`;
const wishes =
  'jedno přání a odloží se: 1 zaklínadlo, 1 zlatý, 1 síla, 1 vůle, 1 život nebo 1 žeton osudu';
const stall = 'Meč 1 Zl, Helma 1 Zl, Láhev vody 1 Zl, Štít 2 Zl, Mula 2 Zl a Vor 3 Zl';
const protects = (rolls: string): string =>
  `Zbroj. Když tě má prohraný boj stát život, hoď kostkou: při ${rolls} o něj nepřijdeš, boj však zůstává prohraný.`;
const bags = (gold: string): string =>
  `Jakmile kartu vezmeš, dostaneš ${gold} a karta se odloží; mezi nesené předměty se nepočítá.`;
const throwAway =
  'Z každého otočení karet setkání můžeš jednu kartu zahodit bez setkání; karta otočená místo ní už platí.';
const royal =
  'Při každé návštěvě Hradu ti zdarma uzdraví až 2 životy. Tohoto pomocníka tam můžeš také vyměnit za 3 zlaté.';

/** Cards in Czech. Names are in the nominative, as in the Czech rulebook if it has them. */
export const cards: Readonly<Record<string, string>> = {
  'card:angel': 'Anděl',
  'card:angel.text': 'Dobrá postava získá 1 život, zlá 1 život ztratí, s neutrální se nestane nic.',
  'card:blizzard': 'Sněhová bouře',
  'card:blizzard.text':
    'Po 2 kola se všechny postavy pohybují přesně o 1 pole za tah a na pohyb neházejí.',
  'card:book-of-spells': 'Kniha zaklínadel',
  'card:book-of-spells.text': 'Dober si tolik zaklínadel, kolik ti vůle ještě dovolí mít.',
  'card:devil': 'Ďábel',
  'card:devil.text': 'Zlá postava získá 1 život, dobrá 1 život ztratí, s neutrální se nestane nic.',
  'card:evil-darkness': 'Temnota zla',
  'card:evil-darkness.text': 'Všechny postavy na plánu, které nejsou zlé, přijdou o 1 tah.',
  'card:imp': 'Imp',
  'card:imp.text':
    'Hod kostkou určí, kam tě přenese: 1 Skály, 2 Hvozd, 3 Hostinec, 4 Zřícenina, 5 Skryté údolí, 6 Prokletá mýtina. Setkání pak máš tam; ostatní karty zůstanou na původním poli.',
  'card:magical-vortex': 'Magický vír',
  'card:magical-vortex.text': 'Všechny postavy odloží všechna svá zaklínadla.',
  'card:market-day': 'Obchodní den',
  'card:market-day.text': `Počínaje tebou a dál po směru hodinových ručiček smí každá postava nakoupit z karet nákupu: ${stall}.`,
  'card:mephistopheles': 'Mefistofeles',
  'card:mephistopheles.text':
    'Zlá postava získá 1 vůli; z dobré nebo neutrální postavy se stane zlá.',
  'card:pestilence': 'Mor',
  'card:pestilence.text': 'Každá postava ve tvém pásu včetně tebe ztratí 1 život.',
  'card:raiders': 'Nájezdníci',
  'card:raiders.text':
    'Všechno tvé zlato odnesou do Oázy, kde bude ležet pro příštího návštěvníka.',
  'card:siren': 'Siréna',
  'card:siren.text': 'Každá postava ve tvém pásu včetně tebe přijde o svůj příští tah.',
  'card:storm': 'Bouře',
  'card:storm.text': 'Každá postava ve tvém pásu včetně tebe přijde o 1 tah.',

  'card:ape': 'Opice',
  'card:ape.text': foe('zvíře', 3),
  'card:bear': 'Medvěd',
  'card:bear.text': foe('zvíře', 3),
  'card:lion': 'Lev',
  'card:lion.text': foe('zvíře', 3),
  'card:serpent': 'Had',
  'card:serpent.text': foe('zvíře', 4),
  'card:wild-boar': 'Divoký kanec',
  'card:wild-boar.text': foe('zvíře', 1),
  'card:wolf': 'Vlk',
  'card:wolf.text': foe('zvíře', 2),
  'card:bandit': 'Lupič',
  'card:bandit.text': `${foe('netvor', 4)} Za 1 zlatý tě tentokrát nechá být.`,
  'card:giant': 'Obr',
  'card:giant.text': foe('netvor', 6),
  'card:goblin': 'Goblin',
  'card:goblin.text': foe('netvor', 2),
  'card:hobgoblin': 'Hobgoblin',
  'card:hobgoblin.text': foe('netvor', 3),
  'card:ogre': 'Zlobr',
  'card:ogre.text': foe('netvor', 5),
  'card:dragon': 'Drak',
  'card:dragon.text': foe('drak', 7),
  'card:demon': 'Démon',
  'card:demon.text': spirit(10),
  'card:ghost': 'Přízrak',
  'card:ghost.text': `Po otočení hoď kostkou, kde bude strašit: 1 Město, 2 Vesnice, 3 Hřbitov, 4 Kaple, 5 Hrad, 6 Chrám. ${spirit(4)}`,
  'card:lemure': 'Lemur',
  'card:lemure.text': spirit(1),
  'card:shadow': 'Stín',
  'card:shadow.text': spirit(2),
  'card:spectre': 'Mátoha',
  'card:spectre.text': spirit(3),
  'card:wraith': 'Zjevení',
  'card:wraith.text': spirit(5),

  'card:enchanter': 'Čaroděj',
  'card:enchanter.text': `Prvnímu návštěvníkovi s vůlí aspoň 4 splní ${wishes}, nebo přenos na libovolné pole tohoto pásu.`,
  'card:fairy': 'Víla',
  'card:fairy.text': `Prvnímu dobrému návštěvníkovi splní ${wishes}, nebo přenos na jiné pole tohoto pásu.`,
  'card:healer': 'Léčitel',
  'card:healer.text':
    'Při každé návštěvě ti zdarma uzdraví až 2 životy, ne však nad tvou hodnotu života.',
  'card:hermit': 'Poustevník',
  'card:hermit.text':
    'Po otočení hoď kostkou, kde bydlí: 1 Krypta, 2 Pláně zmaru, 3 Prokletá mýtina, 4 Oáza, 5 Skály, 6 Hvozd. První návštěvník od něj dostane talisman, pokud ještě nějaký zbývá, a poustevník se odloží.',
  'card:mage': 'Mág',
  'card:mage.text':
    'Dobré postavě dá při každé návštěvě 1 zaklínadlo, pokud jí vůle dovolí další mít.',
  'card:phantom': 'Fantom',
  'card:phantom.text': `Prvnímu zlému návštěvníkovi splní ${wishes}, nebo přenos na jiné pole tohoto pásu.`,
  'card:sorcerer': 'Zaklínač',
  'card:sorcerer.text':
    'Při každé návštěvě prodá 1 zaklínadlo za 1 zlatý, pokud ti vůle dovolí další mít.',
  'card:witch': 'Ježibaba',
  'card:witch.text':
    'Hoď kostkou: 1 staneš se na 3 tahy ropuchou, 2 ztratíš 1 život, 3 získáš 1 sílu, 4 získáš 1 vůli, 5 získáš 1 zaklínadlo, 6 zdarma si doplníš žetony osudu.',

  'card:hag': 'Babice',
  'card:hag.text':
    'Přidá se k tobě, ať chceš, nebo ne; ostatní pomocníky odložíš a nové mít nemůžeš. Zbaví tě jí jen návštěva mystika ve Vesnici.',
  'card:poltergeist': 'Poltergeist',
  'card:poltergeist.text':
    'Přidá se k tobě, ať chceš, nebo ne, a ty se bez hodu pohybuješ přesně o 1 pole za tah. Zbaví tě jej přechod řeky po mostě, na voru nebo s převozníkem.',
  'card:alchemist': 'Alchymista',
  'card:alchemist.text': 'Můžeš odložit kolik svých předmětů chceš a za každý dostaneš 1 zlatý.',
  'card:gnome': 'Gnóm',
  'card:gnome.text':
    'Bránu osudu otvíráš vůlí na 1 kostku a v Dolech ti stačí 2 kostky. Ve Skalách nemusíš házet a v Kopcích se můžeš vyhnout příšerám i postavám.',
  'card:guide': 'Průvodce',
  'card:guide.text': 'V Propasti, ve Skalách a ve Hvozdu nemusíš házet.',
  'card:maiden': 'Panna',
  'card:maiden.text': 'Tvá vůle je o 2 vyšší.',
  'card:mercenary': 'Žoldnéř',
  'card:mercenary.text':
    'Přidá se k tobě za 1 zlatý, jinak čeká zde. Jednou za tah mu můžeš zaplatit 1 zlatý: do konce tahu je pak tvá síla v boji o 3 vyšší.',
  'card:mule': 'Mula',
  'card:mule.text':
    'Uneseš o 4 předměty víc. Když o ni přijdeš, zůstane na tvém poli, co už neuneseš; vybereš si sám.',
  'card:pixie': 'Skřítek',
  'card:pixie.text': 'Ve Hvozdu nemusíš házet a v Lese se můžeš vyhnout příšerám i postavám.',
  'card:prince': 'Princ',
  'card:prince.text': royal,
  'card:princess': 'Princezna',
  'card:princess.text': royal,
  'card:unicorn': 'Jednorožec',
  'card:unicorn.text': 'Tvá síla i tvá vůle jsou o 1 vyšší.',

  'card:amulet': 'Amulet',
  'card:amulet.text': 'Nemůžeš sesílat zaklínadla a žádné kromě zaklínadla moci na tebe nepůsobí.',
  'card:cross': 'Kříž',
  'card:cross.text':
    'V Kapli ani na Hřbitově nepřijdeš kvůli přesvědčení o život. Duchy můžeš zničit bez souboje; trofej z nich nezbude.',
  'card:holy-grail': 'Svatý grál',
  'card:holy-grail.text':
    'Tvá vůle je o 1 vyšší a Poušť tě nestojí život. Zlá postava jej nesmí vlastnit.',
  'card:magic-belt': 'Kouzelný pás',
  'card:magic-belt.text': 'Tvá síla je o 1 vyšší.',
  'card:orb-of-knowledge': 'Koule vědění',
  'card:orb-of-knowledge.text': throwAway,
  'card:potion-of-strength': 'Lektvar síly',
  'card:potion-of-strength.text':
    'Na jedno použití: do konce tahu je tvá síla o 2 vyšší, pak lektvar odlož.',
  'card:ring': 'Prsten',
  'card:ring.text': 'Dokud jej máš, jsou tvá síla i vůle o 1 vyšší.',
  'card:solomons-crown': 'Šalamounova koruna',
  'card:solomons-crown.text': 'Dokud ji máš, je tvá vůle o 2 vyšší.',
  'card:talisman': 'Talisman',
  'card:talisman.text': 'Kdo jej má, smí do Údolí ohně; po vstupu ti zůstane.',
  'card:wand': 'Hůlka',
  'card:wand.text':
    'Kdykoli sešleš své poslední zaklínadlo, dobereš si nové, pokud ti to vůle dovolí.',
  'card:holy-lance': 'Svaté kopí',
  'card:holy-lance.text':
    'Zbraň. Tvá síla je v boji o 1 vyšší, proti drakovi o 3. Zlá postava je nesmí vlastnit.',
  'card:runesword': 'Runový meč',
  'card:runesword.text':
    'Zbraň. Tvá síla je v boji o 1 vyšší, a když ten, koho jím porazíš, přijde o život, získáš 1 život. Dobrá postava jej nesmí vlastnit.',

  'card:bag-of-gold': 'Měšec zlata',
  'card:bag-of-gold.text': bags('1 zlatý'),
  'card:two-bags-of-gold': 'Dva měšce zlata',
  'card:two-bags-of-gold.text': bags('2 zlaté'),
  'card:raft': 'Vor',
  'card:raft.text':
    'Na začátku svého příštího tahu můžeš místo pohybu přeplout řeku na protější pole. Ať ho využiješ, nebo ne, vor pak zmizí.',
  'card:water-bottle': 'Láhev vody',
  'card:water-bottle.text': 'Poušť tě nestojí život.',
  'card:armour': 'Zbroj',
  'card:armour.text': protects('4, 5 nebo 6'),
  'card:helmet': 'Helma',
  'card:helmet.text': protects('6'),
  'card:shield': 'Štít',
  'card:shield.text': protects('5 nebo 6'),
  'card:axe': 'Sekera',
  'card:axe.text':
    'Zbraň. Tvá síla je v boji o 1 vyšší. Když začínáš tah v Lese nebo ve Hvozdu, můžeš místo pohybu postavit vor; tím tah končí.',
  'card:sword': 'Meč',
  'card:sword.text': 'Zbraň. Tvá síla je v boji o 1 vyšší.',

  'card:cave': 'Jeskyně',
  'card:cave.text':
    'Hoď kostkou: 1 napadne tě drak se silou 7, 2 napadne tě goblin se silou 2, 3 přijdeš o 1 tah, 4–5 získáš 2 zlaté, 6 získáš 3 zlaté. Z těchto příšer trofej nezbude.',
  'card:fountain-of-wisdom': 'Fontána moudrosti',
  'card:fountain-of-wisdom.text':
    'Jsou na ní 4 body vůle. Při každé návštěvě si můžeš 1 vzít; až dojdou, karta se odloží.',
  'card:magic-portal': 'Kouzelná brána',
  'card:magic-portal.text':
    'Můžeš do ní vstoupit a hodit kostkou, kde vyjdeš: 1 Skály, 2 Vesnice, 3 Město, 4 Jeskyně temného mága, 5 Chrám, 6 Pláně zmaru.',
  'card:magic-stream': 'Kouzelný pramen',
  'card:magic-stream.text':
    'Jsou na něm 4 body síly. Při každé návštěvě si můžeš 1 vzít; až dojdou, karta se odloží.',
  'card:market': 'Tržiště',
  'card:market.text': `Při každé návštěvě můžeš nakoupit z karet nákupu: ${stall}.`,
  'card:marsh': 'Bažina',
  'card:marsh.text': 'Máš-li sílu menší než 5, přijdeš o 1 tah.',
  'card:maze': 'Bludiště',
  'card:maze.text': 'Máš-li vůli menší než 5, přijdeš o 1 tah.',
  'card:pool-of-life': 'Jezírko života',
  'card:pool-of-life.text':
    'Jsou na něm 4 životy. Při každé návštěvě si můžeš 1 vzít; až dojdou, karta se odloží.',
  'card:shrine': 'Svatyně',
  'card:shrine.text':
    'Pomodli se hodem kostkou: 1 nic, 2 získáš 1 žeton osudu, 3 získáš 1 zlatý, 4 získáš 1 zaklínadlo, 5 získáš 1 život, 6 přenes se na libovolné pole tohoto pásu.',

  'ability:royal-healing': 'Královská přízeň',
  'ability:royal-healing.text': 'Na Hradě ti zdarma uzdraví až 2 životy.',
  'ability:royal-ransom': 'Výkupné',
  'ability:royal-ransom.text': 'Na Hradě lze tohoto pomocníka vyměnit za 3 zlaté.',
  'ability:desert-proof': 'Bez žízně',
  'ability:desert-proof.text': 'Poušť tě nestojí život.',
  'ability:talisman-pass': 'Svolení talismanu',
  'ability:talisman-pass.text': 'Smíš do Údolí ohně.',
  'ability:runesword-thirst': 'Žízeň po životech',
  'ability:runesword-thirst.text': 'Přijde-li o život ten, koho tím mečem porazíš, získáš 1 život.',
  'ability:raft-crossing': 'Plavba na voru',
  'ability:raft-crossing.text': 'Na začátku příštího tahu můžeš místo pohybu přeplout řeku.',
  'ability:raft-building': 'Stavba voru',
  'ability:raft-building.text':
    'Se sekerou můžeš, začínáš-li v Lese nebo ve Hvozdu, místo pohybu postavit vor.',
  'ability:potion-drink': 'Doušek síly',
  'ability:potion-drink.text':
    'Jednou lektvar vypij: tvá síla je do konce tahu o 2 vyšší a lektvar se odloží.',
  'ability:poltergeist-drag': 'Přítěž',
  'ability:poltergeist-drag.text': 'Dokud nepřejdeš řeku, pohybuješ se přesně o 1 pole za tah.',
  'ability:mercenary-pay': 'Žold',
  'ability:mercenary-pay.text':
    'Jednou za tah můžeš žoldnéři zaplatit 1 zlatý: tvá síla je v boji do konce tahu o 3 vyšší.',
  'ability:hag-curse': 'Babicina kletba',
  'ability:hag-curse.text': 'Dokud nenavštívíš mystika, nemůžeš mít jiné pomocníky.',
  'ability:guide-paths': 'Známé stezky',
  'ability:guide-paths.text': 'V Propasti, ve Skalách ani ve Hvozdu nemusíš házet.',
  'ability:cross-shelter': 'Ochrana kříže',
  'ability:cross-shelter.text': 'Kaple ani Hřbitov tě nestojí život.',
  'ability:cross-banish': 'Moc kříže',
  'ability:cross-banish.text':
    'Ducha, s nímž se setkáš, můžeš zničit bez souboje; trofej po něm nezbude.',
  'ability:amulet-ward': 'Štít amuletu',
  'ability:amulet-ward.text': 'Nesesíláš zaklínadla a působí na tebe jen zaklínadlo moci.',
  'ability:alchemist-gold': 'Umění alchymisty',
  'ability:alchemist-gold.text':
    'Kdykoli můžeš odložit kterékoli své předměty a za každý získat 1 zlatý.',
};
