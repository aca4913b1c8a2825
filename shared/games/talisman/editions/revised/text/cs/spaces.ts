const draw1 = 'Otoč 1 kartu setkání; leží-li zde už nějaká karta, neotáčej nic.';
const drawTo = (n: string): string => `Otoč tolik karet setkání, kolik jich zde chybí do ${n}.`;
const desert = `Ztratíš 1 život, pokud tě neuchrání Láhev vody nebo Svatý grál. ${draw1}`;
const runes = `${draw1} Každá příšera, se kterou zde bojuješ, si k hodu na útok přičte 2.`;
const ways = '1 na Pláně zmaru, 2–3 k Bráně osudu, 4–5 do Jeskyně temného mága';

/** Spaces of the board in Czech, with their effects and creatures. */
export const spaces: Readonly<Record<string, string>> = {
  'region:outer': 'vnější pás',
  'region:middle': 'střední pás',
  'region:inner': 'vnitřní pás',

  'space:village': 'Vesnice',
  'space:village.text':
    'Navštiv jednoho ze tří. Kovář prodává Helmu a Meč za 2 zlaté, Sekeru a Štít za 3, Zbroj za 4. Léčitel uzdraví život za 1 zlatý, nejvýš do tvé hodnoty života. U mystika hoď kostkou: 1 staneš se zlým, 2–3 nic, 4 staneš se dobrým, 5 získáš 1 vůli, 6 získáš 1 zaklínadlo.',
  'space:fields-north': 'Pole (sever)',
  'space:fields-north.text': draw1,
  'space:graveyard': 'Hřbitov',
  'space:graveyard.text':
    'Dobrý: ztratíš 1 život. Neutrální: doplň si osud po 1 zlatém za žeton, nejvýš do své hodnoty osudu. Zlý: doplň si osud zdarma, nebo se pomodli hodem kostkou: 1–4 nic, 5 získáš 1 žeton osudu, 6 získáš 1 zaklínadlo.',
  'space:woods-north': 'Les (sever)',
  'space:woods-north.text': draw1,
  'space:sentinel': 'Stráž',
  'space:sentinel.text': `${draw1} Kdo jde přes most do středního pásu, kartu neotáčí, ale napadne ho stráž se silou 9; cesta zpět je volná.`,
  'space:hills-north': 'Kopce (sever)',
  'space:hills-north.text': draw1,
  'space:chapel': 'Kaple',
  'space:chapel.text':
    'Zlý: ztratíš 1 život. Neutrální: uzdrav si životy po 1 zlatém, nejvýš do své hodnoty života. Dobrý: uzdrav se zdarma, nebo se pomodli hodem kostkou: 1–4 nic, 5 získáš 1 život, 6 získáš 1 zaklínadlo.',
  'space:fields-northeast': 'Pole (severovýchod)',
  'space:fields-northeast.text': draw1,
  'space:crags': 'Skály',
  'space:crags.text':
    'Hoď kostkou: 1 napadne tě duch s vůlí 4, 2–3 zabloudíš a přijdeš o svůj příští tah, 4–5 nic, 6 získáš 1 sílu.',
  'space:plains-east': 'Pláně (východ)',
  'space:plains-east.text': draw1,
  'space:woods-east': 'Les (východ)',
  'space:woods-east.text': draw1,
  'space:fields-southeast': 'Pole (jihovýchod)',
  'space:fields-southeast.text': draw1,
  'space:city': 'Město',
  'space:city.text':
    'Navštiv jednoho ze tří. Doktor uzdraví až 2 životy po 1 zlatém, nejvýš do tvé hodnoty života. Alchymista dá 1 zlatý za každý předmět, který odložíš. U čarodějky hoď kostkou: 1 staneš se na 3 tahy ropuchou, 2 ztratíš 1 sílu, 3 ztratíš 1 vůli, 4 získáš 1 vůli, 5 získáš 1 sílu, 6 získáš 1 zaklínadlo.',
  'space:fields-south': 'Pole (jih)',
  'space:fields-south.text': draw1,
  'space:hills-south': 'Kopce (jih)',
  'space:hills-south.text': draw1,
  'space:plains-south': 'Pláně (jih)',
  'space:plains-south.text': draw1,
  'space:woods-south': 'Les (jih)',
  'space:woods-south.text': draw1,
  'space:plains-southwest': 'Pláně (jihozápad)',
  'space:plains-southwest.text': draw1,
  'space:tavern': 'Hostinec',
  'space:tavern.text':
    'Hoď kostkou: 1 opiješ se a přijdeš o 1 tah, 2 vyzve tě na rvačku sedlák (síla 3), 3 ztratíš 1 zlatý, 4 získáš 1 zlatý, 5 místo příštího pohybu se můžeš přenést na jiné pole tohoto pásu, 6 místo příštího pohybu se můžeš dát převézt do Chrámu.',
  'space:fields-west': 'Pole (západ)',
  'space:fields-west.text': draw1,
  'space:ruins': 'Zřícenina',
  'space:ruins.text': drawTo('dvou'),
  'space:plains-west': 'Pláně (západ)',
  'space:plains-west.text': draw1,
  'space:forest': 'Hvozd',
  'space:forest.text':
    'Hoď kostkou: 1 napadne tě zbojník se silou 4, 2–3 zabloudíš a přijdeš o svůj příští tah, 4–5 nic, 6 získáš 1 vůli.',
  'space:fields-northwest': 'Pole (severozápad)',
  'space:fields-northwest.text': draw1,

  'space:portal-of-power': 'Brána osudu',
  'space:portal-of-power.text': `${draw1} Chceš-li dál na Pláně zmaru, neotáčej nic, zvol sílu nebo vůli a hoď 2 kostkami. Součet nejvýš roven zvolené vlastnosti bránu otevře a tah končí na Pláních; vyšší tě stojí 1 bod té vlastnosti a tah končí zde.`,
  'space:black-knight': 'Černý rytíř',
  'space:black-knight.text': 'Odevzdej rytíři 1 zlatý, jinak přijdeš o 1 život.',
  'space:hidden-valley': 'Skryté údolí',
  'space:hidden-valley.text': drawTo('tří'),
  'space:hills-middle': 'Kopce (střední pás)',
  'space:hills-middle.text': `${draw1} Odtud vede most na pole Stráž.`,
  'space:cursed-glade': 'Prokletá mýtina',
  'space:cursed-glade.text': `${draw1} Síla a vůle z předmětů a kouzelných předmětů tu neplatí, kouzelné předměty nelze používat a zaklínadla nelze sesílat.`,
  'space:runes-northeast': 'Runy (severovýchod)',
  'space:runes-northeast.text': runes,
  'space:chasm': 'Propast',
  'space:chasm.text':
    'Hoď kostkou za sebe a po jedné za každého svého pomocníka: 1–2 ztratíš 1 život, respektive pomocník zahyne; 3–6 nic.',
  'space:runes-southeast': 'Runy (jihovýchod)',
  'space:runes-southeast.text': runes,
  'space:warlocks-cave': 'Jeskyně temného mága',
  'space:warlocks-cave.text':
    'Hodem kostkou můžeš přijmout úkol: 1 připravit jinou postavu o 1 život, 2 zabít 1 nepřítele, 3 odložit 1 pomocníka, 4 odložit 1 kouzelný předmět, 5 zaplatit 3 zlaté, 6 zaplatit 2 zlaté. Až jej splníš, ocitneš se zde a dostaneš talisman, pokud nějaký zbývá.',
  'space:desert-east': 'Poušť (východ)',
  'space:desert-east.text': desert,
  'space:oasis': 'Oáza',
  'space:oasis.text': drawTo('dvou'),
  'space:desert-west': 'Poušť (západ)',
  'space:desert-west.text': desert,
  'space:temple': 'Chrám',
  'space:temple.text':
    'Pomodli se hodem 2 kostkami: 2 ztratíš 2 životy, 3 ztratíš 1 život, 4 ztratíš 1 pomocníka, 5 jsi otrokem, který odejde, až hodí na pohyb aspoň 4, 6 získáš 1 sílu, 7 získáš 1 vůli, 8–9 získáš 1 zaklínadlo, 10 získáš talisman, 11 získáš 2 žetony osudu, 12 získáš 2 životy.',
  'space:woods-middle': 'Les (střední pás)',
  'space:woods-middle.text': draw1,
  'space:runes-west': 'Runy (západ)',
  'space:runes-west.text': runes,
  'space:castle': 'Hrad',
  'space:castle.text':
    'Královský doktor uzdraví život za 1 zlatý, nejvýš do tvé hodnoty života. Máš-li Prince nebo Princeznu, uzdraví až 2 životy zdarma.',

  'space:plain-of-peril': 'Pláně zmaru',
  'space:plain-of-peril.text':
    'Zde se zastav. Odteď se pohybuješ o 1 pole za tah a na pohyb neházíš.',
  'space:mines': 'Doly',
  'space:mines.text': `Hoď 3 kostkami a odečti svou vůli. Při 0 a méně zůstaneš zde, jinak se hned přesuň: ${ways}, 6 a víc do Hostince.`,
  'space:vampires-tower': 'Upíří věž',
  'space:vampires-tower.text':
    'Hoď kostkou: 1–2 ztratíš 1 život, 3–4 ztratíš 2 životy, 5–6 ztratíš 3 životy. Každý odložený pomocník zachrání 1 z nich.',
  'space:pits': 'Jámy',
  'space:pits.text':
    'Hoď kostkou: tolik zrůd se silou 4 na tebe jedna po druhé zaútočí. Tah končí, až tě některá porazí, nebo až porazíš všechny; dál smíš v tahu po té poslední.',
  'space:crypt': 'Krypta',
  'space:crypt.text': `Hoď 3 kostkami a odečti svou sílu. Při 0 a méně zůstaneš zde, jinak se hned přesuň: ${ways}, 6 a víc do Města.`,
  'space:dice-with-death': 'Smrtka',
  'space:dice-with-death.text':
    'Hoď 2 kostkami nejdřív za sebe, potom za smrtku. Víc: v příštím tahu smíš dál. Stejně: příští tah házej znovu. Míň: ztratíš 1 život a příští tah házej znovu.',
  'space:werewolf-den': 'Doupě vlkodlaka',
  'space:werewolf-den.text':
    'Hoď 2 kostkami: to je síla vlkodlaka, se kterým bojuješ. Když tě porazí, ztratíš 1 život a příští tah potkáš téhož; dál smíš, až bude zabit.',
  'space:valley-of-fire': 'Údolí ohně',
  'space:valley-of-fire.text':
    'Vstoupí jen ten, kdo má talisman; bez něj se musíš vrátit. Odtud vede cesta ke Koruně moci.',
  'space:crown-of-command': 'Koruna moci',
  'space:crown-of-command.text':
    'Zde zůstaneš stát. Jsi-li sám, sešli každý tah zaklínadlo moci: hoď kostkou, 1–3 nic, 4–6 každá jiná postava ztratí 1 život. Nejsi-li sám, musíš se setkat s některou postavou, která je zde.',

  'creature:sentinel': 'Stráž',
  'creature:sentinel.text': 'Síla 9.',
  'creature:farmer': 'Sedlák',
  'creature:farmer.text': 'Síla 3.',
  'creature:brigand': 'Zbojník',
  'creature:brigand.text': 'Síla 4.',
  'creature:crag-spirit': 'Duch skal',
  'creature:crag-spirit.text': 'Vůle 4.',
  'creature:cave-dragon': 'Drak z jeskyně',
  'creature:cave-dragon.text': 'Síla 7.',
  'creature:cave-goblin': 'Goblin z jeskyně',
  'creature:cave-goblin.text': 'Síla 2.',
  'creature:werewolf': 'Vlkodlak',
  'creature:pitfiend': 'Zrůda',
  'creature:pitfiend.text': 'Síla 4.',
  'creature:death': 'Smrtka',

  'quest:quest-wound': 'Připravit jinou postavu o 1 život',
  'quest:quest-kill': 'Zabít 1 nepřítele',
  'quest:quest-follower': 'Odložit 1 pomocníka',
  'quest:quest-magic': 'Odložit 1 kouzelný předmět',
  'quest:quest-gold3': 'Zaplatit 3 zlaté',
  'quest:quest-gold2': 'Zaplatit 2 zlaté',

  'shop:blacksmith': 'Kovář',
  'shop:healer': 'Léčitel',
  'shop:mystic': 'Mystik',
  'shop:doctor': 'Doktor',
  'shop:alchemist': 'Alchymista',
  'shop:enchantress': 'Čarodějka',
  'shop:royal-doctor': 'Královský doktor',
  'shop:pray': 'Modlit se',
  'shop:heal': 'Uzdravit se',
  'shop:replenish': 'Doplnit žetony osudu',
  'shop:pay-gold': 'Zaplatit 1 zlatý',
  'shop:lose-life': 'Ztratit 1 život',
};
