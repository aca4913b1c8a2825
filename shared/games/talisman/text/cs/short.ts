/** Questions and options in few words, without what is printed on things, in Czech. */
export const short: Readonly<Record<string, string>> = {
  'question.fate.text.short': '{roll}: zaplatíš žeton osudu za nový hod kostkou?',
  'question.evade.text.short': 'Vyhneš se? Útočí: {from}.',
  'question.quell.text.short': 'Nepřítel {card}: co uděláš?',
  'question.visit.space.short': '{space}: co uděláš?',
  'question.visit.ability.short': '{ability}: co si zvolíš?',
  'question.visit.card.short': '{card}: co si zvolíš?',
  'question.quest.space.short': '{space}: přijmeš úkol?',
  'question.stat.text.short': 'Čím se s tímto soupeřem utkáš: {figure}?',
  'question.use.text.short': 'Použiješ to? {ability}',
  'question.rescue.text.short': 'Odvrátíš ztrátu? {ability}',
  'question.luck.card.short': '{roll}: použiješ tuto kartu? {card}',
  'question.luck.scores.short':
    '{roll}: máš {score} proti {foe}. Změníš kostku, na které je {die1}? {ability}',
  'question.luck.ability.short': '{roll}, na kostce je {die1}: změníš ji? {ability}',
  'option.character.short': '{character}',
  'option.card.short': '{card}',
  'option.cast.short': 'Seslat: {card}',
  'option.ability.text.short': '{ability}',
  'option.buy.short': 'Koupit: {card}',
  'option.buy.price.short': 'Koupit za {price} Zl: {card}',
  'option.shoplift.buy.short': 'Vzít: {card}',
};
