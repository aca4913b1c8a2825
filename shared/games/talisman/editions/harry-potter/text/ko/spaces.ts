const draw = (n: number): string =>
  n === 1
    ? '이 지역의 카드를 1장 뽑습니다. 이미 카드가 놓여 있으면 뽑지 않습니다.'
    : `놓인 카드가 모두 ${String(n)}장이 되도록 모자란 만큼 이 지역의 카드를 뽑습니다.`;
const home =
  '잃은 생명력을 모두 회복하거나, 주사위 1개를 굴립니다: 5 운명 1을 얻음, 6 주문 1개를 얻음.';
const borgin =
  '주사위 1개를 굴립니다: 1 2차례 동안 족제비가 됨, 2 생명력 1을 잃음, 3~4 아무 일 없음, 5 1갈레온을 얻음, 6 운명 1을 얻음';

/** Spaces of the board in Korean, with their effects and creatures. */
export const spaces: Readonly<Record<string, string>> = {
  'region:outer': '런던과 그 주변',
  'region:middle': '호그와트 교정',
  'region:inner': '호그와트 성',

  'space:leaky-cauldron': '리키 콜드런',
  'space:leaky-cauldron.text': draw(1),
  'space:diagon-alley': '다이애건 앨리',
  'space:diagon-alley.text':
    '성물이 아닌 물품 1개를 1갈레온에 팔 수 있고, 그다음 살 수 있습니다. 위겐웰드 물약 1, 지팡이와 포트키와 어둠 가루 2, 주문 입문서와 빗자루와 구슬 가방과 용가죽 재킷 3갈레온.',
  'space:charing-cross-road': '채링크로스 로드',
  'space:charing-cross-road.text': draw(1),
  'space:gringotts': '그린고트',
  'space:gringotts.text':
    '주사위 1개를 굴립니다: 1 1갈레온을 잃음, 2~3 아무 일 없음, 4~5 1갈레온을 얻음, 6 2갈레온을 얻음.',
  'space:london-streets': '런던 거리',
  'space:london-streets.text': draw(2),
  'space:knockturn-alley': '녹턴 앨리',
  'space:knockturn-alley.text': draw(2),
  'space:borgin-and-burkes': '보긴과 버크',
  'space:borgin-and-burkes.text': `불사조 기사단: ${borgin}. 죽음을 먹는 자는 그 대신 1갈레온을 내고 주문 1개를 얻을 수 있습니다.`,
  'space:thames-embankment': '템스 강변',
  'space:thames-embankment.text': draw(1),
  'space:ministry-of-magic': '마법 정부',
  'space:ministry-of-magic.text':
    '우위 토큰이 자기 편을 가리키면 운명을 보충합니다. 아니면 주사위 1개를 굴립니다: 1~2 차례를 1번 잃음, 3~4 운명 1을 잃음, 5~6 아무 일 없음.',
  'space:whitehall': '화이트홀',
  'space:whitehall.text': draw(1),
  'space:grimmauld-place': '그리몰드 광장',
  'space:grimmauld-place.text': `불사조 기사단: ${home} 죽음을 먹는 자는 생명력 1을 잃습니다.`,
  'space:islington': '이즐링턴',
  'space:islington.text': draw(1),
  'space:kings-cross': '킹스크로스',
  'space:kings-cross.text': `이곳에 이르면 호그스미드 역으로 가기를 시도할 수 있습니다. 주사위 1개와 마법의 합이 9보다 커야 하고, 아니면 차례가 여기서 끝납니다. 시도하지 않으면: ${draw(1)}`,
  'space:english-countryside': '영국 시골',
  'space:english-countryside.text': draw(2),
  'space:the-burrow': '버로',
  'space:the-burrow.text':
    '불사조 기사단: 생명력 1을 회복하고, 1갈레온을 내고 운명 1을 얻을 수 있습니다. 죽음을 먹는 자는 주사위 1개를 굴립니다: 1~2 마법 4인 파수꾼과 싸움, 3~4 아무 일 없음, 5~6 1갈레온을 얻음.',
  'space:ottery-st-catchpole': '오터리 세인트 캐치폴',
  'space:ottery-st-catchpole.text': draw(1),
  'space:godrics-hollow': '고드릭 골짜기',
  'space:godrics-hollow.text': draw(2),
  'space:little-hangleton': '리틀 행글턴',
  'space:little-hangleton.text': `${draw(1)} 여기서 싸우는 적은 공격력에 1을 더합니다.`,
  'space:malfoy-manor': '말포이 저택',
  'space:malfoy-manor.text': `죽음을 먹는 자: ${home} 불사조 기사단은 생명력 1을 잃습니다.`,
  'space:spinners-end': '스피너스 엔드',
  'space:spinners-end.text': draw(1),
  'space:forest-of-dean': '딘 숲',
  'space:forest-of-dean.text':
    '주사위 1개를 굴립니다: 1 힘 4인 무법자와 싸움, 2 차례를 1번 잃음, 3~5 아무 일 없음, 6 힘 1을 얻음.',
  'space:st-mungos': '성 뭉고 병원',
  'space:st-mungos.text':
    '생명력을 1마다 1갈레온씩 내고 2까지 회복하거나, 주사위 1개를 굴립니다: 1~4 아무 일 없음, 5 생명력 1을 회복, 6 족제비가 본모습으로 돌아오거나 생명력 1을 얻음. 생명력을 모두 잃은 캐릭터는 이곳으로 옵니다.',
  'space:little-whinging': '리틀 윈징',
  'space:little-whinging.text': draw(1),
  'space:privet-drive': '프리벳가 4번지',
  'space:privet-drive.text':
    '주사위 1개를 굴립니다: 1 차례를 1번 잃음, 2 1갈레온을 잃음, 3 힘 3인 불량배와 싸움, 4 1갈레온을 얻음, 5 원하면 이 지역의 다른 칸으로 감, 6 원하면 해그리드의 오두막으로 감.',

  'space:hagrids-hut': '해그리드의 오두막',
  'space:hagrids-hut.text':
    '주사위 1개를 굴립니다: 1 힘 5인 떠돌이 짐승과 싸움, 2~3 아무 일 없음, 4 생명력 1을 회복, 5 운명 1을 얻음, 6 힘 1을 얻음.',
  'space:forbidden-forest': '금지된 숲',
  'space:forbidden-forest.text': draw(2),
  'space:whomping-willow': '후려치는 버드나무',
  'space:whomping-willow.text':
    '주사위 1개를 굴립니다. 힘보다 크지 않으면 악쓰는 오두막집으로 갈 수 있고, 힘보다 크면 생명력 1을 잃습니다.',
  'space:gates-of-hogwarts': '호그와트 정문',
  'space:gates-of-hogwarts.text': `걸음이 남거나 이동이 여기서 끝나면 문을 열어 볼 수 있습니다. 마법과 힘 중 하나를 골라 주사위 2개의 합이 그보다 크지 않아야 합니다. 성공하면 움직이는 계단으로 가고, 실패하면 고른 능력치 1을 잃지만 처음 수치 아래로는 내려가지 않습니다. 시도하지 않으면: ${draw(1)}`,
  'space:owlery': '부엉이장',
  'space:owlery.text': '1갈레온을 내고 주문 1개나 운명 1을 얻을 수 있습니다.',
  'space:greenhouses': '온실',
  'space:greenhouses.text': draw(2),
  'space:quidditch-pitch': '퀴디치 경기장',
  'space:quidditch-pitch.text':
    '도전 과제가 없으면 하나를 받을 수 있고, 주사위 1개로 정합니다. 1: 반대편 캐릭터가 생명력 1을 잃게 하기, 2: 수치가 4 이상인 적 1명 물리치기, 3: 동료 1명 버리기, 4: 성물이 아닌 물품 1개 버리기, 5: 2갈레온 내기, 6: 1갈레온 내기. 과제를 이루면 성물을 얻습니다.',
  'space:hogsmeade-road': '호그스미드 길',
  'space:hogsmeade-road.text': draw(2),
  'space:hogsmeade-station': '호그스미드 역',
  'space:hogsmeade-station.text': `여기서 킹스크로스로는 그냥 갈 수 있습니다. ${draw(1)}`,
  'space:hogsmeade-village': '호그스미드 마을',
  'space:hogsmeade-village.text':
    '살 수 있습니다. 위겐웰드 물약 2, 지팡이와 포트키와 어둠 가루 3, 주문 입문서와 빗자루와 구슬 가방과 용가죽 재킷 4갈레온.',
  'space:three-broomsticks': '스리 브룸스틱스',
  'space:three-broomsticks.text':
    '생명력을 1마다 1갈레온씩 내고 회복할 수 있고, 1갈레온을 내고 운명 1을 얻을 수 있습니다.',
  'space:hogs-head': '호그스 헤드',
  'space:hogs-head.text': draw(1),
  'space:shrieking-shack': '악쓰는 오두막집',
  'space:shrieking-shack.text': `${draw(1)} 여기서는 물품의 보너스도 주문도 소용없습니다.`,
  'space:black-lake': '검은 호수',
  'space:black-lake.text': `주사위 1개를 굴립니다. 1~2이면 생명력 1을 잃습니다. 그다음 ${draw(2)}`,
  'space:lakeshore': '호숫가',
  'space:lakeshore.text': draw(2),
  'space:centaur-glade': '켄타우로스 빈터',
  'space:centaur-glade.text': draw(3),

  'space:moving-staircase': '움직이는 계단',
  'space:moving-staircase.text': '여기서는 아무 일도 일어나지 않습니다.',
  'space:potions-dungeon': '마법약 지하 교실',
  'space:potions-dungeon.text': '주사위 2개를 굴립니다. 합이 마법보다 크면 생명력 1을 잃습니다.',
  'space:dada-classroom': '어둠의 마법 방어술 교실',
  'space:dada-classroom.text':
    '모습을 바꾸는 것과 싸웁니다. 그 마법은 3에 한 번 굴린 주사위를 더한 값입니다. 이길 때까지 매 차례 이동하는 대신 다시 싸우거나 되돌아갑니다.',
  'space:restricted-section': '도서관 제한 구역',
  'space:restricted-section.text':
    '주사위 1개를 굴립니다: 1 생명력 1을 잃음, 2 차례를 1번 잃음, 3~5 아무 일 없음, 6 주문 1개를 얻음.',
  'space:chamber-of-secrets': '비밀의 방',
  'space:chamber-of-secrets.text':
    '마법과 힘 중 하나를 골라 거대한 뱀과 싸웁니다. 그 수치는 4에 한 번 굴린 주사위를 더한 값입니다. 이길 때까지 매 차례 이동하는 대신 다시 싸우거나 되돌아갑니다.',
  'space:astronomy-tower': '천문탑',
  'space:astronomy-tower.text':
    '주사위 1개를 굴립니다: 1~2 생명력 1을 잃음, 3~5 아무 일 없음, 6 생명력 2를 잃음.',
  'space:headmasters-office': '교장실',
  'space:headmasters-office.text': '생명력 1을 회복하거나 운명 1을 얻습니다.',
  'space:room-of-requirement': '필요의 방',
  'space:room-of-requirement.text':
    '모든 이동은 여기서 멈춥니다. 성물을 내놓으면 연회장으로 나아가고, 없으면 되돌아갑니다.',
  'space:great-hall': '연회장',
  'space:great-hall.text':
    '마법으로 볼드모트와 싸웁니다. 그의 마법은 12입니다. 이기면 게임에서 승리합니다. 지면 생명력 1을 잃고 움직이는 계단으로 돌아가며, 비기면 다음 차례에 다시 싸웁니다.',

  'creature:guard': '파수꾼',
  'creature:guard.text': '마법 4.',
  'creature:outlaw': '무법자',
  'creature:outlaw.text': '힘 4.',
  'creature:bully': '불량배',
  'creature:bully.text': '힘 3.',
  'creature:stray-beast': '떠돌이 짐승',
  'creature:stray-beast.text': '힘 5.',
  'creature:guardian': '무덤의 수호자',
  'creature:guardian.text': '마법 7.',
  'creature:shape-shifter': '모습을 바꾸는 것',
  'creature:giant-snake': '거대한 뱀',
  'creature:voldemort': '볼드모트 경',

  'quest:challenge-wound': '반대편 캐릭터가 생명력 1을 잃게 하기',
  'quest:challenge-kill': '수치가 4 이상인 적 1명 물리치기',
  'quest:challenge-follower': '동료 1명 버리기',
  'quest:challenge-object': '성물이 아닌 물품 1개 버리기',
  'quest:challenge-two-galleons': '2갈레온 내기',
  'quest:challenge-galleon': '1갈레온 내기',

  'shop:advice': '조언 듣기',
  'shop:bargain': '1갈레온에 주문 1개 사기',
  'shop:by-magic': '마법으로 해 보기',
  'shop:by-strength': '힘으로 해 보기',
  'shop:butterbeer': '버터맥주: 1갈레온에 운명 1',
  'shop:chance': '운에 맡기기',
  'shop:confiscation': '물품 1개 잃기',
  'shop:favours': '운명 2 얻기',
  'shop:fine': '1갈레온 내기',
  'shop:flight': '해그리드의 오두막으로 날아가기',
  'shop:healer': '치료사: 1갈레온마다 생명력 1, 2까지',
  'shop:keeper': '주인: 1갈레온에 운명 1',
  'shop:letter': '편지: 1갈레온에 주문 1개',
  'shop:open': '무덤 열기',
  'shop:owl': '부엉이: 1갈레온에 운명 1',
  'shop:passage': '통로로 가기',
  'shop:rest': '쉬며 회복하기',
  'shop:restore': '본모습으로 돌아오기',
  'shop:ride': '함께 타고 가기',
  'shop:search': '집 안 뒤지기',
  'shop:sell': '물품 1개를 2갈레온에 팔기',
  'shop:stars': '별에게 묻기: 운명 1',
  'shop:strengthen': '생명력 1 얻기',
  'shop:supper': '저녁 식사: 1갈레온에 운명 1',
  'shop:tunnel': '굴로 가기',
  'shop:vault': '금고: 2갈레온에 구매 카드 1장',
  'shop:ward': '병실로 가기',
};
