const atStart = '자기 차례를 시작할 때, 이동하기 전에';

/** Spells in Korean. */
export const spells: Readonly<Record<string, string>> = {
  'card:acquisition': '강탈',
  'card:acquisition.text': `${atStart}: 아무 캐릭터에게서 금화 1개나 원하는 물품 1개를 빼앗습니다.`,
  'card:alchemy': '연금술',
  'card:alchemy.text': `${atStart}: 자신의 물품을 원하는 만큼 버리고 하나당 금화 1개를 얻습니다.`,
  'card:counterspell': '주문 해제',
  'card:counterspell.text':
    '지배 주문을 포함해 어떤 주문이든 방금 발동되었을 때: 그 주문의 효과를 모두 없앱니다.',
  'card:destroy-magic': '마법 파괴',
  'card:destroy-magic.text':
    '자기 차례의 시작이나 끝에: 자신의 다음 차례가 시작할 때까지, 자신을 포함해 누구도 주문을 발동하거나 마법 물품을 쓸 수 없습니다.',
  'card:destruction': '소멸',
  'card:destruction.text':
    '자기 차례를 시작할 때나 이동을 마친 직후: 게임판에 앞면으로 놓인 카드 1장을 골라 버립니다.',
  'card:divination': '예지',
  'card:divination.text': `${atStart}: 모험 카드 더미 맨 위 5장을 혼자 보고 순서 그대로 둡니다.`,
  'card:healing': '치유',
  'card:healing.text': '원할 때: 캐릭터 하나의 생명력을 기본 수치까지 회복합니다.',
  'card:hex': '저주',
  'card:hex.text': `${atStart}: 바깥쪽이나 가운데 지역에서 캐릭터가 없는 칸에 놓습니다. 3라운드 동안 그 칸에 도착하는 캐릭터는 무엇보다 먼저 생명력 1을 잃습니다. 놓인 카드 수에 들어갑니다.`,
  'card:immobility': '고정화',
  'card:immobility.text':
    '누구의 차례든 시작할 때, 이동하기 전에: 차례인 캐릭터는 이번 차례에 이 주문을 해제하는 것 말고는 아무것도 할 수 없습니다. 또는 생물 하나를 고르면 차례가 끝날 때까지 공격할 수 없고, 회피할 수는 있습니다.',
  'card:invisibility': '투명화',
  'card:invisibility.text':
    '원할 때: 차례가 끝날 때까지 어떤 생물이나 캐릭터든 회피할 수 있습니다.',
  'card:mesmerism': '최면술',
  'card:mesmerism.text': `${atStart}: 아무 캐릭터에게서 원하는 동료 1명을 데려옵니다.`,
  'card:nullify': '무효화',
  'card:nullify.text': '언제든: 캐릭터 하나를 골라 그 캐릭터의 주문을 모두 버리게 합니다.',
  'card:preservation': '보존',
  'card:preservation.text':
    '어느 캐릭터든 생명력 1이나 동료 1명을 잃게 될 때: 잃지 않습니다. 또는 적이 죽게 될 때: 그 대신 대치 상황이 됩니다.',
  'card:psionic-blast': '정신 폭발',
  'card:psionic-blast.text':
    '물리 전투를 하게 될 때: 이번 전투 동안 캐릭터 카드에 적힌 기본 기술 수치를 힘에 더합니다.',
  'card:random': '무작위',
  'card:random.text':
    '언제든: 캐릭터 하나를 골라 주사위 1개를 굴리게 합니다. 1 3차례 동안 두꺼비가 됨, 2 힘 카운터를 모두 잃음, 3 기술 카운터를 모두 잃음, 4 금화를 모두 잃음, 5 힘 1을 얻음, 6 생명력 1을 얻음.',
  'card:teleport': '순간 이동',
  'card:teleport.text':
    '이동 주사위를 굴리는 대신, 안쪽 지역이 아닐 때: 자신이 있는 지역의 다른 아무 칸으로 갑니다.',
  'card:temporal-warp': '시간 왜곡',
  'card:temporal-warp.text': `${atStart}: 이번 차례를 포함해 3차례를 연달아 진행합니다.`,
  'card:command-spell': '지배 주문',
  'card:command-spell.text':
    '지배의 왕관에 혼자 있는 캐릭터가 자기 차례마다 발동합니다. 주사위 1개를 굴립니다: 1~3 아무 일 없음, 4~6 다른 모든 캐릭터가 생명력 1을 잃음.',
};
