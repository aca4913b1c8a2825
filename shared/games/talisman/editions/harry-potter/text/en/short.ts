/** Questions and options of this edition in few words, without the print of things, in English. */
export const short: Readonly<Record<string, string>> = {
  'question.quest.space.short': '{space}: accept a challenge?',
  'question.rescue.text.short': 'Use “{ability}” to save Health?',
  'option.buy.price.short':
    'Buy the {card} for {price, plural, one {# Galleon} other {# Galleons}}',
  'option.follower.short': 'Attack the {card}',
  'option.haul.short': 'Take the {card} and 1 Galleon',
};
