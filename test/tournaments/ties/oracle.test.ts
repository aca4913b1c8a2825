import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ledgerOf } from '../../../shared/tournaments/scoring/ledger.ts';
import { hasCome } from '../../../shared/tournaments/standings/before-points.ts';
import {
  standings,
  type Standing,
  type StandingsInput,
} from '../../../shared/tournaments/standings/standings.ts';
import type { Tie } from '../../../shared/tournaments/ties/tie.ts';
import { everyTie, randomEvent } from '../support/random-event.ts';
import { oracle } from './oracle.ts';

const anyEvent = fc.integer({ min: 0, max: 1_000_000 }).map(randomEvent);

/** A text of the table as a number. */
function numberIn(text: string): number {
  const [of = '', over = '1'] = text.split('/');
  return Number(of) / Number(over);
}

const agrees = (text: string, value: number | string | undefined): boolean =>
  typeof value === 'number' ? Math.abs(numberIn(text) - value) < 1e-9 : text === (value ?? '');

/** A table, and who is level in it before any tie is asked. */
function tableOf(event: StandingsInput) {
  const ledger = ledgerOf(event);
  const came = ({ number }: Standing): boolean => {
    const account = ledger.accounts.get(number);
    return account !== undefined && hasCome(account);
  };
  const table = standings(event);
  const levelWith = (row: Standing): readonly Standing[] =>
    table.filter((other) => other.points === row.points && came(other) === came(row));
  return { ledger, table, levelWith };
}

function isAhead(kind: Tie['kind'], text: string, next: string): boolean {
  if (kind === 'HEAD_TO_HEAD') return numberIn(text) < numberIn(next);
  if (kind === 'PLACES' || kind === 'DRAW') return text > next;
  return numberIn(text) > numberIn(next);
}

describe('a tie-break of any event', () => {
  it.each(everyTie)('$kind equals its definition', (tie) => {
    fc.assert(
      fc.property(anyEvent, (event) => {
        const { ledger, table, levelWith } = tableOf({ ...event, ties: [tie] });
        const naive = oracle(ledger);
        for (const row of table) {
          const level = levelWith(row).map(({ number }) => number);
          const [value, text] = [naive(tie, row.number, level), row.ties[0]?.value ?? 'none'];
          expect(agrees(text, value), `${text} is not ${String(value)}`).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('decides the order of equal players, if it is the first to differ', () => {
    fc.assert(
      fc.property(anyEvent, (event) => {
        const { table, levelWith } = tableOf(event);
        for (const [i, row] of table.entries()) {
          const next = table[i + 1];
          if (next === undefined || !levelWith(row).includes(next)) continue;
          const parts = row.ties.findIndex(({ value }, at) => value !== next.ties[at]?.value);
          const { kind = 'DRAW', value = '' } = row.ties[parts] ?? {};
          expect(isAhead(kind, value, next.ties[parts]?.value ?? '')).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });
});
