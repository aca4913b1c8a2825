import { partOf } from './draw.ts';
import { onceFound } from './finding-cache.ts';
import type { Drawing, NotedSchema } from './note.ts';
import type { FoundParts, Part } from './part.ts';
import { refOf } from './ref.ts';
import { fieldOf, fieldsOf, isRecord, thingIn, thingsIn, type Json, type Spot } from './schema.ts';

/** Walks a view by its schema: a note that fits makes parts, and the rest is left unchanged. */
export const walk = (spot: Spot): FoundParts => onceFound(spot, walkAnew);

function walkAnew(spot: Spot): FoundParts {
  const note = spot.schema['x-table'];
  return (note && 'as' in note ? drawn(note, spot) : undefined) ?? within(spot);
}

function drawn(note: Drawing, spot: Spot): FoundParts | undefined {
  if (note.as === 'hidden' || note.as === 'internal') return { parts: [] };
  if (note.as === 'exception') return isUsual(spot.value) ? { parts: [] } : within(spot);
  const part = partOf(note, spot);
  if (part) return { parts: [part] };
  const { value } = spot;
  if (!isRecord(value)) return undefined;
  if (note.as === 'seats') return ofRecord(fieldsOf(spot, value), inPanel);
  if (note.as === 'on') return ofRecord(fieldsOf(spot, value), lying);
  if (note.as !== 'piece') return undefined;
  return note.of === undefined || note.at === undefined
    ? ofRecord(fieldsOf(spot, value), standing)
    : piece(spot, value, { of: note.of, at: note.at });
}

/** The findings inside a value, without its own note. */
function within(spot: Spot): FoundParts {
  const { value, schema, where, known } = spot;
  if (isEmpty(value) && !isDrawnBelow(schema)) return { parts: [], left: value };
  if (isRecord(value)) return ofRecord(fieldsOf(spot, value), walk);
  if (!Array.isArray(value)) return { parts: [], left: value };
  const found = value.map((item: unknown) =>
    walk({ value: item, schema: schema.items ?? {}, where, known }),
  );
  const left = found.filter(isLeft).map((one) => one.left);
  return { parts: partsOf(found), ...(left.length > 0 && { left }) };
}

function ofRecord(
  fields: readonly (readonly [string, Spot])[],
  find: (field: Spot, name: string) => FoundParts,
): FoundParts {
  const found = fields.map(([name, field]) => [name, find(field, name)] as const);
  const left = found.filter(([, one]) => isLeft(one)).map(([name, one]) => [name, one.left]);
  return {
    parts: partsOf(found.map(([, one]) => one)),
    ...(left.length > 0 && { left: Object.fromEntries(left) }),
  };
}

const partsOf = (found: readonly FoundParts[]): readonly Part[] =>
  found.flatMap(({ parts }) => parts);
const isLeft = ({ left }: FoundParts): boolean => left !== undefined;

/** True for no, 0, and a list or record of nothing else: not worth a line. */
const isUsual = (value: unknown): boolean =>
  value === false ||
  value === 0 ||
  (typeof value === 'object' && value !== null && Object.values(value).every(isUsual));

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** True if the contents of a list or a record would be drawn, so that an empty one leaves no rest. */
const isDrawnBelow = ({ items, additionalProperties: values }: NotedSchema): boolean =>
  [items, values].some((inner) => {
    const note = typeof inner === 'object' ? inner['x-table'] : undefined;
    return note !== undefined && 'as' in note;
  });

/** The findings in a seat's value, placed in its panel. */
const inPanel = ({ where: { key: _, ...where }, ...spot }: Spot, seat: string): FoundParts =>
  walk({ ...spot, where: { ...where, seat: refOf('seat', seat) } });

/** Things on the place that is their key; other values under that key stand there too. */
function lying({ where, ...spot }: Spot): FoundParts {
  const { key: place, ...around } = where;
  if (place === undefined) return walk({ ...spot, where });
  const there = { ...spot, where: { ...around, place } };
  const things = thingsIn(there);
  return things ? { parts: [{ as: 'on', where: there.where, place, things }] } : walk(there);
}

/** A thing on a place; the thing is the key. */
function standing(spot: Spot): FoundParts {
  const { key: thing } = spot.where;
  const place = thingIn(spot);
  return thing === undefined || place === undefined
    ? walk(spot)
    : { parts: [{ as: 'piece', where: spot.where, thing, place }] };
}

/** A record with the thing in one field and its place in another; the rest is walked. */
function piece(
  spot: Spot,
  value: Json,
  note: { readonly of: string; readonly at: string },
): FoundParts {
  const thing = thingIn(fieldOf(spot, value, note.of));
  const place = thingIn(fieldOf(spot, value, note.at));
  if (thing === undefined || place === undefined) return within(spot);
  const rest = fieldsOf(spot, value).filter(([name]) => name !== note.of && name !== note.at);
  const { parts, left } = ofRecord(rest, walk);
  return {
    parts: [{ as: 'piece', where: spot.where, thing, place }, ...parts],
    ...(left !== undefined && { left }),
  };
}
