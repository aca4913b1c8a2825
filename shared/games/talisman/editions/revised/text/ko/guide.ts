/** The game in short, its goal, a turn, and tips. */
export const guide: Readonly<Record<string, string>> = {
  'game.line': '주사위를 굴리고 싸우며 강해져 지배의 왕관으로 가세요.',
  'guide.goal': '지배의 왕관에 이르러 마지막까지 남으세요. 먼저 탈리스만이 필요합니다.',
  'guide.goal.crown': '지배의 왕관에 가장 먼저 도달하세요. 먼저 탈리스만이 필요합니다.',
  'guide.goal.timed':
    '{rounds}번의 차례가 끝났을 때 점수가 가장 높아야 합니다: 얻은 힘과 기술, 금화, 주문, 동료, 물품마다 1점.',
  'guide.step.move': '이동',
  'guide.step.move.text': '주사위를 굴려 나온 만큼 어느 방향으로든 이동합니다.',
  'guide.step.encounter': '조우',
  'guide.step.encounter.text': '내 칸의 캐릭터와 조우하거나, 칸과 그 카드와 조우합니다.',
  'guide.step.fight': '싸움',
  'guide.step.fight.text': '힘이나 기술에 주사위를 더합니다. 공격력이 높은 쪽이 이깁니다.',
  'guide.step.grow': '성장',
  'guide.step.grow.text': '물품과 동료를 얻고, 전리품을 힘이나 기술로 바꿉니다.',
  'tip.character':
    '능력을 먼저 읽으세요. 힘으로 싸우는 적도, 기술로 싸우는 적도 있습니다. 기술은 주문에도 쓰입니다.',
  'tip.move': '주사위만큼 어느 방향으로든 이동하고, 멈춘 칸과 조우합니다.',
  'tip.fate': '운명으로 주사위 하나를 다시 굴립니다. 적으니 생명력이 걸린 굴림에 아껴 두세요.',
  'tip.encounter': '이 칸의 캐릭터 하나, 또는 칸과 그 카드 모두와 조우합니다.',
  'tip.visit': '선택지마다 무엇을 주는지 적혀 있습니다. 칸이나 카드를 눌러 규칙을 읽으세요.',
  'tip.evade': '훨씬 강한 적은 회피하세요. 생명력을 잃지 않습니다.',
  'tip.react': '주문은 한 번만 쓸 수 있습니다. 지금 도움이 되지 않으면 넘기세요.',
  'tip.reward': '물품은 나를 강하게 하고, 잃은 생명력은 상대를 약하게 합니다.',
  'tip.buy': '무기는 모든 물리 전투에 도움이 되고, 갑옷은 생명력을 지켜 줄 수 있습니다.',
  'tip.trade': '+1이 되지 못한 점수는 사라집니다. 합이 맞을 때 교환하세요.',
  'tip.surplus': '물품은 4개까지 가지고 다닙니다. 동료, 주문, 금화는 세지 않습니다.',
  'tip.lock': '주사위 합이 고른 능력치를 넘지 않아야 하니 더 높은 쪽을 고르세요.',
};
