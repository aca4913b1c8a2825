const ownTurn = '자기 차례에, 전투 중이 아닐 때:';
const anyTurn = '누구의 차례든, 전투 중이 아닐 때:';
const atStart = '자기 차례를 시작할 때 이동하기 전에, 또는 조우한 캐릭터와 전투하는 대신:';

/** Spells in Korean. */
export const spells: Readonly<Record<string, string>> = {
  'card:expecto-patronum': '엑스펙토 패트로눔',
  'card:expecto-patronum.text':
    '마법으로 싸우는 자신의 전투에서 주사위를 굴리기 전에: 이번 전투 동안 힘을 마법에 더합니다.',
  'card:expulso': '익스펄소',
  'card:expulso.text':
    '적과 싸우는 자신의 전투에서 주사위를 굴리기 전에: 그 적의 공격력이 2 줄어듭니다.',
  'card:protego': '프로테고',
  'card:protego.text': '다른 플레이어가 방금 주문을 발동했을 때: 그 주문은 아무 효과가 없습니다.',
  'card:expelliarmus': '엑스펠리아르무스',
  'card:expelliarmus.text':
    '자기 차례를 시작할 때 같은 지역의 캐릭터에게, 조우한 캐릭터와 전투하는 대신, 또는 캐릭터와 싸우는 전투에서 주사위를 굴리기 전에: 성물이 아닌 물품 1개를 골라 떨어뜨리게 합니다.',
  'card:stupefy': '스투페파이',
  'card:stupefy.text':
    '자신의 전투에서 두 주사위가 모두 정해졌을 때: 상대의 주사위를 1로 봅니다. 볼드모트에게는 쓸 수 없습니다.',
  'card:petrificus-totalus': '페트리피쿠스 토탈루스',
  'card:petrificus-totalus.text': `${anyTurn} 다른 캐릭터 하나가 다음 차례를 잃습니다.`,
  'card:accio': '아씨오',
  'card:accio.text': `${atStart} 같은 지역의 반대편 캐릭터에게서, 또는 같은 지역의 칸에 놓인 것 중에서 물품 1개를 가져옵니다. 성물은 가져올 수 없습니다.`,
  'card:imperio': '임페리오',
  'card:imperio.text':
    '다른 플레이어의 차례를 시작할 때: 그 캐릭터가 어느 방향으로 이동할지 대신 정합니다.',
  'card:crucio': '크루시오',
  'card:crucio.text': `${atStart} 같은 지역의 반대편 캐릭터 하나가 생명력 1을 잃습니다.`,
  'card:avada-kedavra': '아바다 케다브라',
  'card:avada-kedavra.text':
    '자신의 전투에서 주사위를 굴리기 전에: 그 전투의 적 카드 1장을 바로 물리치고 전리품으로 가집니다.',
  'card:confundo': '콘푼도',
  'card:confundo.text':
    '누구든 이동이나 카드, 칸 때문에 굴린 주사위가 정해졌을 때: 다시 한 번 굴리고 그 결과를 따릅니다.',
  'card:obliviate': '오블리비아테',
  'card:obliviate.text': `${ownTurn} 다른 캐릭터 하나가 무작위로 주문 1개를 버립니다.`,
  'card:finite-incantatem': '피니테 인칸타템',
  'card:finite-incantatem.text': `${anyTurn} 족제비 하나가 본모습으로 돌아오거나, 캐릭터에게 지속 중인 주문 하나가 끝납니다.`,
  'card:episkey': '에피스키',
  'card:episkey.text': `${ownTurn} 생명력을 2까지 회복합니다.`,
  'card:legilimens': '레질리먼스',
  'card:legilimens.text': `${atStart} 같은 지역의 캐릭터 하나가 무작위로 주문 1개를 버리고, 더 가질 수 있으면 자신은 1개를 뽑습니다.`,
  'card:ferret-transfiguration': '족제비 변신 마법',
  'card:ferret-transfiguration.text': `${atStart} 같은 지역의 다른 캐릭터 하나가 2차례 동안 족제비가 됩니다.`,
  'card:apparate': '순간 이동',
  'card:apparate.text':
    '바깥쪽과 가운데 지역에서 이동 주사위를 굴리는 대신: 같은 지역의 아무 칸으로나 가서 그곳과 조우합니다.',
  'card:alohomora': '알로호모라',
  'card:alohomora.text':
    '킹스크로스나 호그와트 정문을 시도하기 전에: 주사위를 굴리지 않고 길이 열립니다.',
};
