import type { Complete } from '../needed.ts';

/** The fields of a proposal; those of another kind than its own are `null`. */
export const Proposal = {
  kind: ({ wish }) => wish.kind,
  itself: ({ itself }) => itself === true,
  until: ({ wish }) => (wish.kind === 'PAUSE' ? wish.until : undefined),
  toVersion: ({ wish }) => (wish.kind === 'UNDO' ? wish.toVersion : undefined),
  extend: ({ wish }) => (wish.kind === 'EXTEND' ? wish.extend : undefined),
  outcome: ({ wish }) => (wish.kind === 'END' ? wish.outcome : undefined),
  seat: ({ wish }) => (wish.kind === 'REPLACE' ? wish.seat : undefined),
  level: ({ wish }) => (wish.kind === 'REPLACE' ? wish.level : undefined),
} satisfies Complete<'Proposal'>;
