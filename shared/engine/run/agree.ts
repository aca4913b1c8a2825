import type { Entry, Output } from '../match/entry.ts';
import { same } from './same.ts';

/**
 * Structure must agree: kinds of events, keys and sides of rolls, ids of questions. Amounts and
 * option lists may have been changed by a deploy; there the record stands.
 */
export function agrees(recorded: Entry, derived: Output): boolean {
  switch (derived.type) {
    case 'Told':
      return recorded.type === 'Told' && recorded.event.type === derived.event.type;
    case 'Rolled':
      return (
        recorded.type === 'Rolled' &&
        recorded.key === derived.key &&
        same(recorded.sides, derived.sides)
      );
    case 'Asked':
      return (
        recorded.type === 'Asked' &&
        recorded.questions.length === derived.questions.length &&
        recorded.questions.every((q, i) => q.id === derived.questions[i]?.id)
      );
    case 'Opened':
      return (
        recorded.type === 'Opened' &&
        recorded.ordinal === derived.ordinal &&
        recorded.name === derived.name &&
        same(recorded.args, derived.args)
      );
    case 'Closed':
    case 'Withdrawn':
    case 'Ended':
      return same(recorded, derived);
  }
}

/** Whether today's rules would tell exactly what was recorded. The rules integer is no fact of a rule. */
export function exactly(recorded: Entry, derived: Output): boolean {
  return derived.type === 'Opened' || same(recorded, derived);
}
