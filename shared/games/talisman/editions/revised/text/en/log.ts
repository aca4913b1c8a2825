/** The lines of the log that only the Revised 4th Edition has. */
export const log: Readonly<Record<string, string>> = {
  'deck.adventure': 'Adventure deck',
  'trial.werewolf-den': 'the Werewolf',
  'trial.pits': 'the Pitfiends',
  'trial.dice-with-death': 'Dice with Death',
  'score.craft': 'Craft gained',
  'counter.craft': 'Craft',
  'end.command': 'The Command Spell has struck down all others.',
  'end.crown': 'The Crown of Command has been reached.',
  'log.Enslaved': '{seat} is enslaved.',
  'log.Freed': '{seat} is free again.',
  'log.GoldTaken.heirloom': '{seat} inherits {amount} gold.',
  'log.CardTaken.heirloom': '{seat} inherits the {card}.',
  'log.HeirloomLeft': 'Everything that {seat} doesn’t inherit is left at the {space}.',
  'log.HeirloomLeft.goods': '{seat} doesn’t inherit {goods}, left at the {space}.',
  'log.PoolFilled':
    '{amount, plural, one {# counter is placed on the {card}.} other {# counters are placed on the {card}.}}',
  'log.PoolTaken':
    '{amount, plural, one {# counter is taken from the {card}.} other {# counters are taken from the {card}.}}',
  'log.CommandSpellCast': '{seat} casts the Command Spell.',
  'log.CommandSpellRolled': '{seat} rolls {die}, and the Command Spell fails.',
  'log.CommandSpellRolled.works': '{seat} rolls {die}, and the Command Spell works.',
  'log.CrownReached':
    '{seat} reaches the Crown of Command; killed characters are out of the game from now on.',
  'log.MatchEnded.command': 'The Command Spell has struck down all others, and {winners} wins.',
  'log.MatchEnded.crown': 'The Crown of Command is reached, and {winners} wins.',
};
