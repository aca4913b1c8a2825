import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { board, note, things } from '../../../schema/openapi/documents/table.ts';
import { games } from '../../../services/matches/games/loaded.ts';
import { catalogue } from '../../../shared/games/catalogue.ts';
import { nameKey, type NotedSchema, type Ref } from '../../../shared/client/scene/index.ts';
import { locales } from '../../../shared/words/phrase.ts';
import { allThings, drawn, isHidden, partsOf } from './support.ts';

describe.each(Object.values(games))('the notes, boards and things of $id', (game) => {
  const known = drawn(game);
  const texts = game.words.catalogue;
  const parts = partsOf(known.schema);
  const notes = parts.flatMap(({ schema }) => schema['x-table'] ?? []);
  // every game has seats: they are called by their players
  const kinds = [
    ...new Set([
      ...Object.keys(known.things),
      ...notes.flatMap((one) => ('thing' in one ? [one.thing] : [])),
      ...known.boards.flatMap(({ spaces }) => spaces.map(({ ref }) => kindOf(ref))),
    ]),
  ].filter((kind) => kind !== 'seat');
  const wordless = (keys: readonly string[]) =>
    locales.flatMap((locale) =>
      [...new Set(keys)]
        .filter((key) => !texts[locale][key]?.trim())
        .map((key) => `${locale} ${key}`),
    );

  it('match the published schemas', () => {
    // a game without boards may do with few notes, or with none
    expect(notes.length).toBeGreaterThan(known.boards.length > 0 ? 15 : -1);
    expect(z.array(note).safeParse(notes).error).toBeUndefined();
    expect(z.array(board).safeParse(known.boards).error).toBeUndefined();
    expect(things.safeParse(known.things).error).toBeUndefined();
  });

  it('are included in the part of the game that is only shown', async () => {
    const { display: shown } = (await catalogue[game.id]?.show()) ?? expect.fail();
    expect(shown.boards?.() ?? []).toEqual(known.boards);
    expect(shown.things?.() ?? {}).toEqual(known.things);
  });

  it('point at existing properties, kinds and areas', () => {
    const faults = parts.flatMap(({ path, schema }) =>
      wrongIn(schema).map((why) => `${path.join('.')}: ${why}`),
    );
    expect(faults).toEqual([]);
    const counted = notes.flatMap((one) =>
      'as' in one && one.as === 'counter' && one.of !== undefined ? [one.of] : [],
    );
    expect(counted.filter((of) => !known.isThing(of))).toEqual([]);
  });

  it('mention things and places with a name in every language', () => {
    const spoken = [...allThings(game), ...refsOfThings(), ...refsOfBoards()];
    expect(wordless(spoken.map(nameKey))).toEqual([]);
    const groups = known.boards.flatMap(({ spaces, groups: lands = [] }) => {
      const refs = lands.map(({ ref }) => ref);
      const named = [...new Set(spaces.flatMap(({ group }) => group ?? []))];
      expect(refs.toSorted()).toEqual(named.toSorted());
      return refs;
    });
    const unknown = [...refsOfThings(), ...groups].filter((ref) => !known.isThing(ref));
    expect(unknown).toEqual([]);
  });

  it('have a label for each field of the view, a name for each kind, area and phase', () => {
    const fields = parts
      .filter(({ path, schema }) => path.length > 0 && !isHidden(schema))
      .map(({ path }) => ['view', ...path].join('.'));
    const areas = notes.flatMap((one) => ('name' in one ? [`area.${one.name}`] : []));
    const phases = parts.flatMap(({ schema }) => {
      const one = schema['x-table'];
      const values = 'enum' in schema && Array.isArray(schema.enum) ? schema.enum : [];
      return one && 'as' in one && one.as === 'phase'
        ? [values.map((value) => `phase.${String(value)}`)]
        : [];
    });
    for (const named of phases) expect(named.length).toBeGreaterThan(1);
    expect(
      wordless([...fields, ...areas, ...phases.flat(), ...kinds.map((kind) => `things.${kind}`)]),
    ).toEqual([]);
  });

  it('have a name and a help text for each setting, and a name for each value', () => {
    const schema: unknown = z.toJSONSchema(game.options, { io: 'input' });
    const { properties } = z.object({ properties: z.record(z.string(), setting) }).parse(schema);
    const keys = Object.entries(properties).flatMap(([option, { enum: values = [] }]) => [
      `setting.${option}`,
      `setting.${option}.text`,
      ...values.map((value) => `setting.${option}.${String(value)}`),
    ]);
    expect(wordless(keys)).toEqual([]);
  });

  it('name headline counters, and a goal, a score or a goal space', () => {
    const roles = notes.flatMap((one) => ('role' in one ? [one.role] : []));
    expect(roles).toContain('headline');
    const goals = known.boards.flatMap(({ spaces }) =>
      spaces.filter(({ role }) => role === 'goal'),
    );
    expect(roles.includes('goal') || roles.includes('score') || goals.length > 0).toBe(true);
  });

  it('place things side by side within their board, and lead from place to place', () => {
    for (const { w, h, spaces } of known.boards) {
      const refs = spaces.map(({ ref }) => ref);
      expect(new Set(refs).size).toBe(refs.length);
      for (const one of spaces) {
        expect(one.x >= 0 && one.y >= 0 && one.x + one.w <= w && one.y + one.h <= h).toBe(true);
        const over = spaces.filter(
          (two) =>
            two !== one &&
            one.x < two.x + two.w &&
            two.x < one.x + one.w &&
            one.y < two.y + two.h &&
            two.y < one.y + one.h,
        );
        expect(over, one.ref).toEqual([]);
        expect(one.links.filter((to) => to === one.ref || !refs.includes(to))).toEqual([]);
      }
    }
  });

  const refsOfThings = (): readonly Ref[] =>
    Object.values(known.things).flatMap((all) =>
      Object.values(all).flatMap(({ type, tags = [], marks = [], abilities = [] }) => [
        ...abilities,
        ...(type === undefined ? [] : [type]),
        ...tags,
        ...marks.map(({ of }) => of),
      ]),
    );
  const refsOfBoards = (): readonly Ref[] =>
    known.boards.flatMap(({ ref, spaces }) => [
      ref,
      ...spaces.flatMap((space) => [
        space.ref,
        ...(space.group === undefined ? [] : [space.group]),
      ]),
    ]);
});

const setting = z.object({ enum: z.array(z.union([z.string(), z.number()])).optional() });

const kindOf = (ref: Ref): string => ref.split(':')[0] ?? '';

/** Lists the things that a note refers to and its schema does not have. */
function wrongIn(schema: NotedSchema): readonly string[] {
  const { 'x-table': one, properties, propertyNames, additionalProperties, items } = schema;
  if (!one || !('as' in one)) return [];
  const isThing = (inner: NotedSchema | boolean | undefined): boolean =>
    typeof inner === 'object' && inner['x-table'] !== undefined && 'thing' in inner['x-table'];
  const values = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  switch (one.as) {
    case 'area':
    case 'row':
    case 'pile':
      return one.thing !== undefined || isThing(items) ? [] : ['is of no kind'];
    case 'piece': {
      const ends =
        one.of !== undefined && one.at !== undefined
          ? [properties?.[one.of], properties?.[one.at]]
          : [propertyNames, values];
      return ends.every(isThing) ? [] : ['names no thing, or no place'];
    }
    case 'lattice':
      return isThing(items?.properties?.[one.of]) &&
        items?.properties?.['x'] &&
        items.properties['y']
        ? []
        : ['lays nothing'];
    case 'on':
      return isThing(propertyNames) ? [] : ['is kept by nothing'];
    case 'seats':
    case 'counter':
    case 'deck':
    case 'rest':
    case 'turn':
    case 'round':
    case 'phase':
    case 'exception':
    case 'hidden':
    case 'internal':
      return [];
  }
}
