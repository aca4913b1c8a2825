import { fault, type Fault } from './fault.ts';
import { knownIds, type Rules } from './known-ids.ts';
import { cardFaults, deckFaults, duplicates, regionFaults, valueFaults } from './lists.ts';
import { referencesOf } from './of-things.ts';
import { schemaFaults } from './schema-faults.ts';
import { tableFaults } from './tables.ts';
import { content as schema, type Content } from '../schema.ts';

export type { Fault } from './fault.ts';
export type { Rules } from './known-ids.ts';

/** An error for content that cannot be played, with all its faults. */
export class BadContentError extends Error {
  override readonly name = 'BadContentError';
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    const lines = faults.map(({ place, reason }) => `${place}: ${reason}`);
    super(`The content has ${faults.length} faults:\n${lines.join('\n')}`);
    this.faults = faults;
  }
}

/**
 * All faults of a value as content; empty for content that can be played. If its shape has faults,
 * only these are returned, because the rest depends on it. Named rules are checked if those of an
 * edition are given.
 */
export function faultsOf(value: unknown, rules?: Rules): readonly Fault[] {
  const faults = schemaFaults(schema, value);
  return faults.length > 0 ? faults : contentFaults(schema.parse(value), rules);
}

/** Parses content. @throws BadContentError with all faults, if there are any. */
export function contentOf(value: unknown, rules: Rules): Content {
  const faults = faultsOf(value, rules);
  if (faults.length > 0) throw new BadContentError(faults);
  return schema.parse(value);
}

const contentFaults = (content: Content, rules: Rules | undefined): readonly Fault[] => [
  ...duplicates(content),
  ...dangling(content, rules),
  ...tableFaults(content),
  ...regionFaults(content),
  ...deckFaults(content),
  ...cardFaults(content),
  ...valueFaults(content),
];

/** Faults of unknown ids. */
function dangling(content: Content, rules: Rules | undefined): readonly Fault[] {
  const known = knownIds(content, rules);
  return referencesOf(content).flatMap(({ path, to, id }) =>
    known.get(to)?.has(id) === false ? fault(path, `there is no ${to} "${id}"`) : [],
  );
}
