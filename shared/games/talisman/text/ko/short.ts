/** Questions and options in few words, without what is printed on things, in Korean. */
export const short: Readonly<Record<string, string>> = {
  'question.fate.text.short': '{roll}: 운명 1을 써서 주사위를 다시 굴리시겠습니까?',
  'question.evade.text.short': '회피하시겠습니까? 상대: {from}.',
  'question.quell.text.short': '{card}: 어떻게 하시겠습니까?',
  'question.visit.space.short': '{space}: 무엇을 하시겠습니까?',
  'question.visit.ability.short': '{ability}: 무엇을 고르시겠습니까?',
  'question.visit.card.short': '{card}: 무엇을 고르시겠습니까?',
  'question.quest.space.short': '{space}: 퀘스트를 수락하시겠습니까?',
  'question.stat.text.short': '{figure}: 무엇으로 싸우시겠습니까?',
  'question.use.text.short': '쓰시겠습니까? {ability}',
  'question.rescue.text.short': '이것으로 막으시겠습니까? {ability}',
  'question.luck.card.short': '{roll}: 이 카드를 쓰시겠습니까? {card}',
  'question.luck.scores.short':
    '{roll}: 현재 {score} 대 {foe}. 주사위 {die1}을(를) 바꾸시겠습니까? {ability}',
  'question.luck.ability.short': '{roll}, 현재 주사위 {die1}: 바꾸시겠습니까? {ability}',
  'option.character.short': '{character}',
  'option.card.short': '{card}',
  'option.cast.short': '{card} 발동',
  'option.ability.text.short': '{ability}',
  'option.buy.short': '{card} 사기',
  'option.buy.price.short': '{card} 사기({price}G)',
  'option.shoplift.buy.short': '{card} 가져오기',
};
