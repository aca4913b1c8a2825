/** The lines of the log that only the Revised 4th Edition has. */
export const log: Readonly<Record<string, string>> = {
  'deck.adventure': 'Adventure deck',
  'trial.werewolf-den': 'Werewolf',
  'trial.pits': 'Pitfiends',
  'trial.dice-with-death': 'Dice with Death',
  'score.craft': 'Craft counters',
  'counter.craft': 'Craft',
  'end.command': 'The Command Spell has struck down all others.',
  'end.crown': 'The Crown of Command has been reached.',
  'end.time': 'The agreed turns have been played.',
  'log.Enslaved': '{seat} is enslaved.',
  'log.Freed': '{seat} is free again.',
  'log.GoldTaken.heirloom': '{seat} inherits {amount} gold.',
  'log.CardTaken.heirloom': '{seat} inherits: {card}.',
  'log.HeirloomLeft': 'Whatever {seat} does not inherit now lies at: {space}.',
  'log.PoolFilled': '{amount, plural, one {# counter lies} other {# counters lie}} on {card}.',
  'log.PoolTaken': '{amount, plural, one {# counter is} other {# counters are}} taken from {card}.',
  'log.CommandSpellCast': '{seat} casts the Command Spell.',
  'log.CommandSpellRolled': '{seat} rolls {die}: the Command Spell fails.',
  'log.CommandSpellRolled.works': '{seat} rolls {die}: the Command Spell works.',
  'log.CrownReached':
    '{seat} reaches the Crown of Command: from now on the killed stay out of the game.',
  'log.MatchEnded.command': 'The Command Spell has struck down all others. The winner: {winners}.',
  'log.MatchEnded.crown': 'The Crown of Command is reached. The winner: {winners}.',
  'log.MatchEnded.time':
    '{count, plural, one {The agreed turns are over. The winner: {winners}.} other {The agreed turns are over. The winners: {winners}.}}',
};
