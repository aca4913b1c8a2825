import { actorKey } from '../../requests/actor.ts';
import { digestOf } from '../../requests/digest.ts';
import { CommandRefusedError, refuse } from '../../requests/refusal.ts';
import type { MatchRecord } from '../contract.ts';
import type { MatchesDeps } from '../deps.ts';
import { noMatch } from '../no-match.ts';
import { doneBefore } from '../record/done-before.ts';
import { mayFind } from '../record/seats.ts';
import { shownTo } from '../views/read-access.ts';
import type { Command } from './command.ts';
import { checkIsForAnalysis } from '../analysis/origin.ts';
import type { Act } from './compose.ts';
import type { LoadedMatch } from './loaded-match.ts';

/** The call that a commit came by: its actor and its command's id. */
export type Call = { readonly actor: string; readonly commandId: string; readonly digest: string };

/** A command without an id gets one, so that a write whose outcome was lost is recognised. */
export const signed = (command: Command, random: MatchesDeps['random']): Call => ({
  actor: actorKey(command.actor),
  commandId: command.commandId ?? `own:${Buffer.from(random(9)).toString('base64url')}`,
  digest: digestOf(command.name, command.says),
});

/** The verdict on a command: what is to be done about it. */
export type Verdict =
  | { readonly is: 'done'; readonly version: number }
  | { readonly is: 'act'; readonly act: Act }
  | { readonly is: 'idle' }
  | { readonly is: 'refused'; readonly refusal: CommandRefusedError };

/**
 * Tells nothing to those who may not even know of the match; they are refused otherwise. Whoever is shown an
 * older version may expect that one, and is told of no other.
 */
function checkExpected(record: MatchRecord, { actor, expectedVersion }: Command): void {
  const currentVersion = actor.kind === 'account' ? shownTo(record, actor) : record.version;
  if (expectedVersion === undefined || expectedVersion === currentVersion) return;
  if (actor.kind === 'account' && !mayFind(record, actor)) return;
  const stands = `The match stands at version ${String(currentVersion)}`;
  refuse('STALE_VERSION', `${stands}; you expected ${String(expectedVersion)}.`, {
    currentVersion,
  });
}

/** Refuses what cannot be done to an analysis; who may not even know of it is refused by the command itself. */
function checkKind(record: MatchRecord, { actor, name }: Command): void {
  if (actor.kind === 'account' && mayFind(record, actor)) checkIsForAnalysis(record, name);
}

/** Judges a command against the match as it stands; its refusal is a verdict, not thrown. */
export async function judge(
  match: LoadedMatch,
  command: Command,
  { actor, commandId: id, digest }: Call,
): Promise<Verdict> {
  try {
    const done = doneBefore(match.record, actor, { id, digest });
    if (done) return { is: 'done', version: done.version };
    checkExpected(match.record, command);
    checkKind(match.record, command);
    const act = await command.act(match);
    return act ? { is: 'act', act } : { is: 'idle' };
  } catch (thrown) {
    if (thrown instanceof CommandRefusedError) return { is: 'refused', refusal: thrown };
    throw thrown;
  }
}

/**
 * Refuses a repeated command to whoever was removed since from a private match: they read no more of it than a
 * stranger. Whose command it was to leave may read what came of it.
 */
export function checkStillTheirs(
  now: MatchRecord,
  then: MatchRecord,
  { actor }: Command,
): MatchRecord {
  const isOut = actor.kind === 'account' && !mayFind(now, actor) && mayFind(then, actor);
  return isOut ? noMatch() : then;
}
