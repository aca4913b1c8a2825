import type { EventStore, Places, Secrets } from '../../storage/contract.ts';
import { oneAtATime } from '../cache/one-at-a-time.ts';
import { recent } from '../cache/recent.ts';
import type { Actor, MatchRecord, MatchesDeps } from '../contract.ts';
import type { Games } from '../games.ts';
import type { History } from '../history/history.ts';
import { resumable } from '../history/unfold.ts';
import { actorKey, digestOf, doneBefore } from '../record/digest.ts';
import { isId, mayFind } from '../record/seats.ts';
import { UnreadableMatchError } from '../record/unreadable.ts';
import { CommandRefusedError, refuse } from '../refusal.ts';
import { appendTo } from './append.ts';
import { compose, type Act, type Composed, type Signature } from './compose.ts';
import { lay, type Desk } from './desk.ts';
import { noMatch } from './guards.ts';
import { shortPause } from './pause.ts';

/** How many times a command is tried while others keep getting in first. */
const TRIES = 12;
/** How many matches stay ready to be played on. */
const WARM = 64;

export type Backing = Pick<MatchesDeps, 'now' | 'random' | 'beacon'> & {
  readonly store: EventStore;
  readonly secrets: Secrets;
  readonly places: Places;
  readonly games: Games;
  readonly history: History;
};

/** A command on a match that exists. */
export type Command = {
  readonly name: string;
  readonly actor: Actor;
  readonly matchId: string;
  readonly commandId?: string | undefined;
  /** All that it says; another command under the same id is told apart by this. */
  readonly says: unknown;
  /** The version that the match must stand at. */
  readonly expectedVersion?: number | undefined;
  /** Judges the match on the desk; `undefined` where nothing needs to be done. Throws refusals. */
  act(desk: Desk): Act | undefined | Promise<Act | undefined>;
};

/** Does a command once, however often it is sent; returns the match as it stood right after. */
export type Perform = (command: Command) => Promise<MatchRecord>;

export function createPerform(backing: Backing): Perform {
  const { store, secrets, games, history, now, random } = backing;
  const warm = recent<Desk>(WARM);
  const inTurn = oneAtATime();

  const load = async (id: string): Promise<Desk> => {
    const [loaded, secret] = await Promise.all([store.load(id), secrets.read(id)]);
    const found = loaded && (await resumable(games, loaded));
    if (!found) return noMatch();
    if (!secret) throw new UnreadableMatchError(`The secret of match ${id} is gone.`);
    const { record, run: checkpoint, since } = found;
    return lay({ game: games.of(record), record, secret, since, checkpoint });
  };

  /** A warm desk may be behind, for others play on elsewhere. */
  const isBehind = async ({ record }: Desk): Promise<boolean> =>
    (await store.range(record.id, record.version, 1)).length > 0;

  const keep = (desk: Desk, { moment, since }: Composed): void => {
    const { game, secret } = desk;
    history.note(moment);
    warm.put(
      moment.record.id,
      lay({ game, secret, record: moment.record, since, run: desk.opened() }),
    );
  };

  const storeAs = async (desk: Desk, act: Act, signature: Signature) => {
    const stored = await appendTo(store, desk, compose(desk, act, signature));
    if (stored) keep(desk, stored);
    return stored?.moment.record;
  };

  /** What a deploy has reissued is stored even where the answer is refused, or nobody could see it. */
  const storeReissued = async (desk: Desk): Promise<void> => {
    const fresh = desk.opened()?.fresh ?? [];
    if (fresh.length === 0) warm.put(desk.record.id, desk);
    else await storeAs(desk, {}, { at: now().toISOString(), actor: 'engine' });
  };

  const firstResult = async (id: string, version: number): Promise<MatchRecord> => {
    const record = await history.at(id, version);
    if (!record) throw new UnreadableMatchError(`Version ${String(version)} of ${id} is gone.`);
    return record;
  };

  const perform = async (command: Command): Promise<MatchRecord> => {
    const { matchId } = command;
    const call = signed(command, random);
    for (let tries = 1; tries <= TRIES; tries += 1) {
      const ready = warm.get(matchId);
      warm.drop(matchId);
      const desk = ready ?? (await load(matchId));
      const verdict = await judge(desk, command, call);
      if (verdict.is !== 'act' && ready && (await isBehind(desk))) continue;
      if (verdict.is === 'done') {
        warm.put(matchId, desk);
        return checkStillTheirs(desk.record, await firstResult(matchId, verdict.version), command);
      }
      if (verdict.is === 'refused') {
        await storeReissued(desk);
        throw verdict.refusal;
      }
      if (verdict.is === 'idle') {
        warm.put(matchId, desk);
        return desk.record;
      }
      const signature = { at: now().toISOString(), ...call };
      const record = await storeAs(desk, verdict.act, signature);
      if (record) return record;
      await shortPause(tries, random);
    }
    return refuse(
      'STALE_VERSION',
      'Others acted on this match at the same time, again and again. Try again.',
      {
        retryable: true,
      },
    );
  };

  return async (command) =>
    isId(command.matchId) ? inTurn(command.matchId, () => perform(command)) : noMatch();
}

type Call = { readonly actor: string; readonly commandId: string; readonly digest: string };

/** A command without an id gets one, so that a write whose outcome was lost is recognised. */
const signed = (command: Command, random: Backing['random']): Call => ({
  actor: actorKey(command.actor),
  commandId: command.commandId ?? `own:${Buffer.from(random(9)).toString('base64url')}`,
  digest: digestOf(command.name, command.says),
});

/**
 * Whoever has been removed since from a match that is private reads no more of it than a stranger.
 * Whose command it was to leave may read what came of it.
 */
function checkStillTheirs(now: MatchRecord, then: MatchRecord, { actor }: Command): MatchRecord {
  const isOut = actor.kind === 'account' && !mayFind(now, actor) && mayFind(then, actor);
  return isOut ? noMatch() : then;
}

type Verdict =
  | { readonly is: 'done'; readonly version: number }
  | { readonly is: 'act'; readonly act: Act }
  | { readonly is: 'idle' }
  | { readonly is: 'refused'; readonly refusal: CommandRefusedError };

/** Tells nothing to those who may not even know of the match; they are refused otherwise. */
function checkExpected(record: MatchRecord, { actor, expectedVersion }: Command): void {
  const { version: currentVersion } = record;
  if (expectedVersion === undefined || expectedVersion === currentVersion) return;
  if (actor.kind === 'account' && !mayFind(record, actor)) return;
  const stands = `The match stands at version ${String(currentVersion)}`;
  refuse('STALE_VERSION', `${stands}; you expected ${String(expectedVersion)}.`, {
    currentVersion,
  });
}

async function judge(
  desk: Desk,
  command: Command,
  { actor, commandId: id, digest }: Call,
): Promise<Verdict> {
  try {
    const done = doneBefore(desk.record, actor, { id, digest });
    if (done) return { is: 'done', version: done.version };
    checkExpected(desk.record, command);
    const act = await command.act(desk);
    return act ? { is: 'act', act } : { is: 'idle' };
  } catch (thrown) {
    if (thrown instanceof CommandRefusedError) return { is: 'refused', refusal: thrown };
    throw thrown;
  }
}
