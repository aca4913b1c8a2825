import type { Entry, Rolled } from '../match/entry.ts';
import { fromHex } from '../fairness/hex.ts';
import { commitmentOf, isDie, keyedChance } from '../fairness/keyed-chance.ts';
import { same } from '../same.ts';
import { diceOf, rewindOf, type Journal } from './journal.ts';

/** A fault of one roll, and its place. */
export type RollFault = {
  readonly version: number;
  readonly key: string;
  readonly recorded: readonly number[];
  readonly derived: readonly number[];
};

/** The verdict on the dice of a journal. */
export type Verdict = {
  readonly fair: boolean;
  /** Number of rolls and shuffles that were derived again. */
  readonly rolls: number;
  /** The reason why the whole journal cannot be trusted, if any. */
  readonly reason?:
    | 'the commitment is not the one that was noted'
    | 'the record is none'
    | 'the beacon has not signed its round'
    | 'no secret'
    | 'malformed secret'
    | 'secret does not match commitment'
    | 'key used twice';
  readonly faults: readonly RollFault[];
};

/** The length of every secret, in bytes. */
const SECRET_BYTES = 32;

/**
 * Derives every roll of a journal again from its secret, including those that a rewind cut, and for a
 * fork those of the match it continues.
 */
export function verify(journal: Journal): Verdict {
  try {
    const before = journal.fork && verify(journal.fork.of);
    if (before && !before.fair) return before;
    const verdict = rollsOfOwn(journal);
    return { ...verdict, rolls: verdict.rolls + (before?.rolls ?? 0) };
  } catch {
    return { fair: false, rolls: 0, reason: 'the record is none', faults: [] };
  }
}

/**
 * The verdict on the rolls of this journal, without those of the match it continues. @throws if
 * entries do not fit their types: they are unchecked so far.
 */
function rollsOfOwn(journal: Journal): Verdict {
  const failed = (reason: NonNullable<Verdict['reason']>): Verdict => ({
    fair: false,
    rolls: 0,
    reason,
    faults: [],
  });
  if (journal.secret === undefined) return failed('no secret');
  const secret = fromHex(journal.secret);
  // a longer one might hide the name of a beacon's round that the commitment covers
  if (secret?.length !== SECRET_BYTES) return failed('malformed secret');
  if (commitmentOf(secret, journal.beacon) !== journal.commitment)
    return failed('secret does not match commitment');
  const rolls = journal.commits.flatMap(({ version, entries }) =>
    entries.flatMap(rollsOf).map((roll) => ({ version, ...roll })),
  );
  if (new Set(rolls.map(({ key }) => key)).size !== rolls.length) return failed('key used twice');
  const dice = diceOf(journal);
  if (dice.secret !== journal.secret) return failed('secret does not match commitment');
  const chance = keyedChance(secret, dice);
  const faults = rolls.flatMap(({ version, key, sides, values }): readonly RollFault[] => {
    const derived = sides.every(isDie) ? chance(key, sides) : [];
    return same(derived, values) ? [] : [{ version, key, recorded: values, derived }];
  });
  return { fair: faults.length === 0, rolls: rolls.length, faults };
}

const rollsOf = (entry: Entry): readonly Omit<Rolled, 'type'>[] =>
  entry.type === 'Rolled' ? [entry] : (rewindOf(entry)?.rolls ?? []);
