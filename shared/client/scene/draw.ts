import type { Drawing, Most } from './note.ts';
import type { Laid, Part } from './part.ts';
import { refOf, type Ref } from './ref.ts';
import { fieldOf, isRecord, thingIn, thingsIn, type Spot } from './schema.ts';

/**
 * The part that a note makes of a value, without its surroundings; `undefined` if the value does not
 * fit the note.
 */
export function partOf(note: Drawing, spot: Spot): Part | undefined {
  const { value, where } = spot;
  switch (note.as) {
    case 'area':
    case 'row':
    case 'pile': {
      const things = thingsIn(spot);
      return things && { as: note.as, where, name: note.name, things, ...roleOf(note) };
    }
    case 'lattice': {
      const laid = laidIn(note, spot);
      return laid && { as: 'lattice', where, laid };
    }
    case 'seats': {
      const order = Array.isArray(value) ? value.map((seat: unknown) => seatIn(seat)) : [undefined];
      return order.every(isKnown) ? { as: 'seats', where, order } : undefined;
    }
    case 'turn': {
      const seat = seatIn(value);
      return seat && { as: 'turn', where, seat };
    }
    case 'phase':
      return typeof value === 'string' ? { as: 'phase', where, phase: value } : undefined;
    case 'counter':
    case 'deck':
    case 'rest':
    case 'round':
      return typeof value === 'number' ? numberOf(note, value, spot) : undefined;
    case 'on':
    case 'piece':
    case 'exception':
    case 'hidden':
    case 'internal':
      return undefined;
  }
}

type Numbered = Extract<Drawing, { as: 'counter' | 'deck' | 'rest' | 'round' }>;

function numberOf(note: Numbered, n: number, { where }: Spot): Part {
  switch (note.as) {
    case 'counter':
      return { as: 'counter', where, n, of: note.of ?? where.key, ...progressOf(note) };
    case 'deck':
      return { as: 'deck', where, n, name: note.name };
    case 'rest':
      return { as: 'rest', where, n, name: note.name, ...roleOf(note) };
    case 'round':
      return { as: 'round', where, n, ...progressOf(note) };
  }
}

const roleOf = <R>({ role }: { readonly role?: R }): { readonly role?: R } =>
  role === undefined ? {} : { role };

const progressOf = <R>(note: { readonly role?: R; readonly most?: Most }) => ({
  ...roleOf(note),
  ...(note.most !== undefined && { most: note.most }),
});

const seatIn = (value: unknown): Ref | undefined =>
  typeof value === 'string' ? refOf('seat', value) : undefined;

const isKnown = <T>(value: T | undefined): value is T => value !== undefined;

type Laying = Extract<Drawing, { as: 'lattice' }>;

/** The things of a lattice; `undefined` if one of them has no place in it. */
function laidIn(note: Laying, { value, schema, where }: Spot): readonly Laid[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const laid = value.map((item: unknown) =>
    laidAs(note, { value: item, schema: schema.items ?? {}, where }),
  );
  return laid.every(isKnown) ? laid : undefined;
}

function laidAs({ of, opened }: Laying, spot: Spot): Laid | undefined {
  if (!isRecord(spot.value)) return undefined;
  const { x, y, [of]: _, ...rest } = spot.value;
  const thing = thingIn(fieldOf(spot, spot.value, of));
  if (thing === undefined || typeof x !== 'number' || typeof y !== 'number') return undefined;
  const { [opened ?? '']: numbers, ...left } = rest;
  if (opened === undefined || !areNumbers(numbers)) return { thing, x, y, left: rest };
  return { thing, x, y, opened: numbers, left };
}

const areNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'number');
