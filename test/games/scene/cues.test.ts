import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { cue } from '../../../schema/openapi/documents/cue.ts';
import { note } from '../../../schema/openapi/documents/table.ts';
import { games } from '../../../services/matches/games/loaded.ts';
import {
  cuesOf,
  nameKey,
  type Cue,
  type Ref,
  type ShownCue,
} from '../../../shared/client/index.ts';
import { each } from '../../../shared/client/cues/each.ts';
import { find, isPointer } from '../../../shared/client/scene/find.ts';
import {
  eventSchemaOf,
  logLines,
  seated,
  spectator,
  type Entry,
  type Game,
  type Journal,
  type LogLine,
} from '../../../shared/engine/index.ts';
import { catalogue } from '../../../shared/games/catalogue.ts';
import { filesUnder } from '../../../tools/files.ts';
import { simulateMatch } from '../../../tools/simulate/simulation.ts';
import { drawn, partsOf } from './support.ts';

/** Types that no match here tells: only the compiler checks their cues. */
const untold: Readonly<Record<string, readonly string[]>> = {
  'tales-of-glory': ['FirstPlayerTaken', 'TieCompared'],
  talisman: ['Enslaved', 'Freed', 'SeatOut'],
};

const folder = join(import.meta.dirname, '../../journals');
const journals = filesUnder(folder, '.json').map(
  (file) => JSON.parse(readFileSync(file, 'utf8')) as Journal,
);

/** Log lines of played and recorded matches, as a seat and a spectator read them. */
function linesOf(game: Game): readonly LogLine[] {
  const series = { game, seats: 3, options: {}, seed: 'cues', bots: ['random'], limit: 400 };
  const played = simulateMatch(series, 0, false).commits.flat();
  const recorded = journals
    .filter((journal) => journal.game === game.id)
    .flatMap(({ commits }) => commits.flatMap(({ entries }) => entries));
  const resigned: Entry = { type: 'Noted', wakes: true, note: game.resigned('seat1') };
  const entries = [...played, ...recorded, resigned];
  return [spectator, seated('seat1')].flatMap((viewer) => logLines(game, entries, viewer));
}

/** Editions of a game declare the same cues: what one of them never tells another one may. */
const declared = [...new Set(Object.values(games).map(({ cues }) => cues))].map((cues) => ({
  cues,
  editions: Object.values(games).filter((game) => game.cues === cues),
}));

describe.each(declared)('the cues of $editions.0.id', ({ cues, editions }) => {
  const schema = eventSchemaOf(cues);
  const byType = new Map(schema.oneOf.map((one) => [one.properties.type.const, one]));
  const told = new Map<Game, readonly LogLine[]>();
  let lines: readonly LogLine[] = [];
  beforeAll(() => {
    for (const game of editions) told.set(game, linesOf(game));
    lines = [...told.values()].flat();
  });

  it('are declared for each type of event in a log, if only as silent', () => {
    const types = new Set(lines.map(({ type }) => type));
    expect([...types].filter((type) => !byType.has(type))).toEqual([]);
    const cued = schema.oneOf.filter(({ 'x-cue': shown }) => shown.length > 0);
    const unheard = cued.map(({ title }) => title).filter((type) => !types.has(type));
    const excused = editions.flatMap(({ id }) => untold[id] ?? []);
    expect(unheard.filter((type) => !excused.includes(type))).toEqual([]);
  });

  it('match the published schemas, with kinds that have a name', () => {
    const notes = schema.oneOf.flatMap(({ properties: { data } }) =>
      partsOf(data).flatMap((part) => part.schema['x-table'] ?? []),
    );
    expect(
      z.array(cue).safeParse(schema.oneOf.flatMap((one) => one['x-cue'])).error,
    ).toBeUndefined();
    expect(z.array(note).safeParse(notes).error).toBeUndefined();
    const kinds = notes.flatMap((one) =>
      'thing' in one && one.thing !== 'seat' ? [one.thing] : [],
    );
    for (const { words } of editions) {
      const nameless = kinds.filter((kind) => words.catalogue.en[`things.${kind}`] === undefined);
      expect(nameless).toEqual([]);
    }
  });

  it('point at fields of the log lines of their type', () => {
    const blind = new Set<string>();
    const found = new Set<string>();
    for (const { type, data } of lines) {
      const { properties, 'x-cue': shown = [] } = byType.get(type) ?? {};
      const whole = { value: data, schema: properties?.data ?? {} };
      for (const { label, pointer } of shown.flatMap(pointersOf)) {
        const items = each({ as: 'say', of: pointer }, whole);
        const isFound = items.some((item) => isThere(item, whole));
        (isFound ? found : blind).add(`${type} ${label}`);
      }
    }
    expect(found.size).toBeGreaterThan(0);
    expect([...blind].filter((label) => !found.has(label))).toEqual([]);
  });

  it('show every type of line that has cues, and only existing things and places', () => {
    const shownTypes = new Set<string>();
    const nothing = new Set<string>();
    for (const [game, own] of told) {
      const known = drawn(game);
      const names = game.words.catalogue.en;
      const read = cuesOf(schema);
      const isKnown = (ref: Ref): boolean =>
        /^(?:seat:seat\d|cell:-?\d+,-?\d+)$/u.test(ref) ||
        known.isPlace(ref) ||
        names[nameKey(ref)] !== undefined;
      for (const line of own) {
        const shown = read(line);
        if (shown.length > 0) shownTypes.add(line.type);
        for (const ref of shown.flatMap(refsIn).filter((each) => !isKnown(each)))
          nothing.add(`${game.id} ${line.type} ${ref}`);
      }
    }
    expect([...nothing]).toEqual([]);
    const missed = lines
      .map(({ type }) => type)
      .filter((type) => byType.get(type)?.['x-cue'].length !== 0 && !shownTypes.has(type));
    expect([...new Set(missed)]).toEqual([]);
  });

  it.each(editions)('are part of $id if the game is only shown', async ({ id }) => {
    const { display: shown } = (await catalogue[id]?.show()) ?? expect.fail();
    expect(shown.cues).toBe(cues);
  });
});

type Whole = Parameters<typeof find>[0];

const isThere = ({ of }: Cue & { readonly of?: string }, data: Whole): boolean =>
  of !== undefined && find(data, of) !== undefined;

/** The pointers in the cue at this place of its type, each with a label. */
const pointersOf = (one: Cue, at: number) =>
  Object.entries(one).flatMap(([name, value]: readonly [string, unknown]) => {
    if (typeof value !== 'string' || name === 'as') return [];
    const braced = [...value.matchAll(/\{(?<pointer>\/[^{}]*)\}/gu)];
    const pointers = isPointer(value) ? [value] : braced.map(({ groups }) => groups?.['pointer']);
    return pointers.map((pointer = '') => ({
      label: `${String(at)} ${name} ${pointer}`,
      pointer,
    }));
  });

/** Every ref that a shown cue names. */
const refsIn = ({ as: _, ...cueShown }: ShownCue): readonly Ref[] =>
  Object.values(cueShown)
    .flat()
    .filter((value): value is Ref => typeof value === 'string');
