/** The game in short, its goal, a turn, and tips. */
export const guide: Readonly<Record<string, string>> = {
  'game.line': 'Grow in Magic, win allies and face Voldemort at Hogwarts.',
  'guide.goal': 'Beat Voldemort in the Great Hall. You need a Hallow to get in.',
  'guide.goal.timed':
    'Beat Voldemort, or have the most points after {rounds} turns: 1 for each Magic, Strength, Galleon, Spell, Follower and Object gained.',
  'guide.step.move': 'Move',
  'guide.step.move.text': 'Roll a die and move that far, either way round.',
  'guide.step.encounter': 'Encounter',
  'guide.step.encounter.text': 'Encounter a character on your space, or the space and its cards.',
  'guide.step.fight': 'Fight',
  'guide.step.fight.text': 'Add a die to Magic or Strength. The higher attack score wins.',
  'guide.step.grow': 'Grow',
  'guide.step.grow.text': 'Take Objects and Followers, and trade trophies for Magic or Strength.',
  'tip.character':
    'Each character has two versions. Magic decides most battles, and from Magic 4 on you can hold Spells.',
  'tip.move':
    'You move as far as the die says. On a 1 you also move Voldemort, who attacks where he stops.',
  'tip.fate': 'Fate rerolls one die. You have little of it, so keep it for rolls that cost Health.',
  'tip.encounter': 'Cards of your own side become Followers. Cards of the other side attack you.',
  'tip.visit': 'Each option says what it gives. Tap a space or a card to read its rules.',
  'tip.evade': 'Evade Enemies that are much stronger than you. You keep your Health.',
  'tip.react': 'A Spell works once. Pass unless it helps you right now.',
  'tip.stir': 'Voldemort attacks one of the characters where he stops. Move him away from you.',
  'tip.reward': 'An Object makes you stronger; lost Health makes your opponent weaker.',
  'tip.buy': 'A Wand helps in every battle with Magic. Tap a card to read what it does.',
  'tip.trade':
    'Points that don’t add up to 1 Magic or Strength are lost, so wait until the sum fits.',
  'tip.lock': 'The dice must not exceed the attribute you choose, so choose your higher one.',
};
