/** The game in short, its goal, a turn, and tips. */
export const guide: Readonly<Record<string, string>> = {
  'game.line': '편을 고르고 마법을 키워 호그와트에서 볼드모트와 맞서세요.',
  'guide.goal': '연회장에서 볼드모트를 물리치세요. 들어가려면 성물이 필요합니다.',
  'guide.goal.timed':
    '{rounds}번의 차례가 끝났을 때 점수가 가장 높거나, 그 전에 연회장에서 볼드모트를 물리쳐야 합니다.',
  'guide.step.move': '이동',
  'guide.step.move.text': '주사위를 굴려 나온 만큼 어느 방향으로든 이동합니다.',
  'guide.step.encounter': '조우',
  'guide.step.encounter.text': '내 칸의 캐릭터와 조우하거나, 칸과 그 카드와 조우합니다.',
  'guide.step.fight': '싸움',
  'guide.step.fight.text': '마법이나 힘에 주사위를 더합니다. 공격력이 높은 쪽이 이깁니다.',
  'guide.step.grow': '성장',
  'guide.step.grow.text': '물품과 동료를 얻고, 전리품을 마법이나 힘으로 바꿉니다.',
  'tip.character':
    '캐릭터마다 두 모습이 있습니다. 대부분의 싸움은 마법으로 정해지며, 마법 4부터 주문을 가질 수 있습니다.',
  'tip.move': '주사위만큼 이동합니다. 1이 나오면 볼드모트도 옮기며, 그는 멈춘 칸에서 공격합니다.',
  'tip.fate': '운명으로 주사위 하나를 다시 굴립니다. 적으니 생명력이 걸린 굴림에 아껴 두세요.',
  'tip.encounter': '자기 편 카드는 동료가 되고, 반대편 카드는 나를 공격합니다.',
  'tip.visit': '선택지마다 무엇을 주는지 적혀 있습니다. 칸이나 카드를 눌러 규칙을 읽으세요.',
  'tip.evade': '훨씬 강한 적은 회피하세요. 생명력을 잃지 않습니다.',
  'tip.react': '주문은 한 번만 쓸 수 있습니다. 지금 도움이 되지 않으면 넘기세요.',
  'tip.stir': '볼드모트는 멈춘 칸의 캐릭터 하나를 공격합니다. 나에게서 먼 곳으로 보내세요.',
  'tip.reward': '물품은 나를 강하게 하고, 잃은 생명력은 상대를 약하게 합니다.',
  'tip.buy': '지팡이는 마법으로 하는 모든 싸움에 도움이 됩니다. 카드를 눌러 읽어 보세요.',
  'tip.trade': '마법이나 힘 1이 되지 못한 점수는 사라집니다. 합이 맞을 때까지 기다리세요.',
  'tip.lock': '주사위 합이 고른 능력치를 넘지 않아야 하니 더 높은 쪽을 고르세요.',
};
