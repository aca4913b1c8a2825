import * as z from 'zod';
import {
  createScenes,
  nameKey,
  refOf,
  sceneOf,
  type NotedSchema,
  type Ref,
  type Scene,
} from '../../../shared/client/scene/index.ts';
import type { Game, Viewer } from '../../../shared/engine/index.ts';
import { isRecord } from '../../../shared/client/scene/schema.ts';

/** The schema of a game's views as a client gets it. */
function schemaOf({ viewSchema }: Pick<Game, 'viewSchema'>): NotedSchema {
  const published: unknown = JSON.parse(JSON.stringify(z.toJSONSchema(viewSchema)));
  return published as NotedSchema;
}

/** Every thing that a game prints; a game may have none. */
export const allThings = ({ things }: Pick<Game, 'things'>): readonly Ref[] =>
  Object.entries(things?.() ?? {}).flatMap(([kind, all]) =>
    Object.keys(all).map((id): Ref => `${kind}:${id}`),
  );

/** A game as a client that draws it knows it. */
export const drawn = (game: Game) => {
  const schema = schemaOf(game);
  const boards = game.boards?.() ?? [];
  const things = game.things?.() ?? {};
  return {
    schema,
    boards,
    things,
    viewOf: (state: unknown, viewer: Viewer): unknown =>
      JSON.parse(JSON.stringify(game.view(state, viewer))),
    sceneOf: (view: unknown) => sceneOf({ view, schema, boards }),
    /** Draws a view after another one, with the same `createScenes`. */
    sceneAfter: (before: unknown, view: unknown) => {
      const draw = createScenes();
      draw({ view: before, schema, boards });
      return draw({ view, schema, boards });
    },
    isThing: (ref: Ref) => {
      const [kind = '', id = ''] = nameKey(ref).split(/:(.*)/su);
      return things[kind]?.[id] !== undefined;
    },
    isPlace: (ref: Ref) => boards.some(({ spaces }) => spaces.some((space) => space.ref === ref)),
  };
};

const groupRefs = ({
  counters,
  areas,
  decks,
  lattices,
  pieces,
}: Scene['table']): readonly Ref[] => [
  ...counters.flatMap(({ of }) => of ?? []),
  ...areas.flatMap(({ of, things }) => [...(of === undefined ? [] : [of]), ...things]),
  ...decks.flatMap(({ of }) => of ?? []),
  ...lattices.flatMap(({ laid }) => laid.map(({ thing }) => thing)),
  ...pieces.flatMap(({ thing, place }) => [thing, place]),
];

/** Every ref that a scene draws, less the free cells of its lattices. */
export const refsOf = ({ turn, seats, table, places }: Scene): readonly Ref[] => [
  ...(turn === undefined ? [] : [turn]),
  ...seats.flatMap((panel) => [panel.seat, ...groupRefs(panel)]),
  ...groupRefs(table),
  ...places.flatMap(({ place, lying, pieces, counters }) => [
    place,
    ...lying,
    ...pieces.flatMap(({ thing, seat }) => (seat === undefined ? [thing] : [thing, seat])),
    ...counters.flatMap(({ of }) => of ?? []),
  ]),
];

/** Every ref that a view names by notes, drawn or not: its ids, and the names of its records. */
export function idsIn(value: unknown, schema: NotedSchema): readonly Ref[] {
  if (isHidden(schema)) return [];
  const kind = kindIn(schema);
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown) => idsIn(item, schema.items ?? {}));
  }
  if (!isRecord(value)) {
    const isId = typeof value === 'string' || typeof value === 'number';
    return kind !== undefined && isId ? [refOf(kind, value)] : [];
  }
  const { properties = {}, propertyNames = {}, additionalProperties: values } = schema;
  const open = typeof values === 'object' ? values : {};
  const keys = kindIn(propertyNames) ?? kind;
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(keys === undefined ? [] : [refOf(keys, name)]),
    ...idsIn(inner, properties[name] ?? open),
  ]);
}

const kindIn = ({ 'x-table': note }: NotedSchema): string | undefined =>
  note && 'thing' in note ? note.thing : undefined;

/** A part of a schema, and the names of the fields that lead there. */
export type Noted = { readonly path: readonly string[]; readonly schema: NotedSchema };

/** True if a note says that a part is not drawn: it is shown elsewhere, or never. */
export function isHidden({ 'x-table': note }: NotedSchema): boolean {
  return note !== undefined && 'as' in note && (note.as === 'hidden' || note.as === 'internal');
}

/** Every part of a schema, those beneath a hidden one left out. */
export function partsOf(schema: NotedSchema, path: readonly string[] = []): readonly Noted[] {
  if (isHidden(schema)) return [{ path, schema }];
  const { properties = {}, additionalProperties: values, propertyNames, items } = schema;
  return [
    { path, schema },
    ...Object.entries(properties).flatMap(([name, inner]) => partsOf(inner, [...path, name])),
    ...(typeof values === 'object' ? partsOf(values, path) : []),
    ...(propertyNames ? partsOf(propertyNames, path) : []),
    ...(items ? partsOf(items, path) : []),
  ];
}

/** The way to a value in a view. */
type Way = readonly (string | number)[];

/** The way to every number, text and truth value of a view, those beneath a hidden part left out. */
export function leavesOf(value: unknown, schema: NotedSchema, way: Way = []): readonly Way[] {
  if (isHidden(schema)) return [];
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, at) => leavesOf(item, schema.items ?? {}, [...way, at]));
  }
  if (!isRecord(value)) return [way];
  const { properties = {}, additionalProperties: values } = schema;
  const open = typeof values === 'object' ? values : {};
  return Object.entries(value).flatMap(([name, inner]) =>
    leavesOf(inner, properties[name] ?? open, [...way, name]),
  );
}

/** The view with another value there. */
export function changedAt(value: unknown, [step, ...way]: Way): unknown {
  if (step === undefined) return other(value);
  if (Array.isArray(value)) {
    return value.map((item: unknown, at) => (at === step ? changedAt(item, way) : item));
  }
  if (!isRecord(value)) throw new Error('The way leads nowhere.');
  return { ...value, [step]: changedAt(value[step], way) };
}

function other(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return `${String(value)}-`;
}
