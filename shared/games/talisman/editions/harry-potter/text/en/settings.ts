/** The name of the game and of its options. */
export const settings: Readonly<Record<string, string>> = {
  'game.name': 'Talisman: Harry Potter Edition',
  'setting.askForReactions': 'Who is asked for reactions',
  'setting.freeChoice': 'Characters are chosen freely, in table order',
  'setting.oppositeSides': 'Both sides play: neither has more than half of the seats',
  'setting.noInheritance': 'No inheritance: the killed leave their goods and the match',
  'setting.slowGrowth': 'Slow growth: seven points of trophies for one of an attribute',
  'setting.earlyLeaving': 'Things may also be left before cards are drawn',
  'setting.attacksVisitors': 'Voldemort attacks whoever stops on his space',
  'setting.fullRestart': 'Fate and Spells come back after the Hospital',
};
