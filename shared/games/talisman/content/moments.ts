/**
 * The moments at which a window for reactions opens; `move`: in place of the movement roll; `evade`:
 * offered to an attacked character beside standing its ground (T4-BCR-04); `rolled`: a die is final;
 * `lock`: before a crossing is tried; `meet`: in place of a fight, at the character that is met;
 * `scored`: both attack dice are final.
 */
export const moments = [
  'turn.start',
  'move',
  'rolled',
  'lock',
  'move.done',
  'cards.revealed',
  'meet',
  'evade',
  'attack',
  'scored',
  'cast',
  'life',
  'follower',
  'kill',
  'turn.end',
] as const;
export type Moment = (typeof moments)[number];

export const targets = ['active', 'character', 'other', 'card', 'space', 'enemy'] as const;
export type Target = (typeof targets)[number];
