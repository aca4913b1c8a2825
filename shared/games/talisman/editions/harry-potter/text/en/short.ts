/** Questions and options of this edition in few words, without what is printed on things, in English. */
export const short: Readonly<Record<string, string>> = {
  'question.quest.space.short': '{space}: do you accept a challenge?',
  'question.rescue.text.short': 'Do you use this to save Health: {ability}?',
  'option.buy.price.short': 'Buy {card} for {price, plural, one {# Galleon} other {# Galleons}}',
  'option.follower.short': 'Attack {card}',
  'option.haul.short': 'Take {card} and 1 Galleon',
};
