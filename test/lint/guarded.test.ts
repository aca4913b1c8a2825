import { readFileSync } from 'node:fs';
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
  const { options } = compiler.parseJsonConfigFileContent(
    compiler.readConfigFile(join(root, 'tsconfig.json'), compiler.sys.readFile).config,
    compiler.sys,
    root,
  );
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

/** What the rules below call. */
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

/** What is missed, by what the rule does wrong; and what is fine. */
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

/** Files, and the guard of each that is taken away, by the line before it. */
const places: Readonly<Record<string, string>> = {
  'procedures/land.ts': 'const drawn = yield* drawHere(table, at);',
  'fight/attack.ts': 'const margin = yield* exchange(table, side, joined);',
  'fight/duel.ts': 'const approach = yield* chosenApproach(table, meeting);',
  'effects/shop.ts': 'yield* shoplift(table, occasion, table.edition.book.kindOf(card));',
  'effects/fight.ts': 'const met = yield* confront(table, occasion, creatures);',
  'encounter/draw.ts': 'const kept = yield* redraw(table, at, { space, turned });',
  'travel/lock.ts': 'const opened = yield* unlocked(table, passage);',
  'editions/harry-potter/travel/kings-cross.ts': 'const opened = yield* unlocked(table, passage);',
  'encounter/trial.ts':
    'const outcome = yield* fightCreatures(table, at, [{ attribute, ...foe, sheltered: true }]);',
  'travel/move.ts': 'const steered = yield* steer(table, seat, steps);',
  'fight/evade.ts': 'options: () => evasions(table, attacked, tried),\n    });',
  'procedures/character.ts': 'yield* takeOver(table, seat, wanted);',
  'editions/revised/inner/command.ts':
    'const die = yield* rollDie(table, seat, { label: COMMAND, told: true });',
  'editions/harry-potter/encounter/castle.ts':
    'const die = yield* trialValue(table, occasion, { dice: 1, plus });',
};

/** The file's text without the guard after that line. */
function without([file, before]: readonly [string, string]): readonly [string, string] {
  const source = readFileSync(join(platform, file), 'utf8');
  const at = source.indexOf(before) + before.length;
  expect(at).toBeGreaterThan(before.length);
  const rest = source.slice(at).replace(/^\s*leaveUnless\w+\([^;]*\);/u, '');
  expect(rest).not.toBe(source.slice(at));
  return [file, source.slice(0, at) + rest];
}

describe('within a landing, after what may have waited,', () => {
  let found: (file: string) => number;
  beforeAll(() => {
    const rules = Object.entries({ ...unguarded, ...guarded });
    found = foundIn(
      new Map([
        ...rules.map(([name, source]) => [`${name}.ts`, source] as const),
        ...Object.entries(places).map(without),
      ]),
    );
  });

  it.each(Object.keys(unguarded))('it is told of where %s', (name) => {
    expect(found(`${name}.ts`)).toBe(1);
  });

  it.each(Object.keys(guarded))('it is fine where %s', (name) => {
    expect(found(`${name}.ts`)).toBe(0);
  });

  it.each(Object.keys(places))('a guard that is taken away from %s is missed', (file) => {
    expect(found(file)).toBeGreaterThan(0);
  });
});
