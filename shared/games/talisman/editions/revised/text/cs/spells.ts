const atStart = 'Na začátku svého tahu, ještě než se pohneš:';

/** Spells in Czech. */
export const spells: Readonly<Record<string, string>> = {
  'card:acquisition': 'Přivlastnění',
  'card:acquisition.text': `${atStart} vezmi kterékoli postavě 1 zlatý nebo 1 předmět, který si vybereš.`,
  'card:alchemy': 'Alchymie',
  'card:alchemy.text': `${atStart} odlož kolik svých předmětů chceš a za každý získej 1 zlatý.`,
  'card:counterspell': 'Protizaklínadlo',
  'card:counterspell.text':
    'Hned po seslání kteréhokoli zaklínadla, i zaklínadla moci: nestane se nic z toho, co mělo způsobit.',
  'card:destroy-magic': 'Zničení magie',
  'card:destroy-magic.text':
    'Na začátku nebo na konci svého tahu: do začátku tvého příštího tahu nesmí nikdo, ani ty, sesílat zaklínadla a používat kouzelné předměty.',
  'card:destruction': 'Zkáza',
  'card:destruction.text':
    'Na začátku svého tahu nebo hned po svém pohybu: odlož jednu libovolnou kartu, která leží lícem vzhůru na plánu.',
  'card:divination': 'Věštba',
  'card:divination.text': `${atStart} podívej se tajně na 5 vrchních karet balíčku setkání a nech je v témže pořadí.`,
  'card:healing': 'Uzdravení',
  'card:healing.text': 'Kdykoli chceš: uzdrav jednu postavu až do její hodnoty života.',
  'card:hex': 'Kletba',
  'card:hex.text': `${atStart} polož ji na pole vnějšího nebo středního pásu, kde nestojí žádná postava. Po 3 kola tam každý, kdo dorazí, nejdřív ztratí 1 život; počítá se jako ležící karta.`,
  'card:immobility': 'Nehybnost',
  'card:immobility.text':
    'Na začátku kteréhokoli tahu, ještě před pohybem: postava na tahu v něm nemůže nic, jen toto zaklínadlo zrušit. Nebo zvol příšeru: do konce tahu ji nikdo nesmí napadnout, ale každý se jí může vyhnout.',
  'card:invisibility': 'Neviditelnost',
  'card:invisibility.text':
    'Kdykoli chceš: až do konce tahu se můžeš vyhýbat všem příšerám i postavám.',
  'card:mesmerism': 'Hypnóza',
  'card:mesmerism.text': `${atStart} vezmi kterékoli postavě 1 pomocníka, kterého si vybereš.`,
  'card:nullify': 'Anulování',
  'card:nullify.text': 'Kdykoli: jedna postava dle tvé volby odloží všechna svá zaklínadla.',
  'card:preservation': 'Záchrana',
  'card:preservation.text':
    'Když má kterákoli postava přijít o 1 život nebo 1 pomocníka: nepřijde o něj. Nebo když má být zabit nepřítel: souboj skončí nerozhodně.',
  'card:psionic-blast': 'Psychický úder',
  'card:psionic-blast.text':
    'Když máš jít do boje: pro tento boj přičti ke své síle hodnotu vůle natištěnou na kartě postavy.',
  'card:random': 'Náhoda',
  'card:random.text':
    'Kdykoli: jedna postava dle tvé volby hodí kostkou. 1 stane se na 3 tahy ropuchou, 2 ztratí všechny ukazatele síly, 3 ztratí všechny ukazatele vůle, 4 ztratí všechno zlato, 5 získá 1 sílu, 6 získá 1 život.',
  'card:teleport': 'Teleport',
  'card:teleport.text':
    'Místo svého hodu na pohyb, ne však ve vnitřním pásu: přenes se na kterékoli jiné pole svého pásu.',
  'card:temporal-warp': 'Časová smyčka',
  'card:temporal-warp.text': `${atStart} odehraješ 3 tahy za sebou, počítaje v to tento.`,
  'card:command-spell': 'Zaklínadlo moci',
  'card:command-spell.text':
    'Sesílá je v každém svém tahu postava, která je na Koruně moci sama. Hoď kostkou: 1–3 nic, 4–6 každá jiná postava ztratí 1 život.',
};
