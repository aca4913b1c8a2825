import { find, type FoundValue } from '../scene/find.ts';
import type { Cue } from './cue.ts';

const EACH = /(?<list>[^{}]*?)\/\*/u;

/** A cue for each item of the list that its `*` stands for; a cue without `*` stays as it is. */
export function each(cue: Cue, data: FoundValue): readonly Cue[] {
  const list = Object.values(cue).flatMap((value) => listIn(value) ?? [])[0];
  if (list === undefined) return [cue];
  const items = find(data, list)?.value;
  if (!Array.isArray(items)) return [];
  return items.flatMap((_, at) => each(atItem(cue, at), data));
}

/** The pointer to the list before the first `*` of a value. */
const listIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? EACH.exec(value)?.groups?.['list'] : undefined;

/** The same cue for one item: its index replaces the first `*` of each value. */
const atItem = (cue: Cue, at: number): Cue =>
  Object.fromEntries(
    Object.entries(cue).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? value.replace('/*', `/${String(at)}`) : value,
    ]),
  ) as Cue;
