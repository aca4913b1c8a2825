import type { Part } from './part.ts';
import { find } from './find.ts';
import type { Most } from './note.ts';
import { refOf, type Ref } from './ref.ts';
import type { Area, Counter, Group, Lattice, Occupied } from './scene.ts';

/** All parts drawn in this form. */
export const drawnAs = <A extends Part['as']>(parts: readonly Part[], as: A) =>
  parts.filter((part): part is Extract<Part, { as: A }> => part.as === as);

/** The counters, areas, decks and lattices of the table or of a seat. */
export const groupOf = (parts: readonly Part[]): Group => ({
  counters: drawnAs(parts, 'counter')
    .filter(({ where }) => where.place === undefined)
    .map(counterOf),
  areas: areasOf(parts),
  decks: drawnAs(parts, 'deck').map(({ where, name, n }) => ({ of: where.key, name, n })),
  lattices: drawnAs(parts, 'lattice').map(({ laid }) => ({ laid, free: freeBeside(laid) })),
  pieces: drawnAs(parts, 'piece').map(({ thing, place }) => ({ thing, place })),
});

const counterOf = (part: Extract<Part, { as: 'counter' | 'round' }>): Counter => ({
  ...(part.as === 'counter' && { of: part.of }),
  n: part.n,
  label: ['view', ...part.where.path].join('.'),
  ...(part.role !== undefined && { role: part.role }),
  ...(typeof part.most === 'number' && { most: part.most }),
});

/** The first counter of the whole table, or round, that shows the progress of the match. */
export function goalOf(parts: readonly Part[], view: unknown): Counter | undefined {
  const told = [...drawnAs(parts, 'counter'), ...drawnAs(parts, 'round')].find(
    ({ role, where }) => role === 'goal' && where.seat === undefined && where.place === undefined,
  );
  if (told === undefined || typeof told.most !== 'string') return told && counterOf(told);
  const most = mostIn(view, told.most);
  return most === undefined ? undefined : { ...counterOf(told), most };
}

/** The number of rounds that the note of the round gives as its goal. */
export const roundsOf = (parts: readonly Part[], view: unknown): number | undefined =>
  mostIn(view, drawnAs(parts, 'round')[0]?.most);

/** The number at which a goal is reached: itself, or at a pointer into the view. */
function mostIn(view: unknown, most: Most | undefined): number | undefined {
  const n = typeof most === 'string' ? find({ value: view, schema: {} }, most)?.value : most;
  return typeof n === 'number' ? n : undefined;
}

/** Areas in the order of the view; hidden things are counted in the area of their name. */
function areasOf(parts: readonly Part[]): readonly Area[] {
  const open = parts.filter(isArea).map(({ as, name, where, things, role }) => {
    return { as, name, of: where.key, things, ...(role !== undefined && { role }) };
  });
  const rests = drawnAs(parts, 'rest').map(({ name, n, where, role }) => {
    return { name, n, of: where.key, ...(role !== undefined && { role }) };
  });
  const isOf = (one: Named) => (other: Named) => one.name === other.name && one.of === other.of;
  const closed = rests
    .filter((rest) => !open.some(isOf(rest)))
    .map(({ n: _, ...rest }) => ({ as: 'area' as const, ...rest, things: [] }));
  return [...open, ...closed].map((area) => {
    const all = rests.find(isOf(area))?.n ?? area.things.length;
    return { ...area, hidden: all - area.things.length };
  });
}

type Named = Pick<Area, 'name' | 'of'>;
type AreaPart = Extract<Part, { as: 'area' | 'row' | 'pile' }>;

const isArea = (part: Part): part is AreaPart =>
  part.as === 'area' || part.as === 'row' || part.as === 'pile';

/** The free cells that touch a thing of the lattice at a side. */
function freeBeside(laid: Lattice['laid']): readonly Ref[] {
  const taken = new Set(laid.map(({ x, y }) => cellAt(x, y)));
  const beside = laid.flatMap(({ x, y }) => [
    cellAt(x, y - 1),
    cellAt(x + 1, y),
    cellAt(x, y + 1),
    cellAt(x - 1, y),
  ]);
  return [...new Set(beside)].filter((cell) => !taken.has(cell));
}

const cellAt = (x: number, y: number): Ref => refOf('cell', `${x},${y}`);

/** Every occupied place, with its things, pieces and counters. */
export function placesOf(parts: readonly Part[]): readonly Occupied[] {
  const lying = drawnAs(parts, 'on');
  const pieces = drawnAs(parts, 'piece');
  const counters = drawnAs(parts, 'counter');
  const places = [...lying, ...pieces].map(({ place }) => place);
  const counted = counters.flatMap(({ where }) => where.place ?? []);
  return [...new Set([...places, ...counted])].map((place) => ({
    place,
    lying: lying.filter((part) => part.place === place).flatMap(({ things }) => things),
    pieces: pieces
      .filter((part) => part.place === place)
      .map(({ thing, where }) => ({ thing, seat: where.seat })),
    counters: counters.filter(({ where }) => where.place === place).map(counterOf),
  }));
}
