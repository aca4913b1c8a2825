const foe = (kind: string, strength: number): string =>
  `적 - ${kind}, 힘 ${String(strength)}. 만나는 캐릭터와 물리 전투를 하며, 누군가 죽일 때까지 그 칸에 남습니다.`;
const spirit = (craft: number): string =>
  `적 - 혼령, 기술 ${String(craft)}. 만나는 캐릭터와 정신 전투를 하며, 누군가 죽일 때까지 그 칸에 남습니다.`;
const wishes =
  '소원 하나를 들어주고 버려집니다: 주문 1개, 금화 1개, 힘 1, 기술 1, 생명력 1, 운명 1';
const stall =
  '검 금화 1개, 투구 금화 1개, 물통 금화 1개, 방패 금화 2개, 노새 금화 2개, 뗏목 금화 3개';
const protects = (rolls: string): string =>
  `방어구. 물리 전투에서 져서 생명력을 잃게 되면 주사위 1개를 굴립니다. ${rolls} 나오면 잃지 않지만, 전투에서 진 것은 그대로입니다.`;
const bags = (gold: number): string =>
  `가져오는 즉시 금화 ${String(gold)}개를 얻고 이 카드를 버립니다. 물품 운반 한계에는 들어가지 않습니다.`;
const throwAway =
  '모험 카드를 뽑을 때마다 그중 1장을 조우하지 않고 버릴 수 있습니다. 대신 뽑은 카드와는 반드시 조우합니다.';
const royal =
  '성을 방문할 때마다 생명력을 2까지 무료로 회복합니다. 또한 성에서 이 동료를 금화 3개와 맞바꿀 수 있습니다.';

/** Cards in Korean, named as in the Korean rulebook if it has them. */
export const cards: Readonly<Record<string, string>> = {
  'card:angel': '천사',
  'card:angel.text':
    '선하면 생명력 1을 얻고, 악하면 생명력 1을 잃습니다. 중립이면 아무 일도 없습니다.',
  'card:blizzard': '눈보라',
  'card:blizzard.text':
    '2라운드 동안 모든 캐릭터는 이동 주사위를 굴리지 않고 차례마다 정확히 1칸씩 움직입니다.',
  'card:book-of-spells': '주문서',
  'card:book-of-spells.text': '자신의 기술로 지닐 수 있는 한도까지 주문을 뽑습니다.',
  'card:devil': '악마',
  'card:devil.text':
    '악하면 생명력 1을 얻고, 선하면 생명력 1을 잃습니다. 중립이면 아무 일도 없습니다.',
  'card:evil-darkness': '사악한 어둠',
  'card:evil-darkness.text': '모든 지역에서 악하지 않은 캐릭터는 전부 차례를 1번 잃습니다.',
  'card:imp': '임프',
  'card:imp.text':
    '주사위 1개를 굴려 나온 곳으로 순간 이동합니다: 1 바위산, 2 깊은 숲, 3 선술집, 4 폐허, 5 숨겨진 골짜기, 6 저주받은 공터. 도착한 칸에서 조우하며, 다른 카드는 원래 칸에 남습니다.',
  'card:magical-vortex': '마법 소용돌이',
  'card:magical-vortex.text': '모든 캐릭터가 가진 주문을 전부 버립니다.',
  'card:market-day': '장날',
  'card:market-day.text': `자신부터 시계 방향으로 모든 캐릭터가 상품 카드를 살 수 있습니다: ${stall}.`,
  'card:mephistopheles': '메피스토펠레스',
  'card:mephistopheles.text': '악하면 기술 1을 얻고, 선하거나 중립이면 악한 성향이 됩니다.',
  'card:pestilence': '역병',
  'card:pestilence.text': '자신을 포함해 자신이 있는 지역의 모든 캐릭터가 생명력 1을 잃습니다.',
  'card:raiders': '약탈자',
  'card:raiders.text': '가진 금화를 전부 오아시스로 가져가 그곳에 놓아둡니다.',
  'card:siren': '세이렌',
  'card:siren.text': '자신을 포함해 자신이 있는 지역의 모든 캐릭터가 다음 차례를 잃습니다.',
  'card:storm': '폭풍',
  'card:storm.text': '자신을 포함해 자신이 있는 지역의 모든 캐릭터가 차례를 1번 잃습니다.',

  'card:ape': '유인원',
  'card:ape.text': foe('동물', 3),
  'card:bear': '곰',
  'card:bear.text': foe('동물', 3),
  'card:lion': '사자',
  'card:lion.text': foe('동물', 3),
  'card:serpent': '큰뱀',
  'card:serpent.text': foe('동물', 4),
  'card:wild-boar': '멧돼지',
  'card:wild-boar.text': foe('동물', 1),
  'card:wolf': '늑대',
  'card:wolf.text': foe('동물', 2),
  'card:bandit': '강도',
  'card:bandit.text': `${foe('괴물', 4)} 금화 1개를 주면 이번에는 공격하지 않습니다.`,
  'card:giant': '거인',
  'card:giant.text': foe('괴물', 6),
  'card:goblin': '고블린',
  'card:goblin.text': foe('괴물', 2),
  'card:hobgoblin': '홉고블린',
  'card:hobgoblin.text': foe('괴물', 3),
  'card:ogre': '오우거',
  'card:ogre.text': foe('괴물', 5),
  'card:dragon': '용',
  'card:dragon.text': foe('용', 7),
  'card:demon': '마귀',
  'card:demon.text': spirit(10),
  'card:ghost': '유령',
  'card:ghost.text': `뽑으면 주사위 1개를 굴려 나온 칸에 놓습니다: 1 도시, 2 마을, 3 무덤, 4 예배당, 5 성, 6 신전. ${spirit(4)}`,
  'card:lemure': '떠도는 넋',
  'card:lemure.text': spirit(1),
  'card:shadow': '그림자',
  'card:shadow.text': spirit(2),
  'card:spectre': '망령',
  'card:spectre.text': spirit(3),
  'card:wraith': '원귀',
  'card:wraith.text': spirit(5),

  'card:enchanter': '요술사',
  'card:enchanter.text': `기술이 4 이상인 첫 방문자에게 ${wishes}, 또는 이 지역의 아무 칸으로 순간 이동.`,
  'card:fairy': '요정',
  'card:fairy.text': `선한 첫 방문자에게 ${wishes}, 또는 이 지역의 다른 칸으로 순간 이동.`,
  'card:healer': '치유사',
  'card:healer.text':
    '방문할 때마다 생명력을 2까지 무료로 회복해 줍니다. 기본 생명력 수치를 넘지는 못합니다.',
  'card:hermit': '은둔자',
  'card:hermit.text':
    '뽑으면 주사위 1개를 굴려 나온 칸에 놓습니다: 1 지하묘지, 2 위험한 평야, 3 저주받은 공터, 4 오아시스, 5 바위산, 6 깊은 숲. 첫 방문자는 남아 있는 탈리스만 1개를 받고, 은둔자는 버려집니다.',
  'card:mage': '마법사',
  'card:mage.text': '선한 캐릭터가 방문할 때마다, 주문을 더 가질 수 있다면 주문 1개를 줍니다.',
  'card:phantom': '환영',
  'card:phantom.text': `악한 첫 방문자에게 ${wishes}, 또는 이 지역의 다른 칸으로 순간 이동.`,
  'card:sorcerer': '주술사',
  'card:sorcerer.text': '방문할 때마다, 주문을 더 가질 수 있다면 금화 1개에 주문 1개를 팝니다.',
  'card:witch': '마녀',
  'card:witch.text':
    '주사위 1개를 굴립니다: 1 3차례 동안 두꺼비가 됨, 2 생명력 1을 잃음, 3 힘 1을 얻음, 4 기술 1을 얻음, 5 주문 1개를 얻음, 6 운명을 무료로 보충.',

  'card:hag': '노파의 저주',
  'card:hag.text':
    '거절할 수 없는 동료입니다. 다른 동료는 모두 버리고 새 동료도 얻지 못합니다. 마을의 점술사를 방문해야만 벗어납니다.',
  'card:poltergeist': '폴터가이스트',
  'card:poltergeist.text':
    '거절할 수 없는 동료입니다. 주사위를 굴리지 않고 차례마다 정확히 1칸씩 움직입니다. 다리나 뗏목, 나룻배로 강을 건너면 벗어납니다.',
  'card:alchemist': '연금술사',
  'card:alchemist.text': '자신의 물품을 원하는 만큼 버리고 하나당 금화 1개를 얻을 수 있습니다.',
  'card:gnome': '노움',
  'card:gnome.text':
    '기술로 힘의 차원문을 열 때는 주사위 1개, 광산에서는 2개만 굴립니다. 바위산의 주사위를 굴리지 않아도 되고, 언덕에서 생물과 캐릭터를 회피할 수 있습니다.',
  'card:guide': '안내인',
  'card:guide.text': '협곡, 바위산, 깊은 숲에서 주사위를 굴리지 않아도 됩니다.',
  'card:maiden': '처녀',
  'card:maiden.text': '기술이 2 높아집니다.',
  'card:mercenary': '용병',
  'card:mercenary.text':
    '금화 1개를 내면 따라오고, 아니면 여기서 기다립니다. 차례마다 한 번 금화 1개를 주면 그 차례가 끝날 때까지 물리 전투에서 힘이 3 높아집니다.',
  'card:mule': '노새',
  'card:mule.text':
    '물품을 4개 더 가지고 다닐 수 있습니다. 노새를 잃으면 넘치는 물품을 골라 자기 칸에 놓습니다.',
  'card:pixie': '픽시',
  'card:pixie.text':
    '깊은 숲에서 주사위를 굴리지 않아도 되고, 작은 숲에서 생물과 캐릭터를 회피할 수 있습니다.',
  'card:prince': '왕자',
  'card:prince.text': royal,
  'card:princess': '공주',
  'card:princess.text': royal,
  'card:unicorn': '유니콘',
  'card:unicorn.text': '힘과 기술이 각각 1 높아집니다.',

  'card:amulet': '부적',
  'card:amulet.text': '주문을 발동할 수 없으며, 지배 주문을 뺀 어떤 주문의 영향도 받지 않습니다.',
  'card:cross': '십자가',
  'card:cross.text':
    '예배당과 무덤에서 성향 때문에 생명력을 잃지 않습니다. 혼령을 싸우지 않고 없앨 수 있지만 전리품은 얻지 못합니다.',
  'card:holy-grail': '성배',
  'card:holy-grail.text':
    '기술이 1 높아지고 사막에서 생명력을 잃지 않습니다. 악한 캐릭터는 가질 수 없습니다.',
  'card:magic-belt': '마법 허리띠',
  'card:magic-belt.text': '힘이 1 높아집니다.',
  'card:orb-of-knowledge': '지식의 구슬',
  'card:orb-of-knowledge.text': throwAway,
  'card:potion-of-strength': '힘의 물약',
  'card:potion-of-strength.text':
    '한 번 쓰면 차례가 끝날 때까지 힘이 2 높아집니다. 쓴 뒤에는 버립니다.',
  'card:ring': '반지',
  'card:ring.text': '가지고 있는 동안 힘과 기술이 각각 1 높아집니다.',
  'card:solomons-crown': '솔로몬의 왕관',
  'card:solomons-crown.text': '가지고 있는 동안 기술이 2 높아집니다.',
  'card:talisman': '탈리스만',
  'card:talisman.text':
    '가지고 있으면 불의 계곡에 들어갈 수 있습니다. 들어간 뒤에도 그대로 가집니다.',
  'card:wand': '마법 지팡이',
  'card:wand.text': '마지막 주문을 발동할 때마다, 기술이 허용하면 새 주문을 1개 뽑습니다.',
  'card:holy-lance': '성스러운 창',
  'card:holy-lance.text':
    '무기. 물리 전투에서 힘이 1, 용을 상대할 때는 대신 3 높아집니다. 악한 캐릭터는 가질 수 없습니다.',
  'card:runesword': '룬검',
  'card:runesword.text':
    '무기. 물리 전투에서 힘이 1 높아지며, 이 검으로 이긴 상대가 생명력을 잃으면 생명력 1을 얻습니다. 선한 캐릭터는 가질 수 없습니다.',

  'card:bag-of-gold': '금화 주머니',
  'card:bag-of-gold.text': bags(1),
  'card:two-bags-of-gold': '금화 주머니 둘',
  'card:two-bags-of-gold.text': bags(2),
  'card:raft': '뗏목',
  'card:raft.text':
    '다음 자기 차례를 시작할 때, 이동하는 대신 강 건너 마주 보는 칸으로 건너갈 수 있습니다. 쓰든 안 쓰든 뗏목은 그때 사라집니다.',
  'card:water-bottle': '물통',
  'card:water-bottle.text': '사막에서 생명력을 잃지 않습니다.',
  'card:armour': '갑옷',
  'card:armour.text': protects('4, 5, 6이'),
  'card:helmet': '투구',
  'card:helmet.text': protects('6이'),
  'card:shield': '방패',
  'card:shield.text': protects('5나 6이'),
  'card:axe': '도끼',
  'card:axe.text':
    '무기. 물리 전투에서 힘이 1 높아집니다. 작은 숲이나 깊은 숲에서 차례를 시작하면 이동하는 대신 뗏목을 만들 수 있으며, 그러면 차례가 끝납니다.',
  'card:sword': '검',
  'card:sword.text': '무기. 물리 전투에서 힘이 1 높아집니다.',

  'card:cave': '동굴',
  'card:cave.text':
    '주사위 1개를 굴립니다: 1 힘 7인 용이 공격, 2 힘 2인 고블린이 공격, 3 차례를 1번 잃음, 4~5 금화 2개를 얻음, 6 금화 3개를 얻음. 이 생물들은 전리품을 남기지 않습니다.',
  'card:fountain-of-wisdom': '지혜의 샘',
  'card:fountain-of-wisdom.text':
    '기술 4가 놓여 있습니다. 방문할 때마다 1을 가져올 수 있고, 다 떨어지면 카드를 버립니다.',
  'card:magic-portal': '마법 차원문',
  'card:magic-portal.text':
    '원하면 들어가서 주사위 1개를 굴려 나온 곳으로 갑니다: 1 바위산, 2 마을, 3 도시, 4 흑마법사의 동굴, 5 신전, 6 위험한 평야.',
  'card:magic-stream': '마법의 시냇물',
  'card:magic-stream.text':
    '힘 4가 놓여 있습니다. 방문할 때마다 1을 가져올 수 있고, 다 떨어지면 카드를 버립니다.',
  'card:market': '시장',
  'card:market.text': `방문할 때마다 상품 카드를 살 수 있습니다: ${stall}.`,
  'card:marsh': '늪',
  'card:marsh.text': '힘이 5보다 낮으면 차례를 1번 잃습니다.',
  'card:maze': '미로',
  'card:maze.text': '기술이 5보다 낮으면 차례를 1번 잃습니다.',
  'card:pool-of-life': '생명의 연못',
  'card:pool-of-life.text':
    '생명력 4가 놓여 있습니다. 방문할 때마다 1을 가져올 수 있고, 다 떨어지면 카드를 버립니다.',
  'card:shrine': '성소',
  'card:shrine.text':
    '주사위 1개를 굴려 기도합니다: 1 아무 일 없음, 2 운명 1을 얻음, 3 금화 1개를 얻음, 4 주문 1개를 얻음, 5 생명력 1을 얻음, 6 이 지역의 아무 칸으로 순간 이동.',

  'ability:royal-healing': '왕실의 은혜',
  'ability:royal-healing.text': '성에서 생명력을 2까지 무료로 회복합니다.',
  'ability:royal-ransom': '몸값',
  'ability:royal-ransom.text': '성에서 이 동료를 금화 3개와 맞바꿀 수 있습니다.',
  'ability:desert-proof': '갈증 없음',
  'ability:desert-proof.text': '사막에서 생명력을 잃지 않습니다.',
  'ability:talisman-pass': '탈리스만의 허락',
  'ability:talisman-pass.text': '불의 계곡에 들어갈 수 있습니다.',
  'ability:runesword-thirst': '생명의 갈망',
  'ability:runesword-thirst.text': '이 검으로 이긴 상대가 생명력을 잃으면 생명력 1을 얻습니다.',
  'ability:raft-crossing': '뗏목으로 건너기',
  'ability:raft-crossing.text': '다음 차례를 시작할 때 이동하는 대신 강을 건널 수 있습니다.',
  'ability:raft-building': '뗏목 만들기',
  'ability:raft-building.text':
    '도끼가 있고 작은 숲이나 깊은 숲에서 시작하면 이동하는 대신 뗏목을 만들 수 있습니다.',
  'ability:potion-drink': '힘의 한 모금',
  'ability:potion-drink.text':
    '물약을 한 번 마시면 차례가 끝날 때까지 힘이 2 높아지고, 물약은 버립니다.',
  'ability:poltergeist-drag': '끌림',
  'ability:poltergeist-drag.text': '강을 건널 때까지 차례마다 정확히 1칸씩 움직입니다.',
  'ability:mercenary-pay': '용병의 삯',
  'ability:mercenary-pay.text':
    '차례마다 한 번 용병에게 금화 1개를 내면 차례가 끝날 때까지 물리 전투에서 힘이 3 높아집니다.',
  'ability:hag-curse': '노파의 저주',
  'ability:hag-curse.text': '점술사를 방문할 때까지 다른 동료를 가질 수 없습니다.',
  'ability:guide-paths': '아는 길',
  'ability:guide-paths.text': '협곡, 바위산, 깊은 숲의 주사위를 굴리지 않아도 됩니다.',
  'ability:cross-shelter': '십자가의 가호',
  'ability:cross-shelter.text': '예배당과 무덤에서 생명력을 잃지 않습니다.',
  'ability:cross-banish': '십자가의 힘',
  'ability:cross-banish.text': '만난 혼령을 싸우지 않고 없앨 수 있으며, 전리품은 남지 않습니다.',
  'ability:amulet-ward': '부적의 보호',
  'ability:amulet-ward.text': '주문을 발동하지 못하고, 지배 주문의 영향만 받습니다.',
  'ability:alchemist-gold': '연금술사의 솜씨',
  'ability:alchemist-gold.text':
    '언제든지 자기 물품을 원하는 만큼 버리고 하나당 금화 1개를 얻을 수 있습니다.',
};
