import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import ts from 'typescript-eslint';
import { questhall } from '../../.eslint/index.ts';

const linter = new Linter();
const platform = join(import.meta.dirname, '../../shared/games/talisman');

/** How many unguarded touches of the table there are in a source text. */
const found = (source: string): number =>
  linter.verify(
    source,
    {
      files: ['**/*.ts'],
      languageOptions: { parser: ts.parser },
      plugins: { questhall },
      rules: { 'questhall/guarded': 'error' },
    },
    'rule.ts',
  ).length;

/** A generator within a landing. */
const rule = (body: string): string =>
  `function* meet(table: TalismanTable, at: Landing): Procedure { ${body} }`;

describe('within a landing, after what may have waited,', () => {
  it.each([
    ['the table is not touched', 'yield* ask(at); draw(table);'],
    ['nor handed on to what waits next', 'yield* ask(at); yield* draw(table, at);'],
    ['nor in the next round of a loop', 'for (const card of cards) yield* visit(table, at, card);'],
    ['nor on one of two paths', 'if (at.landing) yield* ask(at); draw(table);'],
    ['nor with a guard before it', 'leaveUnlessLanded(table, at); yield* ask(at); draw(table);'],
  ])('%s', (_, body) => {
    expect(found(rule(body))).toBe(1);
  });

  it.each([
    ['is a guard', 'yield* ask(at); leaveUnlessLanded(table, at); draw(table);'],
    [
      'is a question whether somebody lives',
      'yield* ask(at); if (isLiving(table.state, at.seat)) draw(table);',
    ],
    ['are deaths and limits', 'yield* ask(at); yield* settle(table);'],
    ['is nothing more', 'draw(table); yield* ask(at);'],
    ['is only told', "yield* tell({ type: 'Landed' }); draw(table);"],
    ['is left', 'if (yield* asks(at)) return; leaveUnlessLanded(table, at); draw(table);'],
  ])('it is fine where what follows %s', (_, body) => {
    expect(found(rule(body))).toBe(0);
  });

  it('outside of one nothing is asked for', () => {
    expect(
      found(
        'function* meet(table: TalismanTable, seat: Seat): Procedure { yield* ask(seat); draw(table); }',
      ),
    ).toBe(0);
  });
});

/** Files, and the guard of each that is taken away, by the line before it. */
const places: readonly (readonly [file: string, before: string])[] = [
  ['procedures/land.ts', 'const other = yield* whomToMeet(table, at.seat);'],
  ['procedures/land.ts', 'const drawn = yield* drawHere(table, at);'],
  ['fight/attack.ts', 'const isOut = yield* dropsOut(table, at, foe);'],
  ['fight/attack.ts', 'const margin = yield* exchange(table, side, joined);'],
  ['fight/attack.ts', 'const spared = margin > 0 && (yield* isSpared(table, at, foes));'],
  ['fight/duel.ts', 'const approach = yield* chosenApproach(table, meeting);'],
  ['effects/shop.ts', 'yield* shoplift(table, occasion, table.edition.book.kindOf(card));'],
  ['effects/fight.ts', 'const met = yield* confront(table, occasion, creatures);'],
  ['encounter/draw.ts', 'const kept = yield* redraw(table, at, { space, turned });'],
  ['travel/lock.ts', 'const opened = yield* unlocked(table, passage);'],
  ['travel/lock.ts', 'const isOpened = yield* isEnough(table, seat, { attribute, total });'],
  [
    'editions/harry-potter/travel/kings-cross.ts',
    'const opened = yield* unlocked(table, passage);',
  ],
  [
    'editions/revised/inner/command.ts',
    'const die = yield* rollDie(table, seat, { label: COMMAND, told: true });',
  ],
];

describe('a guard that is taken away', () => {
  it.each(places)('from %s after `%s` is missed', (file, before) => {
    const source = readFileSync(join(platform, file), 'utf8');
    expect(found(source)).toBe(0);
    const at = source.indexOf(before) + before.length;
    expect(at).toBeGreaterThan(before.length);
    const rest = source.slice(at).replace(/^\s*leaveUnless\w+\([^;]*\);/u, '');
    expect(rest).not.toBe(source.slice(at));
    expect(found(source.slice(0, at) + rest)).toBeGreaterThan(0);
  });
});
