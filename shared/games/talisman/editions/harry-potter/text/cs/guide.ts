/** The game in short, its goal, a turn, and tips. */
export const guide: Readonly<Record<string, string>> = {
  'game.line': 'Zdokonal se v čarování, získej spojence a postav se v Bradavicích Voldemortovi.',
  'guide.goal': 'Porazit Voldemorta ve Velké síni. Dovnitř potřebuješ relikvii.',
  'guide.goal.timed':
    'Porazit Voldemorta, nebo mít po {rounds} tazích nejvíc bodů: 1 za každé získané čarování, sílu, galeon, kouzlo, pomocníka a předmět.',
  'guide.step.move': 'Jdi',
  'guide.step.move.text': 'Hoď kostkou a jdi tak daleko jedním či druhým směrem.',
  'guide.step.encounter': 'Setkej se',
  'guide.step.encounter.text': 'Setkáš se s postavou na svém poli, nebo s polem a jeho kartami.',
  'guide.step.fight': 'Bojuj',
  'guide.step.fight.text': 'K čarování nebo síle přičti kostku. Vyšší útočné číslo vítězí.',
  'guide.step.grow': 'Sílej',
  'guide.step.grow.text': 'Ber předměty a pomocníky a měň trofeje za čarování nebo sílu.',
  'tip.character':
    'Každá postava má dvě podoby. Většinu bitev rozhodne čarování a od 4 výš můžeš mít kouzla.',
  'tip.move':
    'Jdeš tak daleko, kolik padlo. Při jedničce posuneš i Voldemorta, a ten zaútočí tam, kde skončí.',
  'tip.fate': 'Za osud hodíš jednou kostkou znovu. Máš ho málo, šetři si ho na hody o zdraví.',
  'tip.encounter': 'Karty tvé strany jsou pomocníci. Karty druhé strany na tebe útočí.',
  'tip.visit': 'U každé možnosti stojí, co dá. Ťuknutím na pole nebo kartu si přečteš pravidla.',
  'tip.evade': 'Vyhni se nepřátelům, kteří jsou mnohem silnější než ty. O zdraví nepřijdeš.',
  'tip.react': 'Kouzlo funguje jednou. Pokud teď nepomůže, nech to být.',
  'tip.stir': 'Voldemort zaútočí na jednu z postav tam, kde skončí. Pošli ho od sebe.',
  'tip.reward': 'Předmět posílí tebe, ztracené zdraví oslabí soupeře.',
  'tip.buy': 'Hůlka pomáhá v každé bitvě čarováním. Ťuknutím na kartu zjistíš, co dělá.',
  'tip.trade':
    'Body, které nestačí na další čarování nebo sílu, propadnou. Počkej, až součet vyjde.',
  'tip.lock': 'Kostky nesmí přesáhnout zvolenou vlastnost, vyber tedy tu vyšší.',
};
