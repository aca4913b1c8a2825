/** The name of the game and of its options, in Korean. */
export const settings: Readonly<Record<string, string>> = {
  'game.name': '탈리스만: 해리 포터',
  'setting.askForReactions': '대응할지 누구에게 물을지',
  'setting.freeChoice': '자리 순서대로 캐릭터를 자유롭게 선택',
  'setting.oppositeSides': '양 진영이 모두 참가: 어느 쪽도 자리의 절반을 넘지 않음',
  'setting.noInheritance': '상속 없음: 죽은 캐릭터는 소지품을 남기고 게임에서 빠짐',
  'setting.slowGrowth': '느린 성장: 전리품 7점마다 능력치 1',
  'setting.earlyLeaving': '카드를 뽑기 전에도 물건을 두고 갈 수 있음',
  'setting.attacksVisitors': '볼드모트가 자기 칸에 멈춘 캐릭터를 공격',
  'setting.fullRestart': '병원에서 나올 때 운명과 주문도 되찾음',
};
