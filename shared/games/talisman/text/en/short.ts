/** Questions and options in few words, without what is printed on things, in English. */
export const short: Readonly<Record<string, string>> = {
  'question.fate.text.short': '{roll}: do you pay 1 fate to reroll a die?',
  'question.evade.text.short': 'Do you evade {from}?',
  'question.quell.text.short': 'What do you do about {card}?',
  'question.visit.space.short': '{space}: what do you do?',
  'question.visit.ability.short': '{ability}: what do you choose?',
  'question.visit.card.short': '{card}: what do you choose?',
  'question.quest.space.short': '{space}: do you accept a quest?',
  'question.stat.text.short': 'What do you fight {figure} with?',
  'question.use.text.short': 'Do you use this: {ability}?',
  'question.rescue.text.short': 'Do you use this to save it: {ability}?',
  'question.luck.card.short': '{roll}: do you use {card}?',
  'question.luck.scores.short':
    '{roll}: you reach {score} against {foe}. Do you change the {die1} by {ability}?',
  'question.luck.ability.short': '{roll}, {die1} on the die: do you change it by {ability}?',
  'option.character.short': '{character}',
  'option.card.short': '{card}',
  'option.cast.short': 'Cast {card}',
  'option.ability.text.short': '{ability}',
  'option.buy.short': 'Buy {card}',
  'option.buy.price.short': 'Buy {card} for {price} gold',
  'option.shoplift.buy.short': 'Take {card}',
};
