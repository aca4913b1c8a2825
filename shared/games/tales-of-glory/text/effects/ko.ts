/** Effects of options in short, in Korean. */
export const effects: Readonly<Record<string, string>> = {
  'effect.gain': '{what} 획득',
  'effect.cost': '{what} 지불',
  'effect.free': '무료',
  'effect.surcharge': '금화 1개 또는 물약 1개 지불',
  'effect.unplaceable': '놓을 수 없음',
  'effect.places': '놓을 곳 {n}개',
  'effect.paths': '길 {n}개',
  'effect.keys': '열쇠 {n}개 연결',
};
