import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../../../shared/engine/index.ts';
import { game as talisman } from '../../../../shared/games/talisman/editions/revised/game.ts';
import { print } from '../../../../shared/games/talisman/editions/revised/print.ts';
import { optionSets } from '../../../support/talisman-options.ts';
import { newTable } from '../support.ts';
import { faultIn, faultsInBooks, matchesToRead, type Edition } from './books.ts';
import { readingsOf } from './matches.ts';

const edition: Edition = { game: talisman, print };
const seats = ['ann', 'bob', 'cat', 'dan'];
const sets = Object.values(optionSets);

describe('a reader of the log of Talisman', () => {
  it('can derive every number in it, and the state of the table', () => {
    const faults = faultsInBooks(edition, matchesToRead(sets.length), (seed) =>
      newTable({ seats: seats.slice(0, 2 + (seed % 3)), options: sets[seed % sets.length] ?? {} }),
    );
    expect(faults).toEqual([]);
  });
});

describe('the bookkeeper', () => {
  const opening = newTable({ seats });
  const readings = [...readingsOf(talisman, { seed: 3, opening, answers: 600, toWin: false })];

  /** The first fault where the lines of the log read so. */
  const faultWhere = (change: (lines: readonly LogLine[]) => readonly LogLine[]) =>
    faultIn(
      edition,
      opening.options,
      readings.map((reading) => ({ ...reading, lines: change(reading.lines) })),
    ).fault;

  it.each(['CharacterTaken', 'LifeLost', 'FateSpent', 'GoldGained', 'CardTaken', 'FightJoined'])(
    'notices a missing %s',
    (untold) => {
      expect(readings.some(({ lines }) => lines.some(({ type }) => type === untold))).toBe(true);
      const fault = faultWhere((lines) => lines.filter(({ type }) => type !== untold));
      expect(fault).toBeDefined();
    },
  );

  it.each(['score', 'foeScore', 'die', 'amount'])('notices a duplicate %s', (name) => {
    const fault = faultWhere((lines) =>
      lines.map((line): LogLine => {
        const { args = {}, key } = line.text;
        const said = args[name];
        if (typeof said !== 'number' || key === 'log.MoveRolled') return line;
        return { ...line, text: { key, args: { ...args, [name]: said + 1 } } };
      }),
    );
    expect(fault).toBeDefined();
  });

  it('notices a payment above the price', () => {
    const fault = faultWhere((lines) =>
      lines.map((line): LogLine => {
        const { key, args = {} } = line.text;
        if (key !== 'log.GoldLost.paid.of') return line;
        return { ...line, text: { key, args: { ...args, amount: Number(args['amount']) + 7 } } };
      }),
    );
    expect(fault).toMatch(/what is paid/u);
  });

  it.each([
    ['GoldGained', /gold of /u],
    ['LifeLost', /the characters/u],
    ['PointsGained', /(strength|craft) of /u],
  ])('notices a wrong amount from a cause of %s', (type, fault) => {
    const found = faultWhere((lines) =>
      lines.map((line): LogLine => {
        const { key, args = {} } = line.text;
        if (line.type !== type) return line;
        return { ...line, text: { key, args: { ...args, amount: Number(args['amount']) + 9 } } };
      }),
    );
    expect(found).toMatch(fault);
  });

  it('notices an amount without a cause', () => {
    const found = faultWhere((lines) =>
      lines.map((line): LogLine => {
        const { of, ...args } = line.text.args ?? {};
        return of === undefined ? line : { ...line, text: { key: line.text.key, args } };
      }),
    );
    expect(found).toMatch(/does not say its of/u);
  });

  it('notices a score without its parts', () => {
    const fault = faultWhere((lines) =>
      lines.map((line): LogLine => {
        const { parts, ...args } = line.text.args ?? {};
        return parts === undefined ? line : { ...line, text: { key: line.text.key, args } };
      }),
    );
    expect(fault).toMatch(/does not say its parts/u);
  });
});
