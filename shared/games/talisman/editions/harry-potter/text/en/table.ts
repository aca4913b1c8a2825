/** The names of the parts of a table only in this edition. */
export const table: Readonly<Record<string, string>> = {
  'area.talismans': 'Hallows',
  'view.talismans': 'Hallows',
  'area.alignment': 'Alignment',
  'view.players.character.alignment': 'Alignment',
  'view.turn.aligned': 'Alignment changed',
  'things.alignment': 'Alignments',
  'area.quest': 'Challenge',
  'view.players.character.quest': 'Challenge',
  'view.players.character.questDone': 'Challenge completed',
  'view.players.character.deeds': 'Deeds for the challenge',
  'things.quest': 'Challenges',
  'view.crownReached': 'Great Hall reached',
  'type:stranger': 'Observer',
  'subtype:creature': 'Creature',
  'subtype:dementor': 'Dementor',
  'subtype:spirit': 'Ghost',
};
