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
  'score.strength': '얻은 힘',
  'score.gold': '갈레온',
  'counter.gold': '갈레온',
  'counter.magic': '마법',
  'end.final': '연회장의 싸움에서 이겼습니다.',

  'log.LaidUp': '{seat}: {from} 칸에서 생명력을 모두 잃고 {space} 칸으로 옮겨집니다.',
  'log.LaidUp.by': '{seat}: {from} 칸에서 {by}에게 마지막 생명력을 잃고 {space} 칸으로 옮겨집니다.',
  'log.Recovered': '{seat}: 회복, 캐릭터 – {character}.',
  'log.QuestDropped': '{seat}: 그만둔 도전 – {quest}.',
  'log.Moved':
    '{by, select, escape {{seat}: {space} 칸으로 달아납니다.} crossing {{seat}: 건너서 {space} 칸으로 갑니다.} raft {{seat}: 포트키로 {space} 칸에 갑니다.} spell {{seat}: 주문으로 {space} 칸에 갑니다.} card {{seat}: {space} 칸으로 옮겨집니다.} space {{seat}: {space} 칸으로 나옵니다.} ability {{seat}: 바로 {space} 칸으로 갑니다.} other {{seat}: {space} 칸으로 이동합니다.}}',
  'log.MoveForgone':
    '{why, select, refused {{seat}: 지나가지 못했습니다.} beaten {{seat}: 볼드모트를 이기지 못해 더 가지 못합니다.} regenerated {{seat}: 이동하는 대신 회복합니다.} other {{seat}: 정문을 열지 못합니다.}}',

  'log.LifeSaved':
    '{by, select, spell {{seat}: 주문 덕분에 생명력을 잃지 않습니다.} other {{seat}: 능력 덕분에 생명력을 잃지 않습니다.}}',
  'log.GoldGained': '{seat}: {amount}갈레온 얻음.',
  'log.GoldLost': '{seat}: {amount}갈레온 잃음.',
  'log.GoldLost.paid': '{seat}: {amount}갈레온 지불.',
  'log.GoldLost.space': '{seat}: {amount}갈레온을 {space} 칸에 남깁니다.',
  'log.GoldTaken.space': '{seat}: {from} 칸에서 {amount}갈레온을 줍습니다.',
  'log.GoldTaken.seat': '{seat}: {from}에게서 {amount}갈레온을 가져옵니다.',
  toad: '족제비',
  'lasting:patronum': '엑스펙토 패트로눔',
  'log.BecameToad': '{seat}: {turns}차례 동안 족제비가 됩니다.',
  'log.ToadTurnedBack': '{seat}: 더는 족제비가 아닙니다.',

  'log.CardDitched': '{seat}: {space} 칸에 두고 간 카드 – {card}.',
  'log.DeckSeen': '{seat}: 카드 더미 맨 위 {count}장을 봅니다.',
  'log.Bribed': '{seat}: {gold}갈레온을 내고 지나감 – {card}.',
  'log.EnemyKilled': '{seat}: 물리친 적 – {card}.',
  'log.EnemyKilled.of': '{seat}: 물리친 적 – {card}, {of}의 동료였음.',
  'log.QuestTaken': '{seat}: 주사위 {die}, 받은 도전 – {quest}.',
  'log.QuestCompleted': '{seat}: 완수한 도전 – {quest}.',
  'log.MatchEnded.final.order': '{winners}: 연회장에서 볼드모트를 물리쳐 그의 지배를 끝내고 승리.',
  'log.MatchEnded.final.death-eaters':
    '{winners}: 연회장에서 볼드모트 곁에 설 자격을 증명하고 승리.',

  'goods.gold': '갈레온 {amount}개',
  'log.LifeSaved.ability': '{seat}: 능력 덕분에 생명력을 지킵니다 – {ability}.',
};
