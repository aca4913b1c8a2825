const draw1 = '모험 카드를 1장 뽑습니다. 이미 카드가 놓여 있으면 뽑지 않습니다.';
const drawTo = (n: number): string =>
  `놓인 카드가 모두 ${String(n)}장이 되도록 모자란 만큼 모험 카드를 뽑습니다.`;
const desert = `물통이나 성배가 없으면 생명력 1을 잃습니다. 그다음 ${draw1}`;
const runes = `${draw1} 여기서 싸우는 모든 생물은 공격 주사위에 2를 더합니다.`;
const ways = '1 위험한 평야, 2~3 힘의 차원문, 4~5 흑마법사의 동굴';

/** Spaces of the board in Korean, with their effects and creatures. */
export const spaces: Readonly<Record<string, string>> = {
  'region:outer': '바깥쪽 지역',
  'region:middle': '가운데 지역',
  'region:inner': '안쪽 지역',

  'space:village': '마을',
  'space:village.text':
    '셋 중 하나를 방문합니다. 대장장이는 투구와 검을 금화 2개, 도끼와 방패를 금화 3개, 갑옷을 금화 4개에 팝니다. 치유사는 금화 1개당 생명력 1을 기본 수치까지 회복해 줍니다. 점술사에게서는 주사위 1개를 굴립니다: 1 악한 성향이 됨, 2~3 아무 일 없음, 4 선한 성향이 됨, 5 기술 1을 얻음, 6 주문 1개를 얻음.',
  'space:fields-north': '들판(북)',
  'space:fields-north.text': draw1,
  'space:graveyard': '무덤',
  'space:graveyard.text':
    '선: 생명력 1을 잃습니다. 중립: 금화 1개당 운명 1을 기본 수치까지 보충할 수 있습니다. 악: 운명을 무료로 보충하거나, 주사위 1개를 굴려 기도합니다: 1~4 아무 일 없음, 5 운명 1을 얻음, 6 주문 1개를 얻음.',
  'space:woods-north': '작은 숲(북)',
  'space:woods-north.text': draw1,
  'space:sentinel': '보초',
  'space:sentinel.text': `${draw1} 다리를 건너 가운데 지역으로 가려면 카드를 뽑지 않고 힘 9인 보초의 공격을 받습니다. 돌아올 때는 싸우지 않습니다.`,
  'space:hills-north': '언덕(북)',
  'space:hills-north.text': draw1,
  'space:chapel': '예배당',
  'space:chapel.text':
    '악: 생명력 1을 잃습니다. 중립: 금화 1개당 생명력 1을 기본 수치까지 회복할 수 있습니다. 선: 무료로 회복하거나, 주사위 1개를 굴려 기도합니다: 1~4 아무 일 없음, 5 생명력 1을 얻음, 6 주문 1개를 얻음.',
  'space:fields-northeast': '들판(북동)',
  'space:fields-northeast.text': draw1,
  'space:crags': '바위산',
  'space:crags.text':
    '주사위 1개를 굴립니다: 1 기술 4인 혼령이 공격, 2~3 길을 잃어 다음 차례를 잃음, 4~5 아무 일 없음, 6 힘 1을 얻음.',
  'space:plains-east': '평야(동)',
  'space:plains-east.text': draw1,
  'space:woods-east': '작은 숲(동)',
  'space:woods-east.text': draw1,
  'space:fields-southeast': '들판(남동)',
  'space:fields-southeast.text': draw1,
  'space:city': '도시',
  'space:city.text':
    '셋 중 하나를 방문합니다. 의사는 금화 1개당 생명력 1을 최대 2까지, 기본 수치 안에서 회복해 줍니다. 연금술사는 버린 물품 하나당 금화 1개를 줍니다. 여요술사에게서는 주사위 1개를 굴립니다: 1 3차례 동안 두꺼비가 됨, 2 힘 1을 잃음, 3 기술 1을 잃음, 4 기술 1을 얻음, 5 힘 1을 얻음, 6 주문 1개를 얻음.',
  'space:fields-south': '들판(남)',
  'space:fields-south.text': draw1,
  'space:hills-south': '언덕(남)',
  'space:hills-south.text': draw1,
  'space:plains-south': '평야(남)',
  'space:plains-south.text': draw1,
  'space:woods-south': '작은 숲(남)',
  'space:woods-south.text': draw1,
  'space:plains-southwest': '평야(남서)',
  'space:plains-southwest.text': draw1,
  'space:tavern': '선술집',
  'space:tavern.text':
    '주사위 1개를 굴립니다: 1 술에 취해 차례를 1번 잃음, 2 힘 3인 농부와 싸움, 3 금화 1개를 잃음, 4 금화 1개를 얻음, 5 다음 이동 대신 이 지역의 다른 칸으로 순간 이동할 수 있음, 6 다음 이동 대신 나룻배로 신전에 갈 수 있음.',
  'space:fields-west': '들판(서)',
  'space:fields-west.text': draw1,
  'space:ruins': '폐허',
  'space:ruins.text': drawTo(2),
  'space:plains-west': '평야(서)',
  'space:plains-west.text': draw1,
  'space:forest': '깊은 숲',
  'space:forest.text':
    '주사위 1개를 굴립니다: 1 힘 4인 산적이 공격, 2~3 길을 잃어 다음 차례를 잃음, 4~5 아무 일 없음, 6 기술 1을 얻음.',
  'space:fields-northwest': '들판(북서)',
  'space:fields-northwest.text': draw1,

  'space:portal-of-power': '힘의 차원문',
  'space:portal-of-power.text': `${draw1} 위험한 평야로 가려면 카드를 뽑지 않고, 힘이나 기술을 골라 주사위 2개를 굴립니다. 합이 고른 수치 이하이면 열려서 위험한 평야에서 차례가 끝나고, 더 높으면 고른 수치 1을 잃고 여기서 차례가 끝납니다.`,
  'space:black-knight': '흑기사',
  'space:black-knight.text': '금화 1개를 내거나 생명력 1을 잃습니다.',
  'space:hidden-valley': '숨겨진 골짜기',
  'space:hidden-valley.text': drawTo(3),
  'space:hills-middle': '언덕(가운데 지역)',
  'space:hills-middle.text': `${draw1} 여기서 다리를 건너면 보초 칸입니다.`,
  'space:cursed-glade': '저주받은 공터',
  'space:cursed-glade.text': `${draw1} 여기서는 일반 물품과 마법 물품으로 얻은 힘과 기술이 적용되지 않고, 마법 물품을 쓰거나 주문을 발동할 수 없습니다.`,
  'space:runes-northeast': '룬(북동)',
  'space:runes-northeast.text': runes,
  'space:chasm': '협곡',
  'space:chasm.text':
    '자신을 위해 1개, 동료마다 1개씩 주사위를 굴립니다: 1~2 자신이면 생명력 1을 잃고 동료면 죽음, 3~6 아무 일 없음.',
  'space:runes-southeast': '룬(남동)',
  'space:runes-southeast.text': runes,
  'space:warlocks-cave': '흑마법사의 동굴',
  'space:warlocks-cave.text':
    '원하면 주사위 1개를 굴려 퀘스트를 받습니다: 1 다른 캐릭터가 생명력 1을 잃게 하기, 2 적 하나 죽이기, 3 동료 1명 버리기, 4 마법 물품 1개 버리기, 5 금화 3개 내기, 6 금화 2개 내기. 완수하면 이곳으로 와서, 남아 있으면 탈리스만 1개를 받습니다.',
  'space:desert-east': '사막(동)',
  'space:desert-east.text': desert,
  'space:oasis': '오아시스',
  'space:oasis.text': drawTo(2),
  'space:desert-west': '사막(서)',
  'space:desert-west.text': desert,
  'space:temple': '신전',
  'space:temple.text':
    '주사위 2개를 굴려 기도합니다: 2 생명력 2를 잃음, 3 생명력 1을 잃음, 4 동료 1명을 잃음, 5 노예가 되어 이동 주사위가 4, 5, 6일 때까지 머무름, 6 힘 1을 얻음, 7 기술 1을 얻음, 8~9 주문 1개를 얻음, 10 탈리스만 1개를 얻음, 11 운명 2를 얻음, 12 생명력 2를 얻음.',
  'space:woods-middle': '작은 숲(가운데 지역)',
  'space:woods-middle.text': draw1,
  'space:runes-west': '룬(서)',
  'space:runes-west.text': runes,
  'space:castle': '성',
  'space:castle.text':
    '왕실 의사가 금화 1개당 생명력 1을 기본 수치까지 회복해 줍니다. 왕자나 공주가 있으면 생명력을 2까지 무료로 회복해 줍니다.',

  'space:plain-of-peril': '위험한 평야',
  'space:plain-of-peril.text':
    '여기서 멈춥니다. 이제부터는 이동 주사위를 굴리지 않고 차례마다 1칸씩 움직입니다.',
  'space:mines': '광산',
  'space:mines.text': `주사위 3개를 굴려 합에서 기술을 뺍니다. 0 이하이면 여기 머물고, 아니면 즉시 이동합니다: ${ways}, 6 이상 선술집.`,
  'space:vampires-tower': '뱀파이어의 탑',
  'space:vampires-tower.text':
    '주사위 1개를 굴립니다: 1~2 생명력 1을 잃음, 3~4 생명력 2를 잃음, 5~6 생명력 3을 잃음. 동료를 1명 버릴 때마다 그중 1을 잃지 않습니다.',
  'space:pits': '구덩이',
  'space:pits.text':
    '주사위 1개를 굴려 나온 수만큼 힘 4인 구덩이 마귀가 하나씩 공격합니다. 지거나 모두 이기면 차례가 끝나고, 마지막 하나를 이긴 다음 차례부터 나아갈 수 있습니다.',
  'space:crypt': '지하묘지',
  'space:crypt.text': `주사위 3개를 굴려 합에서 힘을 뺍니다. 0 이하이면 여기 머물고, 아니면 즉시 이동합니다: ${ways}, 6 이상 도시.`,
  'space:dice-with-death': '죽음과의 내기',
  'space:dice-with-death.text':
    '자신의 주사위 2개와 죽음의 주사위 2개를 굴립니다. 높으면 다음 차례에 나아갈 수 있습니다. 같으면 다음 차례에 다시 굴립니다. 낮으면 생명력 1을 잃고 다음 차례에 다시 굴립니다.',
  'space:werewolf-den': '늑대인간 소굴',
  'space:werewolf-den.text':
    '주사위 2개를 굴려 나온 합이 싸울 늑대인간의 힘입니다. 지면 생명력 1을 잃고 다음 차례에 같은 늑대인간을 만나며, 죽이기 전에는 나아갈 수 없습니다.',
  'space:valley-of-fire': '불의 계곡',
  'space:valley-of-fire.text':
    '탈리스만이 있어야 들어갈 수 있고, 없으면 되돌아가야 합니다. 여기서 지배의 왕관으로 갈 수 있습니다.',
  'space:crown-of-command': '지배의 왕관',
  'space:crown-of-command.text':
    '여기에 머무릅니다. 혼자라면 차례마다 지배 주문을 발동합니다: 주사위 1개를 굴려 1~3 아무 일 없음, 4~6 다른 모든 캐릭터가 생명력 1을 잃음. 혼자가 아니라면 여기 있는 캐릭터와 반드시 조우합니다.',

  'creature:sentinel': '보초',
  'creature:sentinel.text': '힘 9.',
  'creature:farmer': '농부',
  'creature:farmer.text': '힘 3.',
  'creature:brigand': '산적',
  'creature:brigand.text': '힘 4.',
  'creature:crag-spirit': '바위산의 혼령',
  'creature:crag-spirit.text': '기술 4.',
  'creature:cave-dragon': '동굴의 용',
  'creature:cave-dragon.text': '힘 7.',
  'creature:cave-goblin': '동굴의 고블린',
  'creature:cave-goblin.text': '힘 2.',
  'creature:werewolf': '늑대인간',
  'creature:pitfiend': '구덩이 마귀',
  'creature:pitfiend.text': '힘 4.',
  'creature:death': '죽음',

  'quest:quest-wound': '다른 캐릭터가 생명력 1을 잃게 하기',
  'quest:quest-kill': '적 하나 죽이기',
  'quest:quest-follower': '동료 1명 버리기',
  'quest:quest-magic': '마법 물품 1개 버리기',
  'quest:quest-gold3': '금화 3개 내기',
  'quest:quest-gold2': '금화 2개 내기',

  'shop:blacksmith': '대장장이',
  'shop:healer': '치유사',
  'shop:mystic': '점술사',
  'shop:doctor': '의사',
  'shop:alchemist': '연금술사',
  'shop:enchantress': '여요술사',
  'shop:royal-doctor': '왕실 의사',
  'shop:pray': '기도하기',
  'shop:heal': '회복하기',
  'shop:replenish': '운명 보충하기',
  'shop:pay-gold': '금화 1개 내기',
  'shop:lose-life': '생명력 1 잃기',
};
