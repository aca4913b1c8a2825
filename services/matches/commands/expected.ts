import { refuse } from '../../platform/requests/refusal.ts';
import type { MatchRecord } from '../contract.ts';
import { noMatch } from '../terms/no-match.ts';
import { mayFind } from '../record/seats.ts';
import { shownTo } from '../views/read-access.ts';
import type { Command } from '../session/command.ts';
import { checkMayFind } from '../session/guards.ts';
import { checkIsForAnalysis } from '../terms/origin.ts';
import { checkIsArranged } from '../record/pod.ts';

/**
 * Refuses an account that may not know of the match, in the words for one that does not exist: before anything is
 * said of its version or status.
 */
export function checkIsKnown(record: MatchRecord, { actor, admits }: Command): void {
  if (actor.kind === 'account' && !admits) checkMayFind(record, actor);
}

/**
 * Refuses a command that expects another version, and tells nothing to an account that only an
 * invitation may let in. A viewer who is shown an older version may expect that one, and learns of
 * no other.
 */
export function checkExpected(record: MatchRecord, { actor, expectedVersion }: Command): void {
  const currentVersion = actor.kind === 'account' ? shownTo(record, actor) : record.version;
  if (expectedVersion === undefined || expectedVersion === currentVersion) return;
  if (actor.kind === 'account' && !mayFind(record, actor)) return;
  const stands = `The match is at version ${String(currentVersion)}`;
  refuse('STALE_VERSION', `${stands}, not ${String(expectedVersion)}.`, {
    currentVersion,
  });
}

/** Refuses what cannot be done to an analysis, or to a tournament's match; an account to be let in is judged by the command. */
export function checkKind(record: MatchRecord, { actor, name }: Command): void {
  if (actor.kind !== 'account' || !mayFind(record, actor)) return;
  checkIsForAnalysis(record, name);
  checkIsArranged(record, name);
}

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
