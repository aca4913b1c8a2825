/** Lines of the log that this edition words otherwise. */
export const log: Readonly<Record<string, string>> = {
  'deck.outer': 'Deck of the outer region',
  'deck.middle': 'Deck of the middle region',
  'trial.dada-classroom': 'Shape-shifter',
  'trial.chamber-of-secrets': 'Giant snake',
  'score.goal': 'In the Great Hall',
  'score.talisman': 'A Hallow',
  'score.lives': 'Health',
  'score.magic': 'Magic gained',
  'score.strength': 'Strength gained',
  'score.gold': 'Galleons',
  'counter.lives': 'Health',
  'counter.gold': 'Galleons',
  'counter.magic': 'Magic',
  'end.final': 'The battle in the Great Hall has been won.',
  'end.last': 'Only one character is left in the match.',
  'end.nobody': 'Nobody is left in the match.',

  toad: 'Ferret',
  'lasting:patronum': 'Expecto Patronum',
  'log.CharacterTaken': '{seat} plays {character} and starts at: {space}.',
  'log.LaidUp': '{seat} has lost all Health at {from} and is brought to {space}.',
  'log.LaidUp.by': '{by} takes the last Health of {seat} at {from}: {seat} is brought to {space}.',
  'log.Recovered': '{seat} recovers as {character}.',
  'log.QuestDropped': '{seat} drops the challenge: {quest}.',
  'log.Moved':
    '{by, select, escape {{seat} gets away to: {space}.} crossing {{seat} passes over to: {space}.} raft {A Portkey takes {seat} to: {space}.} spell {A Spell brings {seat} to: {space}.} card {{seat} is taken to: {space}.} space {{seat} comes out at: {space}.} ability {{seat} travels to: {space}.} other {{seat} moves to: {space}.}}',
  'log.CrossingBegan': '{seat} gets from {from} to {space} on the way across.',
  'log.CrossingBegan.here': '{seat} seeks the way across at: {space}.',
  'log.MoveForgone':
    '{why, select, refused {{seat} does not get through.} beaten {{seat} cannot overcome Voldemort and goes no further.} regenerated {{seat} heals in place of moving.} other {{seat} does not get the Gates open.}}',

  'log.LifeGained': '{seat} gains {amount} Health.',
  'log.Healed': '{seat} heals {amount} Health.',
  'log.LifeLost': '{seat} loses {amount} Health.',
  'log.LifeLost.by': '{by} costs {seat} {amount} Health.',
  'log.LifeSaved':
    '{by, select, spell {A Spell keeps Health for {seat}.} other {An ability keeps Health for {seat}.}}',
  'log.LifeSaved.card': '{seat} keeps Health by: {card}.',
  'log.GoldGained':
    '{amount, plural, one {{seat} gains # Galleon.} other {{seat} gains # Galleons.}}',
  'log.GoldLost':
    '{amount, plural, one {{seat} loses # Galleon.} other {{seat} loses # Galleons.}}',
  'log.GoldLost.paid':
    '{amount, plural, one {{seat} pays # Galleon.} other {{seat} pays # Galleons.}}',
  'log.GoldLost.space':
    '{amount, plural, one {# Galleon of {seat} now lies at: {space}.} other {# Galleons of {seat} now lie at: {space}.}}',
  'log.GoldTaken.space':
    '{amount, plural, one {{seat} picks up # Galleon at: {from}.} other {{seat} picks up # Galleons at: {from}.}}',
  'log.GoldTaken.seat':
    '{amount, plural, one {{seat} takes # Galleon from {from}.} other {{seat} takes # Galleons from {from}.}}',
  'log.BecameToad':
    '{turns, plural, one {{seat} becomes a Ferret for # turn.} other {{seat} becomes a Ferret for # turns.}}',
  'log.ToadTurnedBack': '{seat} is no longer a Ferret.',

  'log.CardDitched': '{seat} leaves {card} at: {space}.',
  'log.DeckSeen':
    '{count, plural, one {{seat} looks at the top card of a deck.} other {{seat} looks at the top # cards of a deck.}}',
  'log.Bribed':
    '{gold, plural, one {{card} lets {seat} pass for # Galleon.} other {{card} lets {seat} pass for # Galleons.}}',
  'log.EnemyKilled': '{seat} defeats: {card}.',
  'log.EnemyKilled.of': '{seat} defeats {card}, which followed {of}.',
  'log.QuestTaken': '{seat} rolls {die} and accepts a challenge: {quest}.',
  'log.QuestCompleted': '{seat} completes the challenge: {quest}.',
  'log.MatchEnded.final.order':
    '{winners} beats Voldemort in the Great Hall and wins: his reign is over.',
  'log.MatchEnded.final.death-eaters':
    '{winners} proves worthy of a place at Voldemort’s side in the Great Hall and wins.',

  'goods.gold': '{amount, plural, one {# Galleon} other {# Galleons}}',
  'log.LifeSaved.ability': '{ability} keeps Health for {seat}.',
};
