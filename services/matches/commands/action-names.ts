/** Everything that can be done to a match, by the names of the use-cases. */
export const actionNames = [
  'join',
  'leave',
  'addBot',
  'removeFromSeat',
  'start',
  'answer',
  'setStandingOrders',
  'returnToSeat',
  'claimSeat',
  'resign',
  'rematch',
  'forkMatch',
  'pause',
  'resume',
  'rewind',
  'closeProcedure',
  'propose',
  'vote',
  'undo',
  'markSeen',
] as const;
export type ActionName = (typeof actionNames)[number];
