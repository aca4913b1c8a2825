/** The questions and options that only the Revised 4th Edition has. */
export const questions: Readonly<Record<string, string>> = {
  'question.counter': '힘 +1과 기술 +1 중 무엇으로 시작하시겠습니까?',
  'question.counter.short': '힘 +1? 기술 +1?',
  'question.crown': '지배의 왕관에서 누구와 조우하시겠습니까?',
  'roll.command': '지배 주문',
  'shop:craft': '기술 1',
  'shop:enter': '들어가기',
  'shop:fate': '운명 1',
  'shop:gold': '금화 1개',
  'shop:life': '생명력 1',
  'shop:spell': '주문 1개',
  'shop:strength': '힘 1',
  'shop:teleport': '다른 칸으로 순간 이동',
};
