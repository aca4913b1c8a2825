/** The name of the game and of its options. */
export const settings: Readonly<Record<string, string>> = {
  'game.name': 'Talisman: Harry Potter Edition',
  'setting.freeChoice': 'Free choice of characters',
  'setting.oppositeSides': 'Both sides play',
  'setting.noInheritance': 'No inheritance',
  'setting.slowGrowth': 'Slow growth',
  'setting.earlyLeaving': 'Leave things before drawing',
  'setting.attacksVisitors': 'Voldemort attacks visitors',
  'setting.fullRestart': 'Full recovery in the Hospital',
  'setting.rounds': 'Turns per player (house rule)',

  'setting.freeChoice.text':
    'Players choose their characters in table order instead of being dealt one.',
  'setting.oppositeSides.text':
    'Seats are divided evenly between the sides. With two players, one plays for each side.',
  'setting.noInheritance.text':
    'If your character is killed, its goods stay on the space and it leaves the match.',
  'setting.slowGrowth.text':
    'One point of an attribute costs seven trophy points instead of five. The match takes longer.',
  'setting.earlyLeaving.text':
    'You can also leave Objects and Followers before you draw cards, and not only at the end of your turn.',
  'setting.attacksVisitors.text':
    'Voldemort attacks everyone who ends a move on his space, and not only those he comes to.',
  'setting.fullRestart.text':
    'When you leave the Hospital, you have as much fate and as many Spells as at the start.',
  'setting.rounds.text':
    'Scores are compared after this many turns per player. Beating Voldemort before that wins at once. This isn’t a rule of the box.',

  'preset.hp-evening': 'An evening',
  'preset.hp-evening.text': 'Beat Voldemort in fifteen turns, or goods decide.',
  'preset.hp-fortnight': 'Three weeks',
  'preset.hp-fortnight.text': 'Eight turns, half a day each. Goods decide.',
  'preset.hp-full': 'Full game',
  'preset.hp-full.text': 'All the way to the Great Hall.',
};
