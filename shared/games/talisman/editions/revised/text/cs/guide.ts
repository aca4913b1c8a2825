/** The game in short, its goal, a turn, and tips. */
export const guide: Readonly<Record<string, string>> = {
  'game.line': 'Házej, bojuj a sílej cestou ke Koruně moci.',
  'guide.goal': 'Dojít na Korunu moci a zůstat ve hře poslední. Nejdřív potřebuješ talisman.',
  'guide.goal.crown': 'Dojít na Korunu moci jako první. Nejdřív potřebuješ talisman.',
  'guide.goal.timed':
    'Mít po {rounds} tazích nejvíc bodů: 1 za každou získanou sílu a vůli, zlato, zaklínadlo, pomocníka a předmět.',
  'guide.step.move': 'Jdi',
  'guide.step.move.text': 'Hoď kostkou a jdi tak daleko jedním či druhým směrem.',
  'guide.step.encounter': 'Setkej se',
  'guide.step.encounter.text': 'Setkáš se s postavou na svém poli, nebo s polem a jeho kartami.',
  'guide.step.fight': 'Bojuj',
  'guide.step.fight.text': 'K síle nebo vůli přičti kostku. Vyšší útočné číslo vítězí.',
  'guide.step.grow': 'Sílej',
  'guide.step.grow.text': 'Ber předměty a pomocníky a měň trofeje za sílu nebo vůli.',
  'tip.character':
    'Nejdřív si přečti schopnosti. Někteří nepřátelé bojují silou, jiní vůlí. Vůle dává i zaklínadla.',
  'tip.move':
    'Jdeš tak daleko, kolik padlo, jedním či druhým směrem, a setkáš se s polem, kde skončíš.',
  'tip.fate': 'Za osud hodíš jednou kostkou znovu. Máš ho málo, šetři si ho na hody o život.',
  'tip.encounter': 'Setkáš se s jednou z postav na poli, nebo s polem a všemi jeho kartami.',
  'tip.visit': 'U každé možnosti stojí, co dá. Ťuknutím na pole nebo kartu si přečteš pravidla.',
  'tip.evade': 'Vyhni se nepřátelům, kteří jsou mnohem silnější než ty. O životy nepřijdeš.',
  'tip.react': 'Zaklínadlo funguje jednou. Pokud teď nepomůže, nech to být.',
  'tip.reward': 'Předmět posílí tebe, ztracený život oslabí soupeře.',
  'tip.buy': 'Zbraň pomáhá v každém boji a zbroj ti může zachránit životy.',
  'tip.trade': 'Body, které nestačí na +1, propadnou. Měň, když součet vychází.',
  'tip.surplus': 'Uneseš 4 předměty. Pomocníci, zaklínadla a zlato se nepočítají.',
  'tip.lock': 'Kostky nesmí přesáhnout zvolenou vlastnost, vyber tedy tu vyšší.',
};
