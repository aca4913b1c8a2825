/** The parts of standing orders of this edition, in Korean. */
export const orders: Readonly<Record<string, string>> = {
  'about.spell': '주문',
  'about.lives': '걸린 생명력',
  'about.gold': '하나당 갈레온',
};
