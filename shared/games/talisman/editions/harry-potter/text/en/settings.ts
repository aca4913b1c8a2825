/** The name of the game and of its options. */
export const settings: Readonly<Record<string, string>> = {
  'game.name': 'Talisman: Harry Potter Edition',
  'setting.freeChoice': 'Characters are chosen freely, in table order',
  'setting.oppositeSides': 'Both sides play: neither has more than half of the seats',
  'setting.noInheritance': 'No inheritance: the killed leave their goods and the match',
  'setting.slowGrowth': 'Slow growth: seven points of trophies for one of an attribute',
  'setting.earlyLeaving': 'Things may also be left before cards are drawn',
  'setting.attacksVisitors': 'Voldemort attacks whoever stops on his space',
  'setting.fullRestart': 'Fate and Spells come back after the Hospital',
  'setting.rounds': 'A match of so many turns of each seat (house option)',

  'setting.freeChoice.text':
    'Instead of being dealt one, everybody chooses a character, one after another.',
  'setting.oppositeSides.text':
    'The seats are divided as evenly as can be; with two, one plays for each side.',
  'setting.noInheritance.text':
    'What the killed owned stays on the space, and their next character begins with nothing of it.',
  'setting.slowGrowth.text':
    'Seven points of trophies buy one point of an attribute, in place of five. The match takes longer.',
  'setting.earlyLeaving.text':
    'Objects and Followers may be put down before cards are drawn too, not only at the end of the turn.',
  'setting.attacksVisitors.text':
    'Voldemort attacks everybody who ends a move on his space, not only those he comes to.',
  'setting.fullRestart.text':
    'Who leaves the Hospital has as much fate and as many Spells as at the start of the match.',
  'setting.rounds.text':
    'Not a rule of the box: after so many turns of each seat the scores are compared. Whoever beats Voldemort before that wins at once.',

  'preset.hp-evening': 'An evening',
  'preset.hp-evening.text':
    'Fifteen turns each, then goods are counted; whoever beats Voldemort before that wins.',
  'preset.hp-fortnight': 'A fortnight',
  'preset.hp-fortnight.text':
    'Eight turns each over two or three weeks, half a day for each; then goods are counted.',
  'preset.hp-full': 'The full game',
  'preset.hp-full.text': 'All the way to the Great Hall: months, for seasons and finals.',
};
