/** Questions and options of this edition in few words, without what is printed on things, in Czech. */
export const short: Readonly<Record<string, string>> = {
  'question.quest.space.short': '{space}: přijmeš výzvu?',
  'question.rescue.text.short': 'Zachráníš zdraví? {ability}',
  'option.buy.price.short':
    'Koupit za {price, plural, one {# galeon} few {# galeony} other {# galeonů}}: {card}',
  'option.follower.short': 'Napadnout: {card}',
  'option.haul.short': 'Vzít 1 galeon a k tomu: {card}',
};
