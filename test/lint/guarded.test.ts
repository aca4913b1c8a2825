import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Linter } from 'eslint';
import { beforeAll, describe, expect, it } from 'vitest';
import compiler from 'typescript';
import ts from 'typescript-eslint';
import { questhall } from '../../.eslint/index.ts';

const root = join(import.meta.dirname, '../..');
const platform = join(root, 'shared/games/talisman');
const linter = new Linter();

/** The number of unguarded touches of the table in each source text that stands in a file's place. */
function foundIn(sources: ReadonlyMap<string, string>): (file: string) => number {
  const { options: ours } = compiler.parseJsonConfigFileContent(
    compiler.readConfigFile(join(root, 'tsconfig.json'), compiler.sys.readFile).config,
    compiler.sys,
    root,
  );
  // rules of games are pure: they know no types of Node
  const options = { ...ours, types: [] };
  const host = compiler.createCompilerHost(options);
  const readFile = (path: string): string | undefined =>
    sources.get(relative(platform, path)) ?? compiler.sys.readFile(path);
  const program = compiler.createProgram(
    [...sources.keys()].map((file) => join(platform, file)),
    options,
    {
      ...host,
      readFile,
      fileExists: (path) => readFile(path) !== undefined,
      getSourceFile: (path, version) => {
        const text = readFile(path);
        return text === undefined ? undefined : compiler.createSourceFile(path, text, version);
      },
    },
  );
  return (file) => {
    const told = linter.verify(
      sources.get(file) ?? '',
      {
        files: ['**/*.ts'],
        languageOptions: { parser: ts.parser, parserOptions: { programs: [program] } },
        plugins: { questhall },
        rules: { 'questhall/guarded': 'error' },
      },
      join(platform, file),
    );
    expect(told.filter(({ fatal }) => fatal)).toEqual([]);
    return told.length;
  };
}

/** Declarations of all that the rules below call. */
const declared = `
import { tell, type AtOnce, type Procedure, type Seat } from '../../engine/index.ts';
import type { Special, TalismanTable } from './edition/edition.ts';
import type { Landing } from './edition/occasions.ts';
import { inAnyCase, inLanding, leaveUnlessAlive, leaveUnlessLanded } from './asking/guards.ts';
import { settle } from './changes/settle.ts';
import { isLiving } from './state-queries.ts';
declare const ask: (at: unknown) => Procedure<boolean>;
declare const choose: (options: () => readonly string[]) => Procedure<string>;
declare const visit: (table: TalismanTable, at: Landing, card?: string) => Procedure;
declare const fill: (table: TalismanTable) => AtOnce;
declare const agrees: (table: TalismanTable, asked: Seat | Landing) => Procedure<boolean>;
declare const draw: (table: TalismanTable) => void;
declare const cards: readonly string[];
type Visitor = Landing & { readonly card: string };
`;

/** A generator within a landing. */
const rule = (body: string, type = 'Landing'): string =>
  `${declared} function* meet(table: TalismanTable, at: ${type}): Procedure { ${body} }`;

/** The same where moves are made. */
const inTravel = (source: string): string =>
  source.replaceAll("from './", "from '../").replace("'../../engine", "'../../../engine");

/** Sources that the rule rejects, and some that it accepts, by their reason. */
const unguarded: Readonly<Record<string, string>> = {
  'the table is touched': rule('yield* ask(at); draw(table);'),
  'the table is handed on to what waits next': rule('yield* ask(at); yield* visit(table, at);'),
  'it is touched in the next round of a loop': rule(
    'for (const card of cards) yield* visit(table, at, card);',
  ),
  'it is touched on one of two paths': rule('if (at.landing > 1) yield* ask(at); draw(table);'),
  'the guard stands before it': rule('leaveUnlessLanded(table, at); yield* ask(at); draw(table);'),
  'nobody heeds the question': rule('yield* ask(at); isLiving(table.state, at.seat); draw(table);'),
  'the landing has another name': rule('yield* ask(at); draw(table);', 'Visitor'),
  'a fact is told': rule("yield* ask(at); yield* tell({ type: 'Landed' });"),
  'what it is given guards': rule(
    'yield* ask(at); draw(table);',
    '{ readonly leaveUnlessFighting: () => void }',
  ),
  'a life is guarded once': rule(
    'leaveUnlessAlive(table, at.seat); yield* ask(at); draw(table);',
    '{ readonly seat: Seat }',
  ),
  'the options look after a life alone': rule(
    'yield* choose(() => { leaveUnlessAlive(table, at.seat); return cards; }); draw(table);',
  ),
  'what is done in any case has waited': rule('yield* inAnyCase(ask(at)); draw(table);'),
  'the landing is part of something': rule(
    'yield* ask(at); draw(table);',
    '{ readonly at: Landing }',
  ),
  'the type of the rule says that it has one': `${declared}
    export const meet: Special = function* (table, at) { yield* ask(at); draw(table); };`,
  'it asks a seat without its place': rule('yield* agrees(table, at.seat); draw(table);'),
  'what is to guard a place does not': `${declared}
    export function* choose(table: TalismanTable, at: Landing): Procedure { yield* ask(at); }`.replace(
    'declare const choose: (options: () => readonly string[]) => Procedure<string>;',
    '',
  ),
  'travel/what moves is a seat': inTravel(`${declared}
    function* go(table: TalismanTable, seat: Seat): Procedure { yield* ask(seat); draw(table); }`),
  'what is to guard itself does not': `${declared}
    export function* winAgainst(table: TalismanTable, at: Landing): Procedure { yield* ask(at); }`,
};
const guarded: Readonly<Record<string, string>> = {
  'a guard follows': rule('yield* ask(at); leaveUnlessLanded(table, at); draw(table);'),
  'it asks whether somebody lives': rule(
    'yield* ask(at); if (isLiving(table.state, at.seat)) draw(table);',
  ),
  'deaths and limits follow': rule('yield* ask(at); yield* settle(table);'),
  'nothing more follows': rule('draw(table); yield* ask(at);'),
  'nobody was asked': rule('yield* fill(table); draw(table);'),
  'something was only told': rule("yield* tell({ type: 'Landed' }); draw(table);"),
  'it returns': rule('if (yield* ask(at)) return; leaveUnlessLanded(table, at); draw(table);'),
  'the options look after the landing': rule(
    'yield* choose(() => { leaveUnlessLanded(table, at); return cards; }); draw(table);',
  ),
  'it asks a seat at its place': rule('yield* agrees(table, at); draw(table);'),
  'a list has guarded its steps': rule('yield* inLanding(table, at, [visit]); draw(table);'),
  'what was run guards itself': `${declared}
    export function* winAgainst(table: TalismanTable, at: Landing): Procedure {
      yield* ask(at);
      leaveUnlessLanded(table, at);
    }
    export function* meet(table: TalismanTable, at: Landing): Procedure {
      yield* winAgainst(table, at);
      draw(table);
    }`,
  'it goes on in any case': rule('yield* ask(at); yield* inAnyCase(fill(table));'),
  'no life is guarded': rule('yield* ask(at); draw(table);', '{ readonly seat: Seat }'),
  'it plays in no landing': rule('yield* ask(at); draw(table);', 'Seat'),
};

/** The guards whose absence would go unnoticed, by why; docs/engine.md says so. */
const unnoticed: Readonly<Record<string, readonly string[]>> = {
  'within the options of a question, for another follows the answer': [
    'asking/asking.ts: leaveUnlessAlive(table, seat)',
    'effects/transmute.ts: leaveUnlessAlive(table, seat)',
    'fight/duel.ts: leaveUnlessAlive(table, other)',
    'fight/reward.ts: leaveUnlessAlive(table, loser)',
    'travel/steer.ts: leaveUnlessMoving(table, seat)',
  ],
  'last, or before what is done in any case': [
    'fight/take.ts: leaveUnlessTogether(table, meeting)',
    'procedures/character.ts: leaveUnlessAlive(table, seat)',
  ],
  'first, or before anybody was asked': [
    'dice/fate.ts: leaveUnlessAlive(table, seat)',
    'fight/quell.ts: leaveUnlessAlive(table, seat)',
    'editions/harry-potter/voldemort/final.ts: leaveUnlessAlive(table, seat)',
    'travel/moving.ts: leaveUnlessMoving(table, seat)',
  ],
  'one of two lives': [
    'fight/reward.ts: leaveUnlessAlive(table, loser)',
    'fight/reward.ts: leaveUnlessAlive(table, seat)',
  ],
  'the guard of a list, whose steps are checked on their own': [
    'asking/steps.ts: leaveUnlessOn(table, at)',
    'fight/side.ts: leaveUnlessFighting()',
  ],
  'what another guard is made of': ['travel/cross.ts: leaveUnlessAlive(table, seat)'],
};

type Taken = { readonly guard: string; readonly source: string };

/** Each guard of the platform and its editions taken away in turn: the text of its file without it. */
const taken: ReadonlyMap<string, Taken> = new Map(
  readdirSync(platform, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && file !== join('asking', 'guards.ts'))
    .flatMap((file) => {
      const source = readFileSync(join(platform, file), 'utf8');
      return [...source.matchAll(/^\s*(leaveUnless\w+\([^;]*\));$/gmu)].map(
        ({ 0: { length }, 1: guard = '', index }) =>
          [
            file.replace('.ts', `.${String(index)}.ts`),
            {
              guard: `${file}: ${guard}`,
              source: source.slice(0, index) + source.slice(index + length),
            },
          ] as const,
      );
    }),
);

describe('the lint rule for guards within a landing', () => {
  let found: (file: string) => number;
  beforeAll(() => {
    const rules = Object.entries({ ...unguarded, ...guarded });
    found = foundIn(
      new Map([
        ...rules.map(([name, source]) => [`${name}.ts`, source] as const),
        ...[...taken].map(([name, { source }]) => [name, source] as const),
      ]),
    );
  });

  it.each(Object.keys(unguarded))('reports %s', (name) => {
    expect(found(`${name}.ts`)).toBe(1);
  });

  it.each(Object.keys(guarded))('accepts %s', (name) => {
    expect(found(`${name}.ts`)).toBe(0);
  });

  it('reports each guard removed from the rules, except for guards without effect', () => {
    expect(taken.size).toBeGreaterThan(30);
    const missed = [...taken].filter(([name]) => found(name) === 0).map(([, { guard }]) => guard);
    expect(missed.toSorted()).toEqual(Object.values(unnoticed).flat().toSorted());
  });
});
