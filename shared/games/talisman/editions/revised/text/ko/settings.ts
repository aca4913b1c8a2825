/** The name of the game and of its presets. */
export const settings: Readonly<Record<string, string>> = {
  'game.name': '탈리스만',
  'preset.talisman-hour': '한 시간',
  'preset.talisman-hour.text':
    '캐릭터 셋 중 하나를 고르고 앞선 출발로 시작해 각자 열두 차례를 한 뒤 소유물을 셉니다.',
  'preset.talisman-evening': '하루 저녁',
  'preset.talisman-evening.text':
    '지배의 왕관에 먼저 오른 캐릭터가 이깁니다. 각자 스무 차례가 지나면 소유물을 셉니다.',
  'preset.talisman-fortnight': '3주',
  'preset.talisman-fortnight.text':
    '두세 주 동안 각자 여덟 차례를 하며, 차례마다 반나절의 시간이 있습니다. 그 뒤 소유물을 셉니다.',
  'preset.talisman-month': '6주',
  'preset.talisman-month.text':
    '몇 주에 걸쳐 지배의 왕관을 향해 겨룹니다. 차례마다 반나절의 시간이 있습니다.',
  'preset.talisman-full': '전체 게임',
  'preset.talisman-full.text':
    '변형 없이 규칙서 그대로 합니다. 몇 달이 걸리며 시즌과 결승에 알맞습니다.',
};
