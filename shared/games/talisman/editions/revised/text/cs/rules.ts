/** The text of the clauses that log lines refer to, in Czech and in our own words. */
export const rules: Readonly<Record<string, string>> = {
  'rule:T4-SET-01': 'Balíčky se zamíchají a leží lícem dolů, takže nikdo neví, co přijde.',
  'rule:T4-SET-04': 'Postavy se rozdají náhodně a ostatní hráči je při tom nevidí.',
  'rule:T4-SET-08': 'Postava začíná na počátečním poli, které má na své kartě.',
  'rule:T4-SET-12':
    'Ukazatele, žetony osudu a zlato, které nikdo nemá, tvoří jednu zásobu pro všechny.',
  'rule:T4-SET-18': 'Jakmile je známo, kdo začíná, jdou tahy kolem stolu po směru hodin.',
  'rule:T4-RUL-83':
    'První tah má hostitel partie, ledaže se podle nastavení začínající hráč losuje.',
  'rule:T4-FST-06':
    'V kratší hře zvané krvavý talisman zbude v zásobě jen 1 talisman; ty z balíčku setkání zůstanou.',

  'rule:T4-TRN-03': 'Když tah skončí, hraje další hráč po směru hodin.',
  'rule:T4-RUL-114':
    'Tahy navíc jdou hned po sobě a každý je celý: má vlastní pohyb i vlastní zaklínadla.',
  'rule:T4-RUL-88':
    'Vynechané tahy se sčítají. V žádném z nich se nehýbeš, s ničím se nesetkáš a nevyměníš trofeje.',
  'rule:T4-MIS-02':
    'Co stojí tah, ukončí hned ten právě hraný. Zbývaly-li zde ještě karty k setkání, byl to on a příští je běžný.',
  'rule:T4-MIS-03':
    'Co stojí tah, ukončí hned ten právě hraný. Nezbývaly-li zde karty k setkání, vynecháš i příští.',

  'rule:T4-MOV-01':
    'Ve vnějším a středním pásu určí jedna kostka, o kolik polí jdeš, jedním či druhým směrem; dřív se zastavit nesmíš.',
  'rule:T4-MOV-06':
    'Některá zaklínadla, schopnosti a jiné účinky nahradí běžný pohyb nebo jej zdrží; pak platí, co říkají ony.',
  'rule:T4-MOV-07': 'Setkání máš tam, kde tvůj pohyb skončí, nebo kam tě přenese nějaký účinek.',
  'rule:T4-MOV-08': 'Z pásu do pásu se dostaneš jen přechodem, kartou nebo při nějakém setkání.',
  'rule:T4-RUL-104':
    'Kdo smí přičíst 1 k modlitbě nebo v Jeskyni, rozhoduje se, až kostku i s osudem zná; přes poslední řádek to nejde.',
  'rule:T4-PRT-06':
    'Brána osudu se otevře, když součet kostek nepřesáhne zvolenou vlastnost; tah pak končí na Pláních zmaru.',
  'rule:T4-INR-16':
    'V Kryptě se od součtu 3 kostek odečítá síla, v Dolech vůle; zbytek určí, kam ihned půjdeš.',
  'rule:T4-BRD-69':
    'U Smrtky hážeš 2 kostkami proti 2 kostkám Smrtky; dál smíš, až bude tvůj součet vyšší.',
  'rule:T4-INR-02':
    'Ve vnitřním pásu musíš splnit, co tvé pole žádá, než smíš jít dál ke Koruně moci.',
  'rule:T4-INR-03':
    'Cestou ke Koruně moci se můžeš kdykoli obrátit: jdeš 1 pole za tah a polí si nevšímáš, ale až zpátky na Pláně zmaru.',
  'rule:T4-INR-07': 'Z Plání zmaru můžeš vyrazit ke Koruně moci znovu, nebo odejít Branou osudu.',
  'rule:T4-INR-19':
    'Koho pole vnitřního pásu zdrží, zůstává tam po tento tah; z Krypty smí v příštím tahu jít dál.',
  'rule:T4-RUL-77':
    'Nabídka z Hostince platí jen pro tvůj příští pohyb. Buď ji místo hodu využiješ, nebo hodíš jako obvykle a je po ní.',
  'rule:T4-BRD-54': 'Otrok Chrámu tam zůstává, dokud mu na kostce pohybu nepadne 4, 5 nebo 6.',
  'rule:T4-RUL-76':
    'Otrok hází jednou za tah: 4 a víc jej osvobodí a o tolik polí jde, méně končí tah bez setkání.',

  'rule:T4-CHR-19':
    'Každá postava má na kartě vlastní schopnosti a další může mít díky jiným kartám.',
  'rule:T4-TRO-08':
    'Síla a vůle se získávají při setkáních a za trofeje. Kolik přibylo, ukazují ukazatele.',
  'rule:T4-CHR-09':
    'Ztracená síla či vůle ubývá z tvých ukazatelů; pod hodnotu uvedenou na postavě nikdy neklesne.',
  'rule:T4-CHR-17': 'Získanými životy můžeš překročit hodnotu života své postavy.',
  'rule:T4-CHR-16': 'Uzdravení vrací ztracené životy, nejvýš však do hodnoty života.',
  'rule:T4-CHR-14':
    'Ztracený život se vrací do zásoby. Nahradí jej uzdravení nebo zisk života; kdo nemá žádný, je zabit.',
  'rule:T4-BCR-14':
    'Ztrátě života může zabránit předmět, zaklínadlo nebo schopnost, která to říká. Prohraný souboj zůstává prohraný.',
  'rule:T4-FAT-01':
    'Jednou z právě hozených kostek můžeš za 1 žeton osudu hodit znovu, jednou při každém hodu; nový výsledek platí.',
  'rule:T4-FAT-05':
    'Nechá-li tě házet karta nebo pole, můžeš žetonem osudu zaplatit nový hod jednou kostkou, stejně jako při pohybu a při útoku.',
  'rule:T4-FAT-12': 'Doplnění vrací utracené žetony osudu, nejvýš však do hodnoty osudu.',
  'rule:T4-FAT-13': 'Získanými žetony osudu můžeš překročit hodnotu osudu své postavy.',
  'rule:T4-GLD-03': 'Co se neplatí jiné postavě, platí se do zásoby.',
  'rule:T4-GLD-04': 'Zlato, které nepochází od jiné postavy, se bere ze zásoby.',
  'rule:T4-GLD-06': 'Víc zlata, než máš, ztratit nemůžeš; bez zlata se nic nestane.',
  'rule:T4-BCH-11':
    'Kdo porazí jinou postavu, vezme si jedno: její život, 1 předmět, nebo 1 zlatý. Některé schopnosti berou i bez souboje.',
  'rule:T4-ALT-08':
    'Ve hře s dědictvím si nová postava vezme, co chce, z věcí odložených po zabité.',
  'rule:T4-ALT-09':
    'Ve hře s dědictvím leží vše, co nová postava nechce, na jejím počátečním poli.',
  'rule:T4-ALN-03':
    'Setkání a schopnosti mohou změnit tvé přesvědčení, ale jen jednou za tah. Co pak už nesmíš mít, zůstane ležet.',
  'rule:T4-TOD-01':
    'Ropucha má sílu 1 a vůli 1, žádné schopnosti, nevládne zaklínadly a jde o 1 pole za tah, a to po 3 tahy.',
  'rule:T4-TOD-03':
    'Na konci třetího tahu se ropucha promění zpět; síla a vůle získané mezitím jsou pryč.',

  'rule:T4-ADV-01':
    'Karty setkání se otáčejí z vršku balíčku, jen tolik, kolik jich na poli chybí, a leží tam lícem vzhůru.',
  'rule:T4-ADV-05':
    'S kartami se setkáváš podle jejich čísel od nejnižšího; při stejném čísle v pořadí, jak byly otočeny.',
  'rule:T4-ADV-07':
    'Karta, která patří na jiné pole, se tam položí dřív než cokoli jiného a na toho, kdo ji otočil, nepůsobí.',
  'rule:T4-ADV-20':
    'Co říká místo, musíš udělat. Některá dají něco každému návštěvníkovi, dokud je z čeho.',
  'rule:T4-SPC-01': 'Kdo se nesetká s postavou, musí udělat, co říká pole.',
  'rule:T4-SPC-06':
    'Když všechny nepřátele zde zabiješ nebo se jim vyhneš, můžeš si vzít zlato, předměty a pomocníky, které smíš mít.',
  'rule:T4-SPC-07':
    'Než si na poli lízneš karty, můžeš tam odložit pomocníky a předměty. Každý z nich se počítá za jednu z karet.',
  'rule:T4-OWN-01':
    'Postavě patří její předměty, pomocníci, zlato, osud i zaklínadla, dokud o ně nepřijde nebo se jich nevzdá.',
  'rule:T4-OWN-02': 'Karta dělá, co říká její text. Vyčerpaná jde na odkládací hromádku.',
  'rule:T4-TAL-01':
    'Karty nákupu a talismany se berou z otevřené zásoby; co v ní došlo, nelze získat.',
  'rule:T4-DIT-02':
    'Čeho se zbavíš, leží lícem vzhůru na tvém poli pro toho, kdo si to při setkání s ním bude smět vzít.',
  'rule:T4-OBJ-05':
    'Předmětů uneseš jen omezený počet. Co je navíc, nebo ti patřit nesmí, zůstane lícem vzhůru na tvém poli.',

  'rule:T4-SPL-02': 'Zaklínadla se berou z vršku jejich balíčku a zná je jen ten, komu patří.',
  'rule:T4-SPL-07': 'Kolik zaklínadel smíš mít, určuje tvá vůle. Co je navíc, hned odložíš.',
  'rule:T4-SPL-12': 'Zaklínadlo lze seslat jen tehdy a tak, jak říká jeho text.',
  'rule:T4-SPL-13': 'Když účinek skončí, jde zaklínadlo na odkládací hromádku zaklínadel.',
  'rule:T4-CRD-13':
    'Protizaklínadlo zruší celé zaklínadlo, které bylo právě sesláno, i zaklínadlo moci.',
  'rule:T4-CRN-06': 'Kdo je na Koruně moci sám, musí v každém svém tahu seslat zaklínadlo moci.',
  'rule:T4-CRN-08': 'Při 1, 2 a 3 zaklínadlo moci nic neudělá, není-li nastaveno, že je snazší.',
  'rule:T4-CRN-09': 'Při 4, 5 a 6 stojí zaklínadlo moci každou jinou postavu 1 život.',

  'rule:T4-BCR-01': 'Souboje jsou dvojí: boj silou a mentální souboj vůlí.',
  'rule:T4-EVD-02':
    'Vyhnout se ti umožní zaklínadlo nebo schopnost. Pak jeden druhému nijak neublíží.',
  'rule:T4-RUL-122':
    'Uplacený nepřítel při tomto setkání jako by nebyl, takže zbytek pole lze navštívit i sebrat. Karta tu zůstává.',
  'rule:T4-BCR-08':
    'Útočné číslo je kostka plus síla či vůle a k tomu vše, co v tomto souboji pomáhá.',
  'rule:T4-BCR-12':
    'Vyšší útočné číslo vítězí: poražená příšera je zabita, vítězná tě stojí 1 život. Při stejných se nikomu nic nestane.',
  'rule:T4-RUL-30': 'Nepřítel zničený bez souboje se odkládá a trofej z něj není.',
  'rule:T4-TRO-01': 'Kdo zabije nepřítele, může si jeho kartu nechat jako trofej.',
  'rule:T4-RUL-108': 'Oživený či okouzlený nepřítel je pomocník jako jiní, a ne trofej.',
  'rule:T4-TRO-03':
    'Na konci tvého tahu stojí jeden ukazatel 7 bodů trofejí. Síla a vůle se sčítají zvlášť a zbytek propadá.',
  'rule:T4-WAR-02':
    'Kdo v Jeskyni temného mága přijme úkol, hodem kostkou zjistí který. Dva najednou mít nelze.',
  'rule:T4-WAR-05': 'Úkol se plní, jakmile to jde. Odměnou je talisman, pokud nějaký zbývá.',

  'rule:T4-CHR-18': 'Postava bez životů je hned zabita.',
  'rule:T4-DTH-09':
    'Jakmile některá postava došla ke Koruně moci, hráč, jehož postava je zabita, ve hře končí.',
  'rule:T4-DTH-10':
    'Od prvního příchodu na Korunu moci se zabité postavy nenahrazují, i kdyby pole bylo zase prázdné.',
  'rule:T4-CRN-12': 'Cílem je dojít na Korunu moci a zaklínadlem moci vyřadit všechny ostatní.',
  'rule:T4-RUL-50':
    'Kdo ve hře zbude poslední, vítězí. Padnou-li všichni zbývající naráz, nevítězí nikdo.',
  'rule:T4-FST-13':
    'Ve hře s náhlou smrtí u Koruny vítězí hned ten, kdo na Korunu moci dojde první.',
  'rule:T4-FST-14': 'Hra na čas končí po dohodnutých tazích a vítězí nejvyšší výsledek.',
};
