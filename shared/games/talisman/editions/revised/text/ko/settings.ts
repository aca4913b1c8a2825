/** The name of the game and of its presets. */
export const settings: Readonly<Record<string, string>> = {
  'game.name': '탈리스만',
  'preset.talisman-hour': '한 시간',
  'preset.talisman-hour.text': '앞서 출발해 열두 차례를 하고 소유물로 겨룹니다.',
  'preset.talisman-evening': '하루 저녁',
  'preset.talisman-evening.text': '지배의 왕관에 먼저 오르거나 소유물이 많으면 이깁니다.',
  'preset.talisman-fortnight': '3주',
  'preset.talisman-fortnight.text': '반나절씩 여덟 차례를 하고 소유물로 겨룹니다.',
  'preset.talisman-month': '6주',
  'preset.talisman-month.text': '차례마다 반나절, 지배의 왕관을 향해 겨룹니다.',
  'preset.talisman-full': '전체 게임',
  'preset.talisman-full.text': '변형 없이 규칙서 그대로 합니다.',
};
