/** Lines of rule for cards without a text that fits. */
export const oneLiners: Readonly<Record<string, string>> = {
  'card:command-spell.short': '주사위 4~6이면 다른 모두가 생명력 1을 잃습니다.',
  'card:market-day.short': '모두 상품 카드를 살 수 있습니다.',
  'card:market.short': '상품 카드를 살 수 있습니다.',
  'card:enchanter.short': '기술 4 이상인 첫 방문자의 소원을 들어줍니다.',
  'card:fairy.short': '선한 첫 방문자의 소원을 들어줍니다.',
  'card:phantom.short': '악한 첫 방문자의 소원을 들어줍니다.',
  'card:witch.short': '주사위를 굴려 선물을 받거나 두꺼비가 됩니다.',
  'card:cave.short': '주사위를 굴려 생물과 싸우거나 금화를 찾습니다.',
  'card:destroy-magic.short': '다음 차례까지 누구도 주문과 마법 물품을 쓸 수 없습니다.',
};
