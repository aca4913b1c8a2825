/** The text of the clauses that log lines refer to, in Czech and in our own words. */
export const rules: Readonly<Record<string, string>> = {
  'rule:HP-CMP-15':
    'Galeonů, žetonů osudu, karet nákupu a relikvií je jen tolik, kolik jich je: co došlo, nelze získat.',
  'rule:HP-CMP-16':
    'Balíčky se zamíchají a leží lícem dolů; z odkládací hromádky se stane nový balíček, když dojde.',
  'rule:HP-CMP-17':
    'Odložená karta jde na odkládací hromádku svého balíčku; balíčky obou pásů se nikdy nesmíchají.',
  'rule:HP-CMP-19':
    'Galeony a žetony osudu se berou ze společné zásoby a tam se vracejí, když je ztratíš nebo zaplatíš.',
  'rule:HP-SET-05': 'Karty postav se zamíchají a každý dostane jednu.',
  'rule:HP-SET-06':
    'Ze dvou stran karty postavy si hráč jednu zvolí a začíná tam, kde je na ní uvedeno.',
  'rule:HP-SET-20': 'Tahy jdou kolem stolu po směru hodin.',
  'rule:HP-RUL-08': 'Kdo má první tah, určí los.',

  'rule:HP-TRN-05': 'Když tah skončí, hraje další hráč po směru hodin.',
  'rule:HP-SKP-01': 'Ztracený tah znamená vynechat příští tah; je-li jich víc, sčítají se.',
  'rule:HP-SKP-02': 'Vynechává se až příští tah; ten nynější se dohraje.',
  'rule:HP-MOV-01': 'Jedna kostka určí, o kolik polí jdeš; dřív se zastavit nesmíš.',
  'rule:HP-MOV-02':
    'Směr v pásu si volíš. Setkání máš tam, kam tě dovede pohyb nebo přenese nějaký účinek.',
  'rule:HP-MOV-06':
    'Jednička při hodu na pohyb probudí Voldemorta: kdo ji hodil, jde o to jedno pole a pak hýbe i jím.',
  'rule:HP-VOL-03':
    'Kdo Voldemorta probudí, hodí za něj kostkou a o tolik polí jej posune, kterýmkoli směrem; kde skončí, tam na někoho zaútočí.',
  'rule:HP-VOL-11':
    'Kdo Voldemorta cestou porazí, uteče mu: kostka, kterou lze za osud přehodit, určí podle jeho karty, co se s ním stane.',
  'rule:HP-RUL-12':
    'Kostkám, kterými se hází za Voldemorta, žeton osudu nový hod nedá. Kostce hráče, který mu uniká, ano.',
  'rule:HP-KIN-02':
    'Kdo dojde na Nádraží King’s Cross nebo by je minul, může zkusit cestu do Prasinek: kostka a čarování musí dát víc než 9.',
  'rule:HP-KIN-04':
    'Z nádraží King’s Cross projde ten, jehož čarování s kostkou přesáhne 9; samotná 9 nestačí.',
  'rule:HP-KIN-08':
    'Kdo na Nádraží King’s Cross projde, ale nemá už kam jít, pokračuje odtud příští tah, nejprve na Nádraží v Prasinkách.',
  'rule:HP-GAT-08':
    'Komu se cesta dál nepodaří, zůstává zde a jeho tah končí. Příště to může zkusit znovu.',
  'rule:HP-INN-05':
    'Na hradě se můžeš při svém pohybu obrátit, i když už kostku znáš: jdeš 1 pole za tah k Bráně do Bradavic a polí si nevšímáš.',
  'rule:HP-INN-08': 'Kdo se obrátil, nemůže si to rozmyslet, dokud není u Brány do Bradavic.',
  'rule:HP-RUL-46':
    'Kdo má na hradě ještě bitvu před sebou, zůstává na místě: příště bojuje místo pohybu.',
  'rule:HP-RUL-38': 'Přenese-li tě setkání jinam, máš tam setkání nové.',

  'rule:HP-RUL-37':
    'Co říká schopnost nebo karta, má přednost před obecným pravidlem. Osud se doplňuje jen do výchozí hodnoty.',
  'rule:HP-OBT-08': 'Předmět používá majitel, jen když chce, a dělá, co říká jeho karta.',
  'rule:HP-STA-02':
    'Získané či ztracené čarování a síla trvají. Neklesnou pod výchozí hodnotu a nepřekročí, co ukáže číselník.',
  'rule:HP-STA-08': 'Vyléčení vrací ztracené zdraví, nejvýš však do výchozí hodnoty.',
  'rule:HP-STA-09': 'Získaným zdravím můžeš výchozí hodnotu překročit.',
  'rule:HP-BAT-09':
    'Prohraná bitva stojí 1 zdraví, a stejně tak leckterá nehoda; kdo nemá žádné, ocitne se v Nemocnici svatého Munga.',
  'rule:HP-BAT-10': 'Ztrátě zdraví může zabránit kouzlo, předmět nebo schopnost, která to říká.',
  'rule:HP-FAT-01':
    'Jednou z právě hozených kostek můžeš za 1 žeton osudu hodit znovu, jednou při každém hodu; nový výsledek platí.',
  'rule:HP-FAT-04':
    'Nechá-li tě házet karta nebo pole, můžeš žetonem osudu zaplatit nový hod jednou kostkou, stejně jako při pohybu a při útoku.',
  'rule:HP-ALI-08': 'Žádné obecné pravidlo postavě stranu nezmění; mohla by to jen karta.',
  'rule:HP-TFG-01':
    'Fretka má čarování 1 a sílu 1, žádné schopnosti ani kouzla, a to tolik tahů, kolik říká příčina proměny.',
  'rule:HP-TFG-03': 'Když její čas uplyne, je z fretky zase postava, jakou byla.',
  'rule:HP-HLT-01':
    'Kdo přijde o poslední zdraví, neumírá: ocitne se v Nemocnici svatého Munga, bez kouzel, trofejí a osudu.',
  'rule:HP-HLT-06':
    'Příští tah začíná v Nemocnici nanovo, s libovolnou stranou karty. Získané čarování a síla jsou pryč, věci zůstávají.',
  'rule:HP-VAR-05':
    'Ve hře bez dědictví zabitá postava hru nadobro opouští; její hráč se může vrátit s nepoužitou.',

  'rule:HP-SPC-01': 'Kdo má setkání s polem, musí udělat, co pole říká.',
  'rule:HP-SPC-02': 'Karty se otáčejí z balíčku tvého pásu, jen tolik, kolik jich na poli chybí.',
  'rule:HP-SPC-06':
    'Karty přicházejí na řadu podle čísel od nejnižšího; karta se stranou má pro každou stranu jiné.',
  'rule:HP-SPC-10':
    'Karta, která patří na jiné pole, se tam položí a na toho, kdo ji otočil, nepůsobí.',
  'rule:HP-SPC-14':
    'Když ti zde už nestojí v cestě žádný nepřítel, můžeš si vzít galeony, předměty a pomocníky své strany.',
  'rule:HP-SPC-15': 'Na konci setkání můžeš nechat na svém poli galeony, předměty a pomocníky.',
  'rule:HP-ADV-08':
    'Žeton výhody se otočí, když otočíš události; obracejí jej i některé karty a pole. Strana, kterou ukazuje, bojuje lépe.',
  'rule:HP-DIT-01':
    'Na konci svého tahu můžeš nechat předměty a pomocníky lícem vzhůru na svém poli pro toho, kdo přijde později.',
  'rule:HP-OBT-04':
    'Bez pomoci můžeš mít nejvýš 4 předměty a 3 pomocníky. Co je navíc, zůstane lícem vzhůru na tvém poli.',
  'rule:HP-OBT-14':
    'Karty nákupu a relikvie leží v otevřených hromádkách, dokud je někomu nepřinese setkání.',

  'rule:HP-SPE-01':
    'Kolik kouzel smíš mít, určuje tvé čarování; místo pro ně je od 4 výš. Ostatní je nevidí.',
  'rule:HP-SPE-06': 'Seslaná i odložená kouzla jdou na jednu společnou hromádku.',
  'rule:HP-SPE-10': 'Kdy lze kouzlo nebo jinou kartu použít a co udělá, říká její text.',
  'rule:HP-SPE-13': 'Kouzlo působí hned po seslání, a tak dlouho, jak říká jeho text.',
  'rule:HP-RUL-30':
    'Když tvé čarování na všechna tvá kouzla nestačí, hned odložíš ta navíc, dle své volby.',

  'rule:HP-ALI-04': 'Karta tvé strany je pro tebe pomocník a pro druhou stranu nepřítel.',
  'rule:HP-BAT-01':
    'Bojuješ s nepřáteli, které potkáš, a chceš-li, s postavami druhé strany. Mezi postavami vždy čarováním.',
  'rule:HP-BAT-05':
    'Útočné číslo je kostka plus čarování nebo síla a k tomu vše, co pomáhá, bez toho, co škodí.',
  'rule:HP-BAT-08': 'S vyšším útočným číslem nepřítele porazíš.',
  'rule:HP-BAT-11':
    'Vyšší útočné číslo vítězí. Prohra ukončí tvůj tah, i když o zdraví nepřijdeš, a remíza také.',
  'rule:HP-EVA-01':
    'Vyhnout se ti umožní kouzlo, schopnost, předmět nebo pomocník, na hradě však nikdy.',
  'rule:HP-EVA-02': 'Kdo se vyhne a komu se vyhne, ti si navzájem nic neudělají.',
  'rule:HP-PVP-12':
    'Kdo porazí postavu, vezme si jedinou odměnu: třeba předmět poraženého, i relikvii.',
  'rule:HP-PVP-13': 'Kdo porazí postavu, vezme si jedinou odměnu: třeba 1 galeon poraženého.',
  'rule:HP-TRO-01': 'Karta poraženého nepřítele zůstává vítězi jako trofej.',
  'rule:HP-TRO-02':
    'Na konci tvého tahu stojí 1 čarování nebo síla 5 bodů trofejí. Sčítají se zvlášť a zbytek propadá.',
  'rule:HP-QUI-03':
    'Kdo na Famfrpálovém hřišti přijme výzvu, hodem kostkou zjistí kterou. Dvě najednou mít nelze.',
  'rule:HP-QUI-05': 'Výzva se plní, jakmile to jde. Odměnou je relikvie, pokud nějaká zbývá.',
  'rule:HP-QUI-07': 'Kdo získá relikvii jinak, může se své výzvy vzdát.',

  'rule:HP-WIN-03':
    'Kdo vyhraje bitvu ve Velké síni, vyhrál partii, ať je na které straně chce: Řád tím ukončí Voldemortovu vládu, Smrtijed prokáže, že je hoden.',
  'rule:HP-OBJ-03':
    'Vítěz je jediný, ať je na jeho straně kdokoli. Vítězí i ten, kdo ve hře zbude sám; nezbude-li nikdo, nevítězí nikdo.',
  'rule:HP-RUL-59':
    'Hra měla podle dohody skončit po daném počtu tahů a vítězí nejvyšší výsledek. Kdo dřív porazí Voldemorta, vítězí hned.',
};
