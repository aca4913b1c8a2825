import { enforce, refusal, type CommandRefusal } from '../../platform/requests/refusal.ts';
import type { MatchRecord } from '../contract.ts';
import { mayFind } from '../record/seats.ts';
import type { Command } from '../session/command.ts';
import { venueRefusal } from '../session/venue-refusal.ts';
import { noMatch, noMatchRefusal } from '../terms/no-match.ts';
import { visibleVersion } from '../views/read-access.ts';

/**
 * Refuses a command before its own check: to an account that may not know of the match, in
 * the words for one that does not exist; of another version than it expects; and in a kind of match
 * that does not allow it. An account that only an invitation may let in learns nothing here: the
 * command judges it. A viewer who is shown an older version may expect that one, and learns of no
 * other.
 */
export function checkAdmission(record: MatchRecord, command: Command): void {
  const { actor, admits, expectedVersion, venues } = command;
  const account = actor.kind === 'account' ? actor : undefined;
  const isKnown = account === undefined || mayFind(record, account);
  if (!isKnown) {
    enforce(admits ? undefined : noMatchRefusal);
    return;
  }
  const version = account ? visibleVersion(record, account) : record.version;
  enforce(
    versionRefusal(version, expectedVersion) ?? (account && venues && venueRefusal(record, venues)),
  );
}

const versionRefusal = (
  currentVersion: number,
  expected: number | undefined,
): CommandRefusal | undefined =>
  expected === undefined || expected === currentVersion
    ? undefined
    : refusal(
        'STALE_VERSION',
        `The match is at version ${String(currentVersion)}, not ${String(expected)}.`,
        { currentVersion },
      );

/**
 * Refuses a repeated command to an account that has since been removed from a private match: it
 * reads no more than a stranger. The account that left by this command may read its result.
 */
export function checkStillTheirs(
  now: MatchRecord,
  then: MatchRecord,
  { actor }: Command,
): MatchRecord {
  const isOut = actor.kind === 'account' && !mayFind(now, actor) && mayFind(then, actor);
  return isOut ? noMatch() : then;
}
