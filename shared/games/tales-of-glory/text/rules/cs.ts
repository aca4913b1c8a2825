import type { Help } from '../../clauses.ts';

/** The text of the clauses that log lines refer to, in Czech and in our own words. */
export const rules: Help = {
  'rule:TG-SET-04': 'Každá hromádka dílků se míchá zvlášť: tři období i hrdinové.',
  'rule:TG-SET-05': 'Ve 2 nebo 3 hráčích odejde několik dílků období 1 předem ze hry lícem dolů.',
  'rule:TG-SET-10': 'Každý dostane náhodného hrdinu, a s ním první dílek svého příběhu.',
  'rule:TG-SET-11': 'Hrdinové, za které nikdo nehraje, se vracejí do krabice.',
  'rule:TG-SET-13': 'Začínáš s tím, co je uvedeno na tvém hrdinovi; truhly zůstávají zavřené.',
  'rule:TG-SET-16': 'Prvního začínajícího hráče určí náhoda.',
  'rule:TG-QST-02': 'Ve hře s výpravami dostane každý několik náhodných.',
  'rule:TG-QST-03':
    'Jedna z rozdaných výprav se vrátí do krabice; ponechané zůstávají skryté, dokud nejsou umístěny.',
  'rule:TG-QST-05':
    'Kromě vzatého dílku můžeš do svého příběhu přidat i výpravy, každou za její cenu.',
  'rule:TG-RND-02': 'V kole se dílky nejprve berou, pak umísťují a nakonec se chystá další kolo.',
  'rule:TG-SEL-03': 'Volby jsou tajné, dokud nezvolili všichni, a pak se ukážou naráz.',
  'rule:TG-SEL-04': 'V pořadí hráčů si bereš zvolený dílek, pokud už jej nevzal jiný hráč.',
  'rule:TG-SEL-05': 'Když zvolený dílek nezbyl, zatím nebereš nic a vybíráš až ve druhém výběru.',
  'rule:TG-SEL-08':
    'Kdo ještě nemá dílek, vybírá v pořadí hráčů a otevřeně ze všech, které na plánu zbyly.',
  'rule:TG-FPT-02': 'Začínajícím hráčem je teď hráč, který vzal dílek z nejnižšího místa.',
  'rule:TG-FPT-05':
    'Žeton musí změnit držitele: vzal-li dílek z nejnižšího místa začínající hráč, připadne druhému nejnižšímu.',
  'rule:TG-PAY-02':
    'Za dílek se platí celá cena dřív, než se umístí. Zlaťáky a lektvary se utratí, body boje a magie stačí mít.',
  'rule:TG-PLC-01': 'Zaplacený dílek se připojí k příběhu, který roste od hrdiny.',
  'rule:TG-PLA-02': 'Spojka dává odměnu, jakmile se k ní připojí dílek.',
  'rule:TG-DSC-03':
    'Dílek, za který zaplatit nemůžeš nebo nechceš, se odkládá a do hry se nevrátí.',
  'rule:TG-DSC-09': 'Když svůj dílek odložíš, dostaneš hned 1 zlaťák, 1 lektvar a klíč.',
  'rule:TG-REW-01': 'Odměnu dílku získáš až po jeho umístění, takže ti na něj nepomůže zaplatit.',
  'rule:TG-RWL-06': 'Některé dílky přinesou svému majiteli žeton začínajícího hráče.',
  'rule:TG-KEY-01': 'Klíč otevře jednu dosud zavřenou truhlu a zůstane na ní.',
  'rule:TG-KEY-02': 'Obsah truhly získáš, jakmile je otevřená.',
  'rule:TG-KEY-11': 'Klíč si nemůžeš schovat: není-li pro něj truhla, vrací se do zásoby.',
  'rule:TG-REF-01':
    'Před novým kolem se část nevzatých dílků odloží, a to z nejnižších míst; kolik, záleží na počtu hráčů.',
  'rule:TG-REF-03': 'Ve 2 nebo 3 hráčích se pak zbylé dílky posunou až k místu č. 1.',
  'rule:TG-REF-04':
    'Ve 4 nebo 5 hráčích se pak zbylé dílky posunou ve stejném pořadí k místům č. 1 až 3.',
  'rule:TG-REF-07':
    'Volná místa zaplní náhodně nové dílky z nejranějšího období, které ještě nějaké má.',
  'rule:TG-END-02':
    'Na konci získá 4 body slávy za každou převahu ten, kdo má nejvíc bodů boje, magie, zlaťáků nebo lektvarů.',
  'rule:TG-END-04': 'Kdo se o prvenství dělí, mají převahu všichni a každý za ni 4 body slávy.',
  'rule:TG-END-05': 'Po převahách dávají postavy, co slibují na konec hry.',
  'rule:TG-END-06': 'Vítězí, kdo má nejvíc slávy.',
  'rule:TG-END-07':
    'Při shodě ve slávě se porovnávají body boje, pak body magie, zlaťáky a lektvary; rozhoduje první rozdíl.',
  'rule:TG-END-09': 'Výpravy v příběhu dávají, co slibují na konec, spolu s postavami.',
};
