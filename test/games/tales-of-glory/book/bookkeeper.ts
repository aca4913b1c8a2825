import { boardFor } from '../../../../shared/games/tales-of-glory/board.ts';
import { boardReaders } from './board.ts';
import { costReaders } from './costs.ts';
import { endingReaders } from './ending.ts';
import { openLedger, type Ledger, type Reader } from './ledger.ts';
import { tileNamed } from './reading.ts';
import type { Account } from './recount.ts';
import { rewardReaders } from './rewards.ts';

/** A book-keeper that knows only the English log and the printed tiles. */
export type Book = {
  /** Reads a line; tells what in it cannot be worked out from the lines before. */
  read(line: string): readonly string[];
  account(name: string): Account;
};

export function openBook(names: readonly string[]): Book {
  const ledger = openLedger(names);
  const readers = [boardReaders, costReaders, rewardReaders, endingReaders, matchReaders].flatMap(
    (readersOf) => readersOf(ledger),
  );
  return {
    account: ledger.account,
    read(line) {
      const found = readers.find(([pattern]) => pattern.test(line));
      if (found === undefined)
        return /\d/u.test(line) ? [`${line} nobody knows these numbers`] : [];
      const [, ...parts] = found[0].exec(line) ?? [];
      found[1](...parts);
      return ledger.faults.splice(0).map((fault) => `${line} ${fault}`);
    },
  };
}

/** The lines that set up the match, begin its rounds and take a seat out of it. */
function matchReaders({ account, agree, all, names }: Ledger): readonly Reader[] {
  return [
    [
      /^(\w+) plays (.+)\.$/u,
      (name = '', hero = '') => account(name).story.set(tileNamed(hero), { x: 0, y: 0 }),
    ],
    [
      /^(\w+) resigns\.$/u,
      (name = '') => {
        account(name).left = true;
        delete account(name).taken;
      },
    ],
    [/^The .+ stack is shuffled\.$/u, () => undefined],
    [
      /^(\d+) tiles? of period 1 (?:is|are) removed/u,
      (n = '') => {
        agree(Number(n), boardFor(names.length).removed, 'the tiles removed');
      },
    ],
    [
      /^\w+ gets (\d+) Quests?\.$/u,
      (n = '') => {
        agree(Number(n), 3, 'Quests dealt');
      },
    ],
    [
      /^\w+ keeps (\d+) Quests?\.$/u,
      (n = '') => {
        agree(Number(n), 2, 'Quests kept');
      },
    ],
    [
      /^Round \d+ begins\.$/u,
      () => {
        for (const one of all()) delete one.taken;
      },
    ],
  ];
}
