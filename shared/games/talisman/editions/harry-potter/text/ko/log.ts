/** Lines of the log that this edition words otherwise, in Korean. */
export const log: Readonly<Record<string, string>> = {
  'deck.outer': '바깥쪽 지역 카드 더미',
  'deck.middle': '가운데 지역 카드 더미',
  'trial.dada-classroom': '변신 괴물',
  'trial.chamber-of-secrets': '거대한 뱀',
  'score.goal': '연회장 도달',
  'score.talisman': '성물',
  'score.lives': '생명력',
  'score.magic': '얻은 마법',
  'score.gold': '갈레온',
  'counter.gold': '갈레온',
  'counter.magic': '마법',
  'end.final': '연회장의 싸움에서 이겼습니다.',

  'log.Recovered': '{seat}이(가) {character}(으)로 회복합니다.',
  'log.QuestDropped': '{seat}이(가) 도전을 그만둡니다 ({quest}).',
  'log.Moved':
    '{by, select, escape {{seat}이(가) {space} 칸으로 달아납니다.} crossing {{seat}이(가) {space} 칸으로 건너갑니다.} raft {{seat}이(가) 포트키로 {space} 칸에 갑니다.} spell {{seat}이(가) 주문으로 {space} 칸에 갑니다.} card {{seat}이(가) {space} 칸으로 옮겨집니다.} space {{seat}이(가) {space} 칸으로 나옵니다.} ability {{seat}이(가) 바로 {space} 칸으로 갑니다.} other {{seat}이(가) {space} 칸으로 이동합니다.}}',
  'log.MoveForgone':
    '{why, select, refused {{seat}이(가) 지나가지 못합니다.} beaten {{seat}이(가) 볼드모트를 이기지 못해 더 가지 못합니다.} regenerated {{seat}이(가) 이동하는 대신 회복합니다.} other {{seat}이(가) 정문을 열지 못합니다.}}',

  'log.LifeSaved':
    '{by, select, spell {주문이 {seat}의 생명력을 지킵니다.} other {능력이 {seat}의 생명력을 지킵니다.}}',
  'log.GoldGained': '{seat}: {amount}갈레온 획득.',
  'log.GoldLost': '{seat}: {amount}갈레온 상실.',
  'log.GoldLost.paid': '{seat}: {amount}갈레온 지불.',
  'log.GoldLost.space': '{seat}이(가) {amount}갈레온을 {space} 칸에 남깁니다.',
  'log.GoldTaken.space': '{seat}이(가) {from} 칸에서 {amount}갈레온을 줍습니다.',
  'log.GoldTaken.seat': '{seat}이(가) {from}에게서 {amount}갈레온을 가져갑니다.',
  toad: '족제비',
  'lasting:patronum': '엑스펙토 패트로눔',
  'log.BecameToad': '{seat}이(가) {turns}차례 동안 족제비가 됩니다.',
  'log.ToadTurnedBack': '{seat}이(가) 더는 족제비가 아닙니다.',

  'log.CardDitched': '{seat}이(가) {space} 칸에 {card}을(를) 두고 갑니다.',
  'log.DeckSeen': '{seat}이(가) 카드 더미 맨 위 {count}장을 봅니다.',
  'log.Bribed': '{seat}이(가) {gold}갈레온을 내고 {card}을(를) 지나갑니다.',
  'log.EnemyKilled': '{seat}이(가) {card}을(를) 물리칩니다.',
  'log.EnemyKilled.of': '{seat}이(가) {of}의 동료 {card}을(를) 물리칩니다.',
  'log.QuestTaken': '{seat}이(가) 주사위 {die}을(를) 굴려 도전을 받습니다 ({quest}).',
  'log.QuestCompleted': '{seat}이(가) 도전을 완수합니다 ({quest}).',
  'log.MatchEnded.final.order':
    '{winners}이(가) 연회장에서 볼드모트를 물리치고 이깁니다. 그의 지배가 끝납니다.',
  'log.MatchEnded.final.death-eaters':
    '{winners}이(가) 연회장에서 볼드모트 곁에 설 자격을 증명하고 이깁니다.',

  'goods.gold': '갈레온 {amount}개',
  'effect.gain.gold': '갈레온 +{n}',
  'effect.lose.gold': '갈레온 −{n}',
  'effect.heal.price': '회복: 생명력 1당 갈레온 {price}',
  'effect.replenish.price': '운명 1당 갈레온 {price}',
  'effect.dear': '갈레온 {n} 부족',
  'effect.toad': '{n}차례 쉼',
};
