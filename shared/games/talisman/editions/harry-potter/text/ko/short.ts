/** Questions and options of this edition in few words, without the print of things, in Korean. */
export const short: Readonly<Record<string, string>> = {
  'question.quest.space.short': '{space}: 도전을 받아들이시겠습니까?',
  'question.rescue.text.short': '“{ability}”(으)로 생명력을 지키시겠습니까?',
  'option.buy.price.short': '{card} 사기({price}갈레온)',
  'option.follower.short': '{card} 공격하기',
  'option.haul.short': '{card}와(과) 1갈레온 가져오기',
};
