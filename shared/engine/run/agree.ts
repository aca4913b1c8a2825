import type { Asked, Entry, Output } from '../match/entry.ts';
import { same } from '../same.ts';

/** An output of a rule other than questions, which are compared one by one as they are asked. */
export type Derived = Exclude<Output, Asked>;

/**
 * True if a recorded entry has the structure of the derived one: type of event, key and sides of a
 * roll. Amounts may differ after a deploy; there the record stands.
 */
export function agrees(recorded: Entry, derived: Derived): boolean {
  switch (derived.type) {
    case 'Told':
      return recorded.type === 'Told' && recorded.event.type === derived.event.type;
    case 'Rolled':
      return (
        recorded.type === 'Rolled' &&
        recorded.key === derived.key &&
        same(recorded.sides, derived.sides)
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

/** True if today's rules give exactly the recorded entry. The rules integer is no fact of a rule. */
export function exactly(recorded: Entry, derived: Derived): boolean {
  return derived.type === 'Opened' || same(recorded, derived);
}
