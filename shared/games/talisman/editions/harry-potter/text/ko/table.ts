/** The names of the parts of a table only in this edition, in Korean. */
export const table: Readonly<Record<string, string>> = {
  'area.talismans': '성물',
  'view.talismans': '성물',
  'area.alignment': '진영',
  'view.players.character.alignment': '진영',
  'view.turn.aligned': '진영이 바뀐 플레이어',
  'things.alignment': '진영',
  'area.quest': '도전',
  'view.players.character.quest': '도전',
  'view.players.character.questDone': '도전 완수',
  'view.players.character.deeds': '도전을 위한 행동',
  'things.quest': '도전',
  'view.crownReached': '연회장 도달',
  'type:stranger': '관찰자',
  'subtype:creature': '생물',
  'subtype:dementor': '디멘터',
  'subtype:spirit': '유령',
};
