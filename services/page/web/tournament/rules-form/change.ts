import type { Signal } from '@preact/signals';
import type { Rules } from '../rules.ts';
import { valueAt, withAt, type Path } from './at.ts';
import { advancing, placed } from './by-size.ts';

/** Sets a value of regulations; an `undefined` one is left out from then on. */
export function say(rules: Signal<Rules>, path: Path, value: unknown): void {
  rules.value = applying(withAt(rules.peek(), path, value));
}

type Some = { readonly [Name in keyof Rules]?: Rules[Name] | undefined };

/** The same of several of its parts at once. */
export function change(rules: Signal<Rules>, some: Some): void {
  const all: readonly (readonly [string, unknown])[] = Object.entries(some);
  rules.value = applying(
    all.reduce((at, [name, value]) => withAt(at, [name], value), rules.peek()),
  );
}

/**
 * Regulations without values that no longer apply, and with those now needed for each possible size of
 * tables.
 */
function applying(rules: Rules): Rules {
  const none = (path: Path, isKept: boolean, at: Rules): Rules =>
    isKept || valueAt(at, path) === undefined ? at : withAt(at, path, undefined);
  const scheduled = none(['rounds', 'startsAt'], rules.rounds?.advance === 'SCHEDULED', rules);
  const seeded = none(['series'], rules.seeding === 'SERIES', scheduled);
  const stages = seeded.stages.map(advancing);
  return { ...seeded, stages, ...(seeded.scoring && { scoring: placed(seeded.scoring, stages) }) };
}
