/** The game in short, its goal, a turn, and tips. */
export const guide: Readonly<Record<string, string>> = {
  'game.line': 'Roll, fight and grow strong on the way to the Crown of Command.',
  'guide.goal': 'Reach the Crown of Command and be the last one left. You need a Talisman first.',
  'guide.goal.crown': 'Be the first to reach the Crown of Command. You need a Talisman first.',
  'guide.goal.timed':
    'Have the most points after {rounds} turns: 1 for each Strength and Craft gained, gold, Spell, Follower and Object.',
  'guide.step.move': 'Move',
  'guide.step.move.text': 'Roll a die and move that far, either way round.',
  'guide.step.encounter': 'Encounter',
  'guide.step.encounter.text': 'Encounter a character on your space, or the space and its cards.',
  'guide.step.fight': 'Fight',
  'guide.step.fight.text': 'Add a die to Strength or Craft. The higher attack score wins.',
  'guide.step.grow': 'Grow',
  'guide.step.grow.text': 'Take Objects and Followers, and trade trophies for Strength or Craft.',
  'tip.character':
    'Read the abilities first. Some Enemies fight with Strength, others with Craft. Craft also gives Spells.',
  'tip.move':
    'You move as far as the die says, either way round, and encounter the space you stop on.',
  'tip.fate': 'Fate rerolls one die. You have little of it, so keep it for rolls that cost a life.',
  'tip.encounter': 'You encounter one of the characters here, or the space with all its cards.',
  'tip.visit': 'Each option says what it gives. Tap a space or a card to read its rules.',
  'tip.evade': 'Evade Enemies that are much stronger than you. You keep your lives.',
  'tip.react': 'A Spell works once. Pass unless it helps you right now.',
  'tip.reward': 'An Object makes you stronger; a lost life makes your opponent weaker.',
  'tip.buy': 'A Weapon helps in every battle, and Armour can save your lives.',
  'tip.trade': 'Points that don’t add up to +1 are lost, so trade when the sum fits.',
  'tip.surplus': 'You can carry 4 Objects. Followers, Spells and gold don’t count.',
  'tip.lock': 'The dice must not exceed the attribute you choose, so choose your higher one.',
};
