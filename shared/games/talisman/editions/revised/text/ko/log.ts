/** The lines of the log that only the Revised 4th Edition has. */
export const log: Readonly<Record<string, string>> = {
  'deck.adventure': '모험 카드 더미',
  'trial.werewolf-den': '늑대인간',
  'trial.pits': '구덩이 마귀',
  'trial.dice-with-death': '죽음과의 내기',
  'score.craft': '기술 카운터',
  'counter.craft': '기술',
  'end.command': '지배 주문이 다른 모든 캐릭터를 쓰러뜨렸습니다.',
  'end.crown': '지배의 왕관에 도달했습니다.',
  'end.time': '정해 둔 차례가 모두 끝났습니다.',
  'log.Enslaved': '{seat}: 노예가 됩니다.',
  'log.Freed': '{seat}: 자유를 되찾습니다.',
  'log.GoldTaken.heirloom': '{seat}: 금화 {amount}개를 계승합니다.',
  'log.CardTaken.heirloom': '{seat}: 계승한 카드 – {card}.',
  'log.HeirloomLeft': '{seat}: 계승하지 않은 것은 모두 {space} 칸에 놓입니다.',
  'log.PoolFilled': '{card} 카드에 카운터 {amount}개를 놓습니다.',
  'log.PoolTaken': '{card} 카드에서 카운터 {amount}개를 가져갑니다.',
  'log.CommandSpellCast': '{seat}: 지배 주문을 발동합니다.',
  'log.CommandSpellRolled': '{seat}: 주사위 {die}, 지배 주문이 실패합니다.',
  'log.CommandSpellRolled.works': '{seat}: 주사위 {die}, 지배 주문이 성공합니다.',
  'log.CrownReached':
    '{seat}: 지배의 왕관에 도달합니다. 이제부터 죽은 캐릭터의 플레이어는 탈락합니다.',
  'log.MatchEnded.command': '지배 주문이 다른 모두를 쓰러뜨렸습니다. 승자: {winners}.',
  'log.MatchEnded.crown': '지배의 왕관에 도달했습니다. 승자: {winners}.',
  'log.MatchEnded.time':
    '{count, plural, =1 {정해 둔 차례가 끝났습니다. 승자: {winners}.} other {정해 둔 차례가 끝났습니다. 공동 승자: {winners}.}}',
};
