const ownTurn = 'Ve svém tahu mimo bitvu:';
const anyTurn = 'V kterémkoli tahu mimo bitvu:';
const atStart =
  'Na začátku svého tahu, ještě než se pohneš, nebo místo bitvy s postavou, se kterou se setkáš:';

/** Spells in Czech. */
export const spells: Readonly<Record<string, string>> = {
  'card:expecto-patronum': 'Expecto patronum',
  'card:expecto-patronum.text':
    'Před hodem ve vlastní bitvě čarováním: k čarování si v ní přičteš i svou sílu.',
  'card:expulso': 'Expulso',
  'card:expulso.text': 'Před hodem ve vlastní bitvě s nepřítelem: jeho útočné číslo je o 2 nižší.',
  'card:protego': 'Protego',
  'card:protego.text': 'Hned jak někdo jiný sešle kouzlo: nestane se nic z toho, co mělo způsobit.',
  'card:expelliarmus': 'Expelliarmus',
  'card:expelliarmus.text':
    'Na začátku svého tahu na postavu ve svém pásu, místo bitvy s postavou, se kterou se setkáš, nebo před hodem v bitvě s postavou: upustí 1 předmět dle tvé volby, relikvii ne.',
  'card:stupefy': 'Mdloby na tebe',
  'card:stupefy.text':
    'Když jsou obě kostky tvé bitvy rozhodnuté: kostka soupeře platí za 1. Na Voldemorta ne.',
  'card:petrificus-totalus': 'Petrificus totalus',
  'card:petrificus-totalus.text': `${anyTurn} jiná postava přijde o svůj příští tah.`,
  'card:accio': 'Accio',
  'card:accio.text': `${atStart} vezmi 1 předmět, ne relikvii, postavě druhé strany ve svém pásu, nebo 1 předmět, který leží na poli téhož pásu.`,
  'card:imperio': 'Imperio',
  'card:imperio.text': 'Na začátku cizího tahu: ty volíš, kterým směrem se postava pohne.',
  'card:crucio': 'Crucio',
  'card:crucio.text': `${atStart} postava druhé strany ve tvém pásu ztrácí 1 zdraví.`,
  'card:avada-kedavra': 'Avada kedavra',
  'card:avada-kedavra.text':
    'Před hodem ve vlastní bitvě: 1 karta nepřítele v ní je hned poražena a je tvou trofejí.',
  'card:confundo': 'Confundo',
  'card:confundo.text':
    'Když je rozhodnutá kostka pohybu, karty nebo pole, čísi koli: hodí se znovu a nový hod platí.',
  'card:obliviate': 'Obliviate',
  'card:obliviate.text': `${ownTurn} jiná postava odloží 1 náhodné kouzlo.`,
  'card:finite-incantatem': 'Finite incantatem',
  'card:finite-incantatem.text': `${anyTurn} fretka se promění zpět, nebo skončí kouzlo, které na postavě trvá.`,
  'card:episkey': 'Episkey',
  'card:episkey.text': `${ownTurn} vyleč si až 2 zdraví.`,
  'card:legilimens': 'Legilimens',
  'card:legilimens.text': `${atStart} postava ve tvém pásu odloží 1 náhodné kouzlo a ty si 1 dobereš, smíš-li ho mít.`,
  'card:ferret-transfiguration': 'Proměna ve fretku',
  'card:ferret-transfiguration.text': `${atStart} jiná postava ve tvém pásu je na 2 tahy fretkou.`,
  'card:apparate': 'Přemístění',
  'card:apparate.text':
    'Místo hodu na pohyb, ve vnějším a středním pásu: přesuň se na kterékoli pole svého pásu a setkej se s ním.',
  'card:alohomora': 'Alohomora',
  'card:alohomora.text':
    'Před pokusem na King’s Cross nebo u Brány do Bradavic: cesta je volná bez hodu.',
};
