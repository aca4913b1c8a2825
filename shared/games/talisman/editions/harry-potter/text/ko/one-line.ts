/** Lines of rule for cards without a text that fits. */
export const oneLiners: Readonly<Record<string, string>> = {
  'card:dobby.short': '버리면 회피하거나 같은 지역의 아무 칸으로 갑니다.',
  'card:accio.short': '반대편이나 칸에서 물품 1개를 가져옵니다.',
  'card:rita-skeeter.short': '주사위를 굴려 운명이나 갈레온이 바뀝니다.',
  'card:sybill-trelawney.short': '주사위를 굴려 운명이나 주문을 얻습니다.',
  'card:xenophilius-lovegood.short': '주사위 5~6이면 성물 1개를 얻습니다.',
  'card:knight-bus.short': '주사위를 굴려 다른 곳으로 갑니다.',
  'card:mirror-of-erised.short': '주사위 5~6이면 마법이나 힘 1을 얻습니다.',
};
