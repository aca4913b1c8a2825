/** Questions and options of this edition in few words, without the print of things, in Czech. */
export const short: Readonly<Record<string, string>> = {
  'question.quest.space.short': '{space}: přijmeš výzvu?',
  'question.rescue.text.short': 'Zachráníš zdraví? Použít „{ability}“?',
  'option.buy.price.short':
    'Koupit kartu {card} za {price, plural, one {# galeon} few {# galeony} other {# galeonů}}',
  'option.follower.short': 'Napadnout pomocníka {card}',
  'option.haul.short': 'Vzít kartu {card} a 1 galeon',
};
