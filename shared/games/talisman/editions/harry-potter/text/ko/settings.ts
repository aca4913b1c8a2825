/** The name of the game and of its options, in Korean. */
export const settings: Readonly<Record<string, string>> = {
  'game.name': '탈리스만: 해리 포터',
  'setting.freeChoice': '자리 순서대로 캐릭터를 자유롭게 선택',
  'setting.oppositeSides': '양 진영이 모두 참가: 어느 쪽도 자리의 절반을 넘지 않음',
  'setting.noInheritance': '상속 없음: 죽은 캐릭터는 소지품을 남기고 게임에서 빠짐',
  'setting.slowGrowth': '느린 성장: 전리품 7점마다 능력치 1',
  'setting.earlyLeaving': '카드를 뽑기 전에도 물건을 두고 갈 수 있음',
  'setting.attacksVisitors': '볼드모트가 자기 칸에 멈춘 캐릭터를 공격',
  'setting.fullRestart': '병원에서 나올 때 운명과 주문도 되찾음',
  'setting.rounds': '각자의 차례 수를 정한 게임 (하우스 규칙)',

  'setting.freeChoice.text': '캐릭터를 나눠 주지 않고 차례로 하나씩 고릅니다.',
  'setting.oppositeSides.text': '자리를 두 진영에 되도록 고르게 나눕니다. 둘이면 한 명씩 맡습니다.',
  'setting.noInheritance.text':
    '죽은 캐릭터의 소지품은 그 칸에 남고, 다음 캐릭터는 물려받지 못합니다.',
  'setting.slowGrowth.text': '능력치 1점에 전리품 5점이 아니라 7점이 듭니다. 게임이 길어집니다.',
  'setting.earlyLeaving.text':
    '물품과 동료를 차례 끝뿐 아니라 카드를 뽑기 전에도 내려놓을 수 있습니다.',
  'setting.attacksVisitors.text':
    '볼드모트가 찾아간 캐릭터뿐 아니라 자기 칸에서 이동을 마친 모두를 공격합니다.',
  'setting.fullRestart.text': '병원에서 나온 캐릭터는 게임을 시작할 때만큼 운명과 주문을 가집니다.',
  'setting.rounds.text':
    '상자의 규칙에는 없습니다. 각자 이만큼 차례를 마치면 점수를 비교합니다. 그 전에 볼드모트를 물리치면 곧바로 이깁니다.',

  'preset.hp-evening': '하루 저녁',
  'preset.hp-evening.text': '열다섯 차례 안에 볼드모트를 물리치거나 소유물로 겨룹니다.',
  'preset.hp-fortnight': '3주',
  'preset.hp-fortnight.text': '반나절씩 여덟 차례를 하고 소유물로 겨룹니다.',
  'preset.hp-full': '전체 게임',
  'preset.hp-full.text': '연회장까지 가는 전체 게임입니다.',
};
