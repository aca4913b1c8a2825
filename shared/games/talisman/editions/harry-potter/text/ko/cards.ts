const ally = (side: string, attribute: string, value: number, gives: string): string =>
  `${side}의 동료${gives === '' ? '.' : `: ${gives}`} 반대편에게는 ${attribute} ${String(value)}인 적입니다.`;
const order = (attribute: string, value: number, gives = ''): string =>
  ally('불사조 기사단', attribute, value, gives);
const deathEaters = (attribute: string, value: number, gives = ''): string =>
  ally('죽음을 먹는 자', attribute, value, gives);
const foe = (attribute: string, value: number, more = ''): string =>
  `${attribute} ${String(value)}인 적. 만나는 캐릭터와 싸웁니다.${more === '' ? '' : ` ${more}`}`;
const drains = '지면 운명 1도 잃습니다.';
const magic1 = '마법 1을 더합니다.';
const strength1 = '힘 1을 더합니다.';
const against = (whom: string, amount: number): string =>
  `${whom} 공격력에 ${String(amount)}을(를) 더합니다.`;
const hallow = '성물 하나를 내놓으면 연회장에 들어갑니다.';

/** Encounter, purchase and Hallow cards in Korean: the name, and the effect. */
export const cards: Readonly<Record<string, string>> = {
  'card:nymphadora-tonks': '님파도라 통스',
  'card:nymphadora-tonks.text': order('마법', 5, magic1),
  'card:kingsley-shacklebolt': '킹슬리 샤클볼트',
  'card:kingsley-shacklebolt.text': order('마법', 7, `${magic1} ${against('캐릭터와 싸울 때', 1)}`),
  'card:alastor-moody': '앨러스터 무디',
  'card:alastor-moody.text': order(
    '마법',
    6,
    `우위 토큰 때문에 공격력이 줄지 않습니다. ${against('캐릭터에게 공격받을 때', 1)}`,
  ),
  'card:mundungus-fletcher': '먼던구스 플레처',
  'card:mundungus-fletcher.text': order(
    '힘',
    3,
    '차례를 시작할 때 주사위 1개를 굴릴 수 있습니다: 1 떠남, 6 1갈레온을 얻음.',
  ),
  'card:arthur-weasley': '아서 위즐리',
  'card:arthur-weasley.text': order(
    '마법',
    5,
    '사는 카드마다 1갈레온이 싸지지만 적어도 1갈레온입니다.',
  ),
  'card:molly-weasley': '몰리 위즐리',
  'card:molly-weasley.text': order(
    '마법',
    5,
    `${magic1} 버로와 성 뭉고 병원에서 생명력 1을 무료로 회복합니다.`,
  ),
  'card:bill-weasley': '빌 위즐리',
  'card:bill-weasley.text': order('마법', 4, strength1),
  'card:dobby': '도비',
  'card:dobby.text': order(
    '마법',
    4,
    '이 동료를 버리고 적이나 캐릭터를 회피하거나, 이동 주사위를 굴리는 대신 버리고 같은 지역의 아무 칸으로나 갑니다.',
  ),
  'card:sirius-black': '시리우스 블랙',
  'card:sirius-black.text': order('마법', 6, magic1),
  'card:remus-lupin': '리무스 루핀',
  'card:remus-lupin.text': order('마법', 5, `${magic1} ${against('디멘터와 싸울 때', 1)}`),
  'card:hermione-granger': '헤르미온느 그레인저',
  'card:hermione-granger.text': order('마법', 6, `${magic1} 주문을 1개 더 가질 수 있습니다.`),
  'card:ron-weasley': '론 위즐리',
  'card:ron-weasley.text': order('힘', 4, strength1),
  'card:neville-longbottom': '네빌 롱보텀',
  'card:neville-longbottom.text': order('마법', 4, '버리고 진 전투를 비긴 것으로 만듭니다.'),
  'card:luna-lovegood': '루나 러브굿',
  'card:luna-lovegood.text': order('마법', 5, '카드를 뽑을 때 1장 덜 뽑을 수 있습니다.'),
  'card:ginny-weasley': '지니 위즐리',
  'card:ginny-weasley.text': order('마법', 5, against('캐릭터와 싸울 때', 1)),
  'card:grawp': '그롭',
  'card:grawp.text': order('힘', 8, '물품을 4개 더 가질 수 있습니다.'),

  'card:antonin-dolohov': '안토닌 돌로호프',
  'card:antonin-dolohov.text': deathEaters(
    '마법',
    7,
    `${magic1} ${against('캐릭터와 싸울 때', 1)}`,
  ),
  'card:corban-yaxley': '코번 약슬리',
  'card:corban-yaxley.text': deathEaters('마법', 5, strength1),
  'card:augustus-rookwood': '어거스터스 룩우드',
  'card:augustus-rookwood.text': deathEaters(
    '마법',
    6,
    `${magic1} 다른 캐릭터의 주문을 볼 수 있습니다.`,
  ),
  'card:barty-crouch-jr': '바티 크라우치 2세',
  'card:barty-crouch-jr.text': deathEaters('마법', 6, magic1),
  'card:narcissa-malfoy': '나르시사 말포이',
  'card:narcissa-malfoy.text': deathEaters('마법', 4, '버리고 마지막 생명력을 지킵니다.'),
  'card:dolores-umbridge': '돌로레스 엄브리지',
  'card:dolores-umbridge.text': deathEaters('마법', 5, against('캐릭터를 공격할 때', 1)),
  'card:kreacher': '크리처',
  'card:kreacher.text': deathEaters('마법', 3, '물품을 1개 더 가질 수 있습니다.'),
  'card:walden-macnair': '월든 맥네어',
  'card:walden-macnair.text': deathEaters('힘', 5, '전투에서 힘 1을 더합니다.'),
  'card:severus-snape': '세베루스 스네이프',
  'card:severus-snape.text': deathEaters('마법', 7, magic1),
  'card:fenrir-greyback': '펜리르 그레이백',
  'card:fenrir-greyback.text': deathEaters('힘', 7, '전투에서 힘 2를 더합니다.'),
  'card:amycus-carrow': '아미쿠스 캐로우',
  'card:amycus-carrow.text': deathEaters('마법', 5, against('캐릭터와 싸울 때', 1)),
  'card:alecto-carrow': '알렉토 캐로우',
  'card:alecto-carrow.text': deathEaters(
    '마법',
    5,
    `${magic1} 차례를 시작할 때 운명 1을 내고 주문 1개를 얻을 수 있습니다.`,
  ),
  'card:nagini': '내기니',
  'card:nagini.text': deathEaters(
    '힘',
    6,
    '캐릭터를 이긴 뒤 주사위 1개를 굴립니다. 4~6이면 그 캐릭터는 생명력 1을 더 잃습니다.',
  ),
  'card:vincent-crabbe': '빈센트 크래브',
  'card:vincent-crabbe.text': deathEaters('힘', 4, strength1),
  'card:gregory-goyle': '그레고리 고일',
  'card:gregory-goyle.text': deathEaters('힘', 4, '버리고 전투에 져서 잃을 생명력을 지킵니다.'),
  'card:thorfinn-rowle': '토르핀 로울',
  'card:thorfinn-rowle.text': deathEaters('마법', 6, magic1),

  'card:garden-gnome': '정원 땅신령',
  'card:garden-gnome.text': foe('힘', 2),
  'card:doxies': '독시 떼',
  'card:doxies.text': foe('마법', 2, drains),
  'card:cornish-pixies': '콘월 픽시 떼',
  'card:cornish-pixies.text': foe('마법', 3),
  'card:attic-ghoul': '다락방 굴',
  'card:attic-ghoul.text': foe(
    '힘',
    3,
    '주사위로 놓일 곳을 정합니다: 1~2 그리몰드 광장, 3~4 버로, 5~6 말포이 저택.',
  ),
  'card:red-cap': '레드 캡',
  'card:red-cap.text': foe('힘', 4),
  'card:inferius': '인페리우스',
  'card:inferius.text': foe('마법', 5),
  'card:boggart': '보가트',
  'card:boggart.text': foe('마법', 3),
  'card:banshee': '밴시',
  'card:banshee.text': foe('마법', 4),
  'card:dementor-outer': '디멘터',
  'card:dementor-outer.text': foe('마법', 5, drains),
  'card:acromantula': '애크로맨툴라',
  'card:acromantula.text': foe('힘', 5),
  'card:grindylow': '그린딜로',
  'card:grindylow.text': foe('마법', 5),
  'card:blast-ended-skrewt': '폭발 꼬리 스크루트',
  'card:blast-ended-skrewt.text': foe('힘', 6),
  'card:mountain-troll': '산트롤',
  'card:mountain-troll.text': foe('힘', 7),
  'card:fluffy': '플러피',
  'card:fluffy.text': foe('힘', 8, '1갈레온을 내면 지나가게 해 줍니다.'),
  'card:hungarian-horntail': '헝가리 혼테일',
  'card:hungarian-horntail.text': foe('힘', 9),
  'card:peeves': '피브스',
  'card:peeves.text': foe('마법', 3, '지면 성물이 아닌 물품 1개도 골라 떨어뜨립니다.'),
  'card:devils-snare': '악마의 덫',
  'card:devils-snare.text': foe('마법', 5),
  'card:dementor-middle': '디멘터',
  'card:dementor-middle.text': foe('마법', 6, drains),

  'card:niffler': '니플러',
  'card:niffler.text':
    '누구의 동료든 됩니다. 차례가 끝날 때 갈레온이 없으면 주사위 1개를 굴립니다. 5~6이면 1갈레온을 찾아냅니다.',
  'card:post-owl': '우편 부엉이',
  'card:post-owl.text':
    '누구의 동료든 됩니다. 차례를 시작할 때 1갈레온을 내고 주문 1개를 얻을 수 있습니다.',
  'card:buckbeak': '벅빅',
  'card:buckbeak.text': '누구의 동료든 됩니다. 주사위보다 1칸 더 이동할 수 있습니다.',
  'card:thestral': '세스트럴',
  'card:thestral.text':
    '누구의 동료든 됩니다. 이동 주사위를 굴리는 대신 버리고 같은 지역의 아무 칸으로나 갑니다.',

  'card:garrick-ollivander': '개릭 올리밴더',
  'card:garrick-ollivander.text':
    '처음 찾아온 캐릭터는 지팡이 1개를, 남은 것이 없거나 가질 수 없으면 운명 1을 얻습니다. 그다음 떠납니다.',
  'card:rita-skeeter': '리타 스키터',
  'card:rita-skeeter.text':
    '주사위 1개를 굴립니다: 1~2 운명 1을 잃음, 3~4 우위 토큰을 뒤집음, 5 1갈레온을 얻음, 6 운명 2를 얻음.',
  'card:stan-shunpike': '스탠 션파이크',
  'card:stan-shunpike.text': '1갈레온을 내고 같은 지역의 다른 칸으로 타고 갈 수 있습니다.',
  'card:griphook': '그립훅',
  'card:griphook.text':
    '성물이 아닌 물품 1개를 2갈레온에 팔거나, 2갈레온을 내고 원하는 구매 카드 1장을 가질 수 있습니다.',
  'card:cornelius-fudge': '코닐리우스 퍼지',
  'card:cornelius-fudge.text':
    '우위 토큰이 자기 편을 가리키면 1갈레온을 얻고, 아니면 차례를 1번 잃습니다. 그다음 떠납니다.',
  'card:sybill-trelawney': '시빌 트릴로니',
  'card:sybill-trelawney.text':
    '주사위 1개를 굴립니다: 1 운명 1을 잃음, 2~3 아무 일 없음, 4~5 운명 1을 얻음, 6 주문 1개를 얻음.',
  'card:firenze': '피렌체',
  'card:firenze.text': '생명력 1을 회복하거나 운명 1을 얻습니다. 그다음 떠납니다.',
  'card:madam-pomfrey': '폼프리 부인',
  'card:madam-pomfrey.text':
    '잃은 생명력을 모두 회복하고, 족제비는 본모습으로 돌아옵니다. 그다음 떠납니다.',
  'card:xenophilius-lovegood': '제노필리우스 러브굿',
  'card:xenophilius-lovegood.text':
    '주사위 1개를 굴립니다: 1 차례를 1번 잃음, 2~3 아무 일 없음, 4 운명 1을 얻음, 5~6 성물 1개(남은 것이 없으면 운명 1)를 얻고 그는 떠남.',

  'card:azkaban-breakout': '아즈카반 탈옥',
  'card:azkaban-breakout.text':
    '죽음을 먹는 자는 모두 운명 1을 얻고, 우위 토큰이 그들 편을 가리킵니다.',
  'card:dark-mark': '어둠의 표식',
  'card:dark-mark.text':
    '이 칸과 양옆 칸의 캐릭터는 모두 주사위 1개를 굴립니다. 1~2이면 생명력 1을 잃습니다.',
  'card:daily-prophet': '예언자 일보',
  'card:daily-prophet.text': '주문이 없는 캐릭터는 모두 마법이 허락하면 주문 1개를 뽑습니다.',
  'card:ministry-raid': '마법 정부의 수색',
  'card:ministry-raid.text':
    '이 지역의 캐릭터는 모두 1갈레온을 내거나 물품 1개를 잃습니다. 성물은 잃지 않습니다.',
  'card:world-cup-riot': '월드컵 소동',
  'card:world-cup-riot.text': '같은 지역의 다른 칸으로 달아나 그곳과 조우합니다.',
  'card:order-meeting': '기사단 회의',
  'card:order-meeting.text':
    '불사조 기사단은 모두 운명 1을 얻고, 우위 토큰이 그들 편을 가리킵니다.',
  'card:battle-of-hogwarts': '호그와트 교전',
  'card:battle-of-hogwarts.text':
    '이 지역의 캐릭터는 모두 주사위 1개를 굴립니다: 1~2 생명력 1을 잃음, 3~5 아무 일 없음, 6 운명 1을 얻음.',
  'card:dementor-swarm': '디멘터 무리',
  'card:dementor-swarm.text':
    '이 지역에서 주문이 없는 캐릭터는 모두 주사위 1개를 굴립니다. 1~3이면 생명력 1을 잃습니다.',
  'card:triwizard-task': '트리위저드 과제',
  'card:triwizard-task.text':
    '마법과 힘 중 하나를 골라 주사위 2개를 굴립니다. 합이 그보다 크지 않으면 그 능력치 1을 얻고, 크면 생명력 1을 잃습니다.',
  'card:fiendfyre': '악마의 불',
  'card:fiendfyre.text':
    '이 칸과 양옆 칸의 캐릭터는 모두 고른 물품 1개를 잃습니다. 성물은 잃지 않습니다.',
  'card:full-moon': '보름달',
  'card:full-moon.text': '다음 차례가 시작될 때까지 힘으로 싸우는 적은 공격력에 1을 더합니다.',
  'card:hogsmeade-weekend': '호그스미드의 주말',
  'card:hogsmeade-weekend.text': '이 지역의 캐릭터는 모두 1갈레온을 얻습니다.',

  'card:knight-bus': '구조 버스 정류장',
  'card:knight-bus.text':
    '주사위 1개를 굴립니다: 1 차례를 1번 잃음, 2~3 킹스크로스로 감, 4~5 원하면 이 지역의 다른 칸으로 감, 6 운명 1을 얻음.',
  'card:magical-menagerie': '신비한 동물 가게',
  'card:magical-menagerie.text': '1갈레온을 내고 운명 1을 얻을 수 있습니다.',
  'card:safe-house': '은신처',
  'card:safe-house.text': '생명력 1을 회복합니다. 여기서는 캐릭터끼리 싸움을 걸 수 없습니다.',
  'card:mirror-of-erised': '소망의 거울',
  'card:mirror-of-erised.text':
    '주사위 1개를 굴립니다: 1~2 차례를 1번 잃음, 3~4 아무 일 없음, 5 마법 1을 얻음, 6 힘 1을 얻음. 무엇을 얻으면 거울은 사라집니다.',
  'card:one-eyed-witch': '애꾸눈 마녀의 통로',
  'card:one-eyed-witch.text': '호그스미드 마을로 갈 수 있습니다.',
  'card:white-tomb': '하얀 무덤',
  'card:white-tomb.text':
    '열어 볼 수 있습니다. 마법 7인 수호자를 이기면 성물 1개(남은 것이 없으면 마법 1)를 얻고, 무덤은 사라집니다.',
  'card:vanishing-cabinet': '사라지는 캐비닛',
  'card:vanishing-cabinet.text': '보긴과 버크로 갈 수 있습니다.',

  'card:deluminator': '딜루미네이터',
  'card:deluminator.text': '한 차례에 한 번 캐릭터를 회피할 수 있습니다.',
  'card:sneakoscope': '스니코스코프',
  'card:sneakoscope.text': against('캐릭터에게 공격받을 때', 1),
  'card:felix-felicis': '펠릭스 펠리시스',
  'card:felix-felicis.text':
    '자신의 주사위를 굴리기 전에 이 카드를 버립니다. 그 주사위는 6이 됩니다.',
  'card:invisibility-potion': '투명 물약',
  'card:invisibility-potion.text': '이 카드를 버리고 적이나 캐릭터를 회피합니다.',
  'card:lost-galleons': '떨어진 갈레온',
  'card:lost-galleons.text': '가져가면 1갈레온을 얻고 카드를 버립니다.',
  'card:smugglers-purse': '밀수꾼의 지갑',
  'card:smugglers-purse.text': '가져가면 2갈레온을 얻고 카드를 버립니다.',
  'card:sword-of-gryffindor': '그리핀도르의 검',
  'card:sword-of-gryffindor.text': `불사조 기사단만 쓸 수 있습니다. 전투에서 힘 1을 더합니다. ${against('볼드모트와 싸울 때', 2)}`,
  'card:slytherins-locket': '슬리데린의 로켓',
  'card:slytherins-locket.text': `죽음을 먹는 자만 쓸 수 있습니다. 전투에서 힘 1을 더합니다. ${against('볼드모트와 싸울 때', 2)}`,
  'card:ravenclaws-diadem': '래번클로의 보관',
  'card:ravenclaws-diadem.text': magic1,
  'card:marauders-map': '도둑 지도',
  'card:marauders-map.text':
    '한 차례에 한 번 캐릭터를 회피할 수 있습니다. 가운데 지역에서 주사위보다 1칸 더 또는 덜 이동할 수 있습니다.',
  'card:time-turner': '타임 터너',
  'card:time-turner.text': '차례가 끝날 때 이 카드를 버리고 차례를 한 번 더 가집니다.',
  'card:basilisk-fang': '바실리스크의 송곳니',
  'card:basilisk-fang.text': `주사위를 굴리기 전에 이 카드를 버립니다. ${against('적이나 볼드모트와 싸울 때', 3)}`,
  'card:lost-galleons-middle': '떨어진 갈레온',
  'card:lost-galleons-middle.text': '가져가면 1갈레온을 얻고 카드를 버립니다.',

  'card:wand': '지팡이',
  'card:wand.text': magic1,
  'card:spell-primer': '주문 입문서',
  'card:spell-primer.text': magic1,
  'card:broomstick': '빗자루',
  'card:broomstick.text': '주사위보다 1칸 더 이동할 수 있습니다.',
  'card:portkey': '포트키',
  'card:portkey.text':
    '이동 주사위를 굴리는 대신 이 카드를 내놓고 바깥쪽 지역에서 맞은편 칸으로 갑니다.',
  'card:wiggenweld-potion': '위겐웰드 물약',
  'card:wiggenweld-potion.text': '차례를 시작할 때 이 카드를 버리고 생명력 1을 회복합니다.',
  'card:beaded-bag': '구슬 가방',
  'card:beaded-bag.text': '물품을 4개 더 가질 수 있습니다.',
  'card:dragonhide-jacket': '용가죽 재킷',
  'card:dragonhide-jacket.text':
    '전투에 져서 생명력을 잃게 되면 주사위 1개를 굴립니다. 5~6이면 잃지 않지만 전투에 진 것은 그대로입니다.',
  'card:darkness-powder': '어둠 가루',
  'card:darkness-powder.text': '이 카드를 버리고 적이나 캐릭터를 회피합니다.',

  'card:elder-wand': '딱총나무 지팡이',
  'card:elder-wand.text': `성물. 전투에서 마법 2를 더합니다. ${hallow}`,
  'card:resurrection-stone': '부활의 돌',
  'card:resurrection-stone.text': `성물. 마지막 생명력을 잃게 되면 주사위 1개를 굴립니다. 4~6이면 잃지 않습니다. ${hallow}`,
  'card:invisibility-cloak': '투명 망토',
  'card:invisibility-cloak.text': `성물. 한 차례에 한 번 적이나 캐릭터를 회피할 수 있습니다. ${hallow}`,

  'pile:purchase': '구매 카드',
  'pile:talismans': '성물',
};
