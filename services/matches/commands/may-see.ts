import { findRefusal } from '../session/refusals.ts';
import type { Action } from './match-command.ts';

/** Noting how far one has seen a match; refused only to an actor who may not know of it. */
export const markSeenAction: Action = {
  scope: 'play',
  inAnalysis: true,
  inPod: true,
  check: ({ record }, actor) => findRefusal(record, actor),
};
