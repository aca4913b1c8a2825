import type { Ref } from '../scene/ref.ts';
import type { Cue, CuedEntry, ShownCue } from './cue.ts';
import { find, isPointer, numbersIn, refIn, refsIn, type FoundValue } from '../scene/find.ts';

/** An entry whose cues are shown, and its `data` with the schema of it. */
export type ShownEntry = { readonly entry: CuedEntry; readonly data: FoundValue };

/**
 * The cue as it is shown, or `undefined` if a value that it needs is not in the entry. A roll, a draw
 * or a text without its `who` belongs to the entry's seat.
 */
export function show(cue: Cue, told: ShownEntry): ShownCue | undefined {
  const who = cue.who === undefined ? seatOf(told) : refAt(told, cue.who);
  const any = who ?? seatOf(told);
  switch (cue.as) {
    case 'roll':
      return rolled(cue, told, any);
    case 'move':
      return moved(cue, told, who);
    case 'draw': {
      const of = refsAt(told, cue.of);
      if (of === undefined || of.length === 0) return undefined;
      const ends = { ...given('from', refAt(told, cue.from)), ...given('to', refAt(told, cue.to)) };
      return { as: 'draw', ...given('who', any), of, ...ends };
    }
    case 'duel':
      return fought(cue, told, who);
    case 'count': {
      const of = refAt(told, cue.of);
      const n = typeof cue.n === 'number' ? cue.n : numbersAt(told, cue.n)?.[0];
      if (who === undefined || of === undefined || n === undefined || n === 0) return undefined;
      return { as: 'count', who, of, n: n * (cue.sign ?? 1) };
    }
    case 'out':
    case 'turn':
      return who && { as: cue.as, who };
    case 'say': {
      const of = refAt(told, cue.of);
      if (cue.of !== undefined && of === undefined) return undefined;
      return { as: 'say', ...given('who', any), ...given('of', of) };
    }
  }
}

/** The shown move; `undefined` if it ends at its start. */
function moved(cue: Of<'move'>, told: ShownEntry, who: Ref | undefined): ShownCue | undefined {
  const [from, to] = [refAt(told, cue.from), refAt(told, cue.to)];
  if (who === undefined || to === undefined || to === from) return undefined;
  return { as: 'move', who, ...given('from', from), ...given('past', refsAt(told, cue.past)), to };
}

function rolled(cue: Of<'roll'>, told: ShownEntry, who: Ref | undefined): ShownCue | undefined {
  const lying = told.entry.dice ?? [];
  const sides = lying[0]?.sides ?? USUAL_SIDES;
  const dice =
    cue.dice === undefined ? lying : numbersAt(told, cue.dice)?.map((value) => ({ sides, value }));
  if (dice === undefined || dice.length === 0) return undefined;
  return { as: 'roll', ...given('who', who), dice, ...given('of', refAt(told, cue.of)) };
}

function fought(cue: Of<'duel'>, told: ShownEntry, who: Ref | undefined): ShownCue | undefined {
  const foe = refAt(told, cue.foe);
  if (who === undefined || foe === undefined) return undefined;
  const won = cue.won === undefined ? undefined : outcomes.get(find(told.data, cue.won)?.value);
  return {
    as: 'duel',
    who,
    ...given('n', numbersAt(told, cue.n)?.[0]),
    dice: numbersAt(told, cue.dice) ?? [],
    foe,
    ...given('foeN', numbersAt(told, cue.foeN)?.[0]),
    foeDice: numbersAt(told, cue.foeDice) ?? [],
    ...given('won', won),
  };
}

const outcomes = new Map<unknown, boolean>([
  [true, true],
  ['won', true],
  [false, false],
  ['lost', false],
]);

type Of<As extends Cue['as']> = Extract<Cue, { as: As }>;

/** Default number of sides of a die, for entries without it. */
const USUAL_SIDES = 6;

function seatOf({ entry: { seat } }: ShownEntry): Ref | undefined {
  return seat === undefined || seat === null ? undefined : `seat:${seat}`;
}

function refsAt(told: ShownEntry, value: string | undefined): readonly Ref[] | undefined {
  if (value === undefined) return undefined;
  if (isPointer(value)) {
    const found = find(told.data, value);
    return found && refsIn(found);
  }
  const one = constant(told, value);
  return one === undefined ? undefined : [one];
}

function refAt(told: ShownEntry, value: string | undefined): Ref | undefined {
  if (value === undefined) return undefined;
  if (!isPointer(value)) return constant(told, value);
  const found = find(told.data, value);
  return found && refIn(found);
}

/** A constant ref, with each pointer in braces replaced by its value. */
function constant({ data }: ShownEntry, ref: string): Ref | undefined {
  const pointers = [...ref.matchAll(BRACED)].map(([, pointer = '']) => find(data, pointer)?.value);
  if (!pointers.every((one) => typeof one === 'string' || typeof one === 'number'))
    return undefined;
  const values = pointers.map(String);
  return ref.replaceAll(BRACED, () => values.shift() ?? '') as Ref;
}
const BRACED = /\{(\/[^{}]*)\}/gu;

function numbersAt(
  { data }: ShownEntry,
  pointer: string | undefined,
): readonly number[] | undefined {
  return pointer === undefined ? undefined : numbersIn(find(data, pointer)?.value);
}

/** A field, or an empty object if it has no value. */
const given = <Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): { readonly [N in Name]?: Value } =>
  (value === undefined ? {} : { [name]: value }) as { readonly [N in Name]?: Value };
