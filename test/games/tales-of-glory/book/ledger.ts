import { isDeepStrictEqual } from 'node:util';
import type { Holding, Reward } from '../../../../shared/games/tales-of-glory/content/tile.ts';
import { gainsIn } from './reading.ts';
import { newAccount, worth, type Account } from './recount.ts';

/**
 * The book-keeper's records: an account for each seat, the board, and the lines that did not add
 * up.
 */
export type Ledger = {
  readonly names: readonly string[];
  /** The tiles on the board, by their slots. */
  readonly board: Map<number, string>;
  readonly faults: string[];
  account(name: string): Account;
  /** The accounts of all seats. */
  all(): Iterable<Account>;
  /** The seats that have not resigned. */
  staying(): readonly string[];
  /** Notes a fault if the value in the log differs from the computed one. */
  agree(told: unknown, found: unknown, what: string): void;
  book(to: Account, gains: Partial<Holding>): void;
  /** Books the gains in the text, which must be what these rewards bring. */
  collect(name: string, rewards: readonly Reward[], text: string): Partial<Holding>;
};

/** A line, and what the book-keeper does with its parts. */
export type Reader = readonly [RegExp, (...parts: readonly string[]) => unknown];

export function openLedger(names: readonly string[]): Ledger {
  const accounts = new Map(names.map((name) => [name, newAccount()]));
  const faults: string[] = [];
  const account = (name: string): Account => {
    const found = accounts.get(name);
    if (found === undefined) throw new Error(`Nobody is called "${name}".`);
    return found;
  };
  const agree = (told: unknown, found: unknown, what: string): void => {
    if (isDeepStrictEqual(told, found)) return;
    faults.push(`${what}: told ${JSON.stringify(told)}, found ${JSON.stringify(found)}`);
  };
  const book = (to: Account, gains: Partial<Holding>): void => {
    for (const [what, n] of Object.entries(gains)) to.holding[what as keyof Holding] += n;
  };
  return {
    names,
    board: new Map(),
    faults,
    account,
    all: () => accounts.values(),
    staying: () => names.filter((name) => !account(name).left),
    agree,
    book,
    collect(name, rewards, text) {
      const gains = gainsIn(text);
      agree(gains, worth(account(name), rewards), `what ${name} gains`);
      book(account(name), gains);
      return gains;
    },
  };
}
