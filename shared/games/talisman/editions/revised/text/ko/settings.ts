/** The name of the game and of its options, in Korean. */
export const settings: Readonly<Record<string, string>> = {
  'game.name': '탈리스만',
  'setting.askForReactions': '대응할지 누구에게 물을지',
  'setting.maxPlayers': '최대 좌석 수',
  'setting.firstPlayer': '첫 차례를 누가 할지',
  'setting.characterChoice': '시작할 때 고를 수 있는 캐릭터 수',
  'setting.replacementChoice': '사망 후 고를 수 있는 캐릭터 수',
  'setting.recycleDead': '죽은 캐릭터가 다시 등장할 수 있음',
  'setting.evadeHostile': '비우호적인 인물도 모두 회피 가능',
  'setting.inheritance': '새 캐릭터가 죽은 캐릭터의 소지품을 계승',
  'setting.trophyRate': '카운터 1개당 필요한 전리품 점수',
  'setting.headStart': '모두 힘이나 기술 카운터 1개로 시작',
  'setting.bloodbath': '탈리스만 피바다: 탈리스만 카드 1장, 죽으면 탈락',
  'setting.commandEase': '캐릭터가 5명 이상이면 지배 주문이 더 쉬움',
  'setting.suddenDeath': '단판 승부',
  'setting.rounds': '점수를 비교하기 전 각자의 차례 수',
  'setting.timedScore': '시간이 끝났을 때 점수에 넣을 것',
  'setting.warlockBar': '힘의 차원문을 막는 미완수 퀘스트',
  'setting.crownEvade': '지배의 왕관에서 서로 회피 가능',
  'setting.castOnArrival': '도착한 차례에 바로 지배 주문 발동',
  'setting.toadDropsAll': '두꺼비가 되면 모든 소지품을 두고 감',
  'setting.toadCarries': '두꺼비도 물품과 동료, 금화를 가질 수 있음',
  'setting.fateOnDeathDice': '운명으로 죽음의 주사위도 다시 굴림',
  'setting.strictSupply': '카운터, 운명, 금화를 구성품 수로 제한',
  'setting.psionicBlastCounters': '정신 폭발에 기술 카운터도 더함',
  'setting.monkCounters': '수도승이 물리 전투에서 기술 카운터도 더함',
  'setting.immobilityMidMove': '이동 도중에도 고정화 발동 가능',
  'setting.cornerBridges': '도시와 마을의 다리로도 폴터가이스트에서 벗어남',
  'setting.castleStack': '왕자와 공주가 성에서 각각 생명력 2를 회복',

  'setting.askForReactions.able': '대응할 수 있는 플레이어',
  'setting.askForReactions.everyone': '대응할 가능성이 있는 모두',
  'setting.askForReactions.text':
    '대응할 수 있는 플레이어에게만 물으면 빠릅니다. 모두에게 물으면 누가 무엇을 가졌는지 드러나지 않습니다.',
  'setting.maxPlayers.text': '구성품의 여섯 명보다 많이, 열두 명까지 앉을 수 있습니다.',
  'setting.firstPlayer.text': '게임의 첫 차례를 누가 할지 정합니다.',
  'setting.firstPlayer.host': '방장',
  'setting.firstPlayer.random': '무작위',
  'setting.characterChoice.text': '시작할 때 받는 캐릭터 수입니다. 그중 하나를 고릅니다.',
  'setting.characterChoice.1': '캐릭터 1명',
  'setting.characterChoice.3': '캐릭터 3명',
  'setting.replacementChoice.text':
    '캐릭터가 죽은 플레이어가 받는 캐릭터 수입니다. 그중 하나를 고릅니다.',
  'setting.replacementChoice.1': '캐릭터 1명',
  'setting.replacementChoice.3': '캐릭터 3명',
  'setting.recycleDead.text': '죽은 캐릭터를 다시 뽑을 수 있습니다. 아니면 게임에서 빠집니다.',
  'setting.evadeHostile.text':
    '생명체를 회피하게 해 주는 것이 마녀나 흑기사처럼 비우호적인 인물에게도 통합니다.',
  'setting.inheritance.text': '죽은 캐릭터의 소지품이 같은 플레이어의 다음 캐릭터에게 갑니다.',
  'setting.trophyRate.text':
    '능력치 카운터 1개에 드는 전리품 점수입니다. 적을수록 모두 빨리 강해집니다.',
  'setting.trophyRate.7': '7점',
  'setting.trophyRate.6': '6점',
  'setting.trophyRate.5': '5점',
  'setting.headStart.text': '첫 차례 전에 모두 힘이나 기술 카운터 하나를 고릅니다.',
  'setting.bloodbath.text': '탈리스만은 한 장뿐이고, 죽은 플레이어는 게임에서 탈락합니다.',
  'setting.commandEase.text':
    '캐릭터가 다섯 이상 남아 있으면 지배 주문이 더 자주 성공해 게임이 빨리 끝납니다.',
  'setting.suddenDeath.text': '시간이 부족할 때 게임을 끝내는 다른 방법입니다.',
  'setting.suddenDeath.off': '사용 안 함',
  'setting.suddenDeath.crown': '지배의 왕관에 먼저 오른 캐릭터가 승리',
  'setting.suddenDeath.timed': '정해진 차례 뒤 점수가 가장 높으면 승리',
  'setting.rounds.text':
    '각자 이만큼 차례를 마치면 점수를 비교합니다. 시간제에는 꼭 필요합니다. 지배의 왕관과 함께 쓰면 그때까지 아무도 왕관에 오르지 못해도 게임이 끝납니다.',
  'setting.timedScore.text': '차례 수를 정한 게임에서 점수로 세는 것을 정합니다.',
  'setting.timedScore.gained': '얻은 것 모두',
  'setting.timedScore.held': '마지막에 가진 것 모두',
  'setting.warlockBar.text':
    '흑마법사의 퀘스트를 마치지 않으면 힘의 차원문을 열 수 없습니다. 어느 퀘스트인지 정합니다.',
  'setting.warlockBar.any': '모든 퀘스트',
  'setting.warlockBar.firstOnly': '첫 퀘스트만',
  'setting.crownEvade.text': '다른 캐릭터를 회피하게 해 주는 것이 지배의 왕관에서도 통합니다.',
  'setting.castOnArrival.text':
    '지배의 왕관에 혼자 도착하면 다음 차례가 아니라 바로 지배 주문을 발동합니다.',
  'setting.toadDropsAll.text':
    '두꺼비가 되면 물품, 동료, 금화를 그 칸에 두고 갑니다. 아니면 그동안 쓰지 못할 뿐입니다.',
  'setting.toadCarries.text': '두꺼비도 물품, 동료, 금화를 가져가고 나를 수 있습니다.',
  'setting.fateOnDeathDice.text': '죽음과의 주사위 내기에서 운명을 써서 다시 굴릴 수 있습니다.',
  'setting.strictSupply.text': '구성품의 카운터, 운명, 금화가 떨어지면 아무도 더 얻지 못합니다.',
  'setting.psionicBlastCounters.text':
    '정신 폭발이 캐릭터에 적힌 값뿐 아니라 카운터를 포함한 기술 전체를 더합니다.',
  'setting.monkCounters.text':
    '수도승이 물리 전투에서 적힌 값뿐 아니라 카운터를 포함한 기술 전체를 더합니다.',
  'setting.immobilityMidMove.text': '고정화로 이동 도중에 일어나는 공격도 막을 수 있습니다.',
  'setting.cornerBridges.text':
    '도시와 마을 모서리에 그려진 다리도 폴터가이스트에서 벗어나는 건너기로 칩니다.',
  'setting.castleStack.text': '왕자와 공주를 모두 데리고 있으면 성에서 둘 다 회복시켜 줍니다.',

  'preset.talisman-hour': '한 시간',
  'preset.talisman-hour.text':
    '캐릭터 셋 중 하나를 고르고 앞선 출발로 시작해 각자 열두 차례를 한 뒤 소유물을 셉니다.',
  'preset.talisman-evening': '하루 저녁',
  'preset.talisman-evening.text':
    '지배의 왕관에 먼저 오른 캐릭터가 이깁니다. 각자 스무 차례가 지나면 소유물을 셉니다.',
  'preset.talisman-fortnight': '두 주',
  'preset.talisman-fortnight.text':
    '두세 주 동안 각자 여덟 차례를 하며, 차례마다 반나절의 시간이 있습니다. 그 뒤 소유물을 셉니다.',
  'preset.talisman-month': '한 달',
  'preset.talisman-month.text':
    '몇 주에 걸쳐 지배의 왕관을 향해 겨룹니다. 차례마다 반나절의 시간이 있습니다.',
  'preset.talisman-full': '전체 게임',
  'preset.talisman-full.text':
    '변형 없이 규칙서 그대로 합니다. 몇 달이 걸리며 시즌과 결승에 알맞습니다.',
};
