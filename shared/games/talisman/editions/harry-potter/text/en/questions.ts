import { short } from './short.ts';

/** Questions and options that this edition words otherwise. */
export const questions: Readonly<Record<string, string>> = {
  'question.react.life': 'Health is about to be lost. Do you save it?',
  'question.react.life.about': '{loser} is about to lose Health. Do you save it?',
  'question.react.life.much': '{loser} is about to lose {lives} Health. Do you save 1 of it?',
  'question.react.kill': 'An Enemy is about to be defeated. Do you save it?',
  'question.react.kill.about': 'An Enemy ({card}) is about to be defeated. Do you save it?',
  'question.regenerate': 'Do you heal 1 Health in place of moving?',
  'question.draw': 'Do you leave anything here before you draw?',
  'question.draw.about':
    '{cards, plural, one {You will draw # card. Do you leave anything here first?} other {You will draw # cards. Do you leave anything here first?}}',
  'question.spoils': 'What becomes of what you have defeated?',
  'question.spoils.about': 'You have defeated {card}. What becomes of it?',
  'question.loot': 'What do you take of what is left?',
  'question.loot.about': 'What do you take of what {from} leaves behind?',
  'question.heal': 'How much Health do you heal?',
  'question.heal.about':
    'How much Health do you heal, for {price, plural, one {# Galleon} other {# Galleons}} each?',
  'question.replenish.about':
    'How much fate do you replenish, for {price, plural, one {# Galleon} other {# Galleons}} each?',
  'question.spell.about':
    'Do you buy a Spell for {price, plural, one {# Galleon} other {# Galleons}}?',
  'question.travel': 'Where do you go?',
  'question.travel.card': '{card}: where do you go?',
  'question.travel.space': '{space}: where do you go?',
  'question.alchemy': 'Which Objects do you sell?',
  'question.alchemy.about':
    'Which Objects do you sell for {gold, plural, one {# Galleon} other {# Galleons}} each?',
  'question.sacrifice': 'Which Followers do you discard to save Health?',
  'question.sacrifice.about':
    'You are about to lose {lives} Health. Which Followers do you discard to save it?',
  'question.skip.about': '{ability}: do you draw 1 card fewer?',
  'question.sell': 'Do you exchange this Follower for Galleons?',
  'question.sell.about':
    'Do you exchange {card} for {gold, plural, one {# Galleon} other {# Galleons}}?',
  'question.quest': 'What about a challenge of the Quidditch Pitch?',
  'question.quest.space': '{space}: do you accept a challenge? ({text})',
  'question.deliver': 'What do you give up for your challenge?',
  'question.lock': 'Which attribute do you open the Gates with?',
  'question.surplus': 'You own too much. What do you leave here?',
  'question.stir': 'Where does Voldemort go?',
  'question.prey': 'Whom does Voldemort attack?',
  'question.stat': 'What do you fight Voldemort with?',
  'question.rescue': 'Do you save the Health you are about to lose?',
  'question.rescue.first': 'Which do you try first to save Health?',
  'question.rescue.about': 'Do you use this to save Health: {ability}?',
  'question.rescue.text': 'Do you use this to save Health: {ability}? ({help})',

  'roll.rove': 'Voldemort’s move',
  'roll.escape': 'Escape from Voldemort',
  'roll.charm': 'Taming',

  'option.raft': 'Go by Portkey to {space}',
  'option.cross': 'Pass at {space}',
  'option.life': 'Make the other lose 1 Health',
  'option.gold': 'Take the Galleons',
  'option.reward.gold': 'Take 1 Galleon',
  'option.steal.gold': 'Take 1 Galleon',
  'option.coin': 'Galleon {number}',
  'option.accept': 'Accept a challenge',
  'option.quest.keep': 'Keep the challenge',
  'option.quest.die': 'Choose the {number}',
  'option.luck.die': 'Roll die {number} again',
  'option.follower': 'Attack {card} – {text}',
  'option.haul': 'Take {card} and 1 Galleon – {text}',
  'option.buy.price': 'Buy {card} for {price, plural, one {# Galleon} other {# Galleons}} – {text}',
  'option.heal': '{n, plural, =0 {Heal nothing} other {Heal # Health}}',
  'option.ditch': 'Leave {card} here',
  'option.transmute': 'Sell {card}',
  ...short,
};
