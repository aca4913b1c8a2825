/** Lines of the log that this edition words otherwise. */
export const log: Readonly<Record<string, string>> = {
  'deck.outer': 'Outer Region deck',
  'deck.middle': 'Middle Region deck',
  'trial.dada-classroom': 'the Shape-shifter',
  'trial.chamber-of-secrets': 'the Giant snake',
  'score.goal': 'In the Great Hall',
  'score.talisman': 'A Hallow',
  'score.lives': 'Health',
  'score.magic': 'Magic gained',
  'score.gold': 'Galleons',
  'counter.lives': 'Health',
  'counter.gold': 'Galleons',
  'counter.magic': 'Magic',
  'end.final': 'The battle in the Great Hall has been won.',
  'end.last': 'Only one character is left in the match.',
  'end.nobody': 'No one is left in the match.',

  toad: 'Ferret',
  'lasting:patronum': 'Expecto Patronum',
  'log.LaidUp': '{seat} loses the last Health at the {from} and is brought to the {space}.',
  'log.LaidUp.by':
    '{by} takes the last Health of {seat} at the {from}. {seat} is brought to the {space}.',
  'log.Recovered': '{seat} recovers as the {character}.',
  'log.QuestDropped': '{seat} drops a challenge ({quest}).',
  'log.Moved':
    '{by, select, escape {{seat} escapes to the {space}.} crossing {{seat} crosses to the {space}.} raft {A Portkey takes {seat} to the {space}.} spell {A Spell moves {seat} to the {space}.} card {{seat} is taken to the {space}.} space {{seat} comes out at the {space}.} ability {{seat} travels to the {space}.} other {{seat} moves to the {space}.}}',
  'log.MoveForgone':
    '{why, select, refused {{seat} is turned away.} beaten {{seat} doesn’t overcome Voldemort and goes no further.} regenerated {{seat} heals instead of moving.} other {{seat} fails to open the Gates.}}',

  'log.LifeGained': '{seat} gains {amount} Health.',
  'log.Healed': '{seat} heals {amount} Health.',
  'log.LifeLost': '{seat} loses {amount} Health.',
  'log.LifeLost.by': '{seat} loses {amount} Health to {by}.',
  'log.LifeSaved':
    '{by, select, spell {A Spell saves Health for {seat}.} other {An ability saves Health for {seat}.}}',
  'log.LifeSaved.card': 'The {card} saves Health for {seat}.',
  'log.GoldGained': '{seat} gains {amount, plural, one {# Galleon} other {# Galleons}}.',
  'log.GoldLost': '{seat} loses {amount, plural, one {# Galleon} other {# Galleons}}.',
  'log.GoldLost.paid': '{seat} pays {amount, plural, one {# Galleon} other {# Galleons}}.',
  'log.GoldLost.space':
    '{seat} leaves {amount, plural, one {# Galleon} other {# Galleons}} at the {space}.',
  'log.GoldTaken.space':
    '{seat} picks up {amount, plural, one {# Galleon} other {# Galleons}} at the {from}.',
  'log.GoldTaken.seat':
    '{seat} takes {amount, plural, one {# Galleon} other {# Galleons}} from {from}.',
  'log.BecameToad': '{seat} becomes a Ferret for {turns, plural, one {# turn} other {# turns}}.',
  'log.ToadTurnedBack': '{seat} is no longer a Ferret.',

  'log.CardDitched': '{seat} leaves the {card} at the {space}.',
  'log.DeckSeen': '{seat} looks at the top {count, plural, one {card} other {# cards}} of a deck.',
  'log.Bribed':
    'The {card} lets {seat} pass for {gold, plural, one {# Galleon} other {# Galleons}}.',
  'log.EnemyKilled': '{seat} defeats the {card}.',
  'log.EnemyKilled.of': '{seat} defeats the {card}, a Follower of {of}.',
  'log.QuestTaken': '{seat} rolls {die} and accepts a challenge ({quest}).',
  'log.QuestCompleted': '{seat} completes a challenge ({quest}).',
  'log.MatchEnded.final.order':
    '{winners} beats Voldemort in the Great Hall and wins; his reign is over.',
  'log.MatchEnded.final.death-eaters':
    '{winners} proves worthy of a place at Voldemort’s side in the Great Hall and wins.',

  'goods.gold': '{amount, plural, one {# Galleon} other {# Galleons}}',
  'log.LifeSaved.ability': 'The ability “{ability}” saves Health for {seat}.',
  'effect.toad': '{n, plural, one {Miss # turn} other {Miss # turns}}',
  'effect.gain.life': '+{n} Health',
  'effect.lose.life': '−{n} Health',
  'effect.gain.gold': '{n, plural, one {+# Galleon} other {+# Galleons}}',
  'effect.lose.gold': '{n, plural, one {−# Galleon} other {−# Galleons}}',
  'effect.dear': 'You can’t pay {n, plural, one {# Galleon} other {# Galleons}}',
  'effect.heal.none': 'You have all your Health',
  'effect.heal': 'Heal all Health',
  'effect.heal.some': 'Heal {n} Health',
  'effect.heal.price': 'Heal Health: {price, plural, one {# Galleon} other {# Galleons}} each',
  'effect.replenish.price':
    'Replenish fate: {price, plural, one {# Galleon} other {# Galleons}} each',
};
