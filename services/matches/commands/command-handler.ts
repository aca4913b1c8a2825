import { recent } from '../../recent.ts';
import { rollsAs } from '../analysis/origin.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { MatchRecord, Wake } from '../contract.ts';
import { sizeOfReady } from '../room.ts';
import { resumable } from '../history/unfold.ts';
import { isId } from '../record/seats.ts';
import { UnreadableMatchError } from '../record/unreadable.ts';
import { refuse } from '../../requests/refusal.ts';
import { appendTo } from './append.ts';
import { compose, type Act, type Composed, type Signature } from './compose.ts';
import type { Command } from './command.ts';
import { checkStillTheirs, judge, signed } from './judge.ts';
import { loaded, type LoadedMatch } from './loaded-match.ts';
import { takingBack } from '../proposals/undo.ts';
import { layDefaultOrders } from '../orders/lay-down.ts';
import { noMatch } from '../no-match.ts';
import { countedOn, isOverdue, nextLook } from '../clocks/wake.ts';
import { accountsIn } from '../clocks/seat-calendar.ts';
import { after } from '../../time/duration.ts';
import { backOff } from './backoff.ts';
import type { Backing } from './backing.ts';
import { createTimeOut } from './time-out.ts';

/** Tries of a command while others keep getting in first. */
const TRIES = 12;

/** Handles a command once, however often it is sent; returns the match as it stood right after. */
type HandleCommand = (command: Command) => Promise<MatchRecord>;

export type CommandHandler = { readonly handle: HandleCommand; readonly wake: Wake };

export function createCommandHandler(backing: Backing): CommandHandler {
  const { store, secrets, operatorTimes, calendars, games, history, now, random } = backing;
  /** Matches ready to be played on. */
  const warm = recent<LoadedMatch>(backing.room.commands, ({ size }) => size);
  const inTurn = oneAtATime();

  const load = async (id: string): Promise<LoadedMatch> => {
    const [tail, own] = await Promise.all([store.load(id), secrets.read(id)]);
    const found = tail && (await resumable(games, tail));
    if (!found) return noMatch();
    const secret = own ?? (await secrets.read(rollsAs(found.record)));
    if (!secret) throw new UnreadableMatchError(`The secret of match ${id} is gone.`);
    const { record, run: checkpoint, since } = found;
    const size = sizeOfReady(record);
    return loaded({ game: games.of(record), record, secret, since, size, checkpoint });
  };

  /** A match that was kept warm may be behind, for others play on elsewhere. */
  const isBehind = async ({ record }: LoadedMatch): Promise<boolean> =>
    (await store.range(record.id, record.version, 1)).length > 0;

  const keep = (match: LoadedMatch, { revision, since }: Composed): void => {
    const { game, secret } = match;
    const { record } = revision;
    history.note(revision);
    // what was stored without its run is loaded anew
    if (record.play !== undefined && match.opened() === undefined) return;
    const size = since === 0 ? sizeOfReady(record) : match.size;
    warm.put(record.id, loaded({ game, secret, record, since, size, run: match.opened() }));
  };

  const storeAs = async (match: LoadedMatch, act: Act, signature: Signature) => {
    const stored = await appendTo(store, match, compose(match, act, signature));
    if (stored) keep(match, stored);
    return stored?.revision.record;
  };

  /**
   * Stores the questions that a deploy has reissued, even where the answer is refused, or nobody could see it.
   */
  const storeReissued = async (match: LoadedMatch): Promise<void> => {
    const fresh = match.opened()?.fresh ?? [];
    if (fresh.length === 0) warm.put(match.record.id, match);
    else await storeAs(match, {}, { at: now().toISOString(), actor: 'engine' });
  };

  const takeBack = takingBack(backing);
  const timeOut = createTimeOut({ operatorTimes, calendars, now, takeBack, storeAs });

  /** The match with the calendars that its time goes by, as they are known by now. */
  const timed = async (match: LoadedMatch, actor?: Command['actor']): Promise<LoadedMatch> => {
    const account = actor?.kind === 'account' ? actor.account : undefined;
    const accounts = accountsIn(match.record, account);
    if (accounts.length === 0) return match;
    const known = await Promise.all(
      accounts.map(async (each) => [each, await calendars.of(each)] as const),
    );
    return { ...match, calendars: new Map(known) };
  };

  const firstResult = async (id: string, version: number): Promise<MatchRecord> => {
    const record = await history.at(id, version);
    if (!record) throw new UnreadableMatchError(`Version ${String(version)} of ${id} is gone.`);
    return record;
  };

  /** @param received when the command came, ISO 8601: whose time was up by then is judged by that */
  const handle = async (command: Command, received: string): Promise<MatchRecord> => {
    const { matchId } = command;
    const call = signed(command, random);
    for (let tries = 1; tries <= TRIES; tries += 1) {
      const ready = warm.get(matchId);
      warm.drop(matchId);
      const match = await timed(ready ?? (await load(matchId)), command.actor);
      if (isOverdue(match.record, received)) {
        const { done } = await timeOut(match, received);
        if (done !== 'held') continue;
      }
      const verdict = await judge(match, command, call);
      if (verdict.is !== 'act' && ready && (await isBehind(match))) continue;
      if (verdict.is === 'done') {
        warm.put(matchId, match);
        return checkStillTheirs(match.record, await firstResult(matchId, verdict.version), command);
      }
      if (verdict.is === 'refused') {
        await storeReissued(match);
        throw verdict.refusal;
      }
      if (verdict.is === 'idle') {
        warm.put(matchId, match);
        return match.record;
      }
      await layDefaultOrders(backing.defaultOrders, match, verdict.act);
      const signature = { at: now().toISOString(), ...call };
      const record = await storeAs(match, verdict.act, signature);
      if (record) return record;
      await backOff(tries, random);
    }
    return refuse(
      'STALE_VERSION',
      'Others acted on this match at the same time, again and again. Try again.',
      {
        retryable: true,
      },
    );
  };

  /** The match as it stands, ready to be played on. */
  const standing = async ({ id, version }: MatchRecord): Promise<LoadedMatch> => {
    const ready = warm.get(id);
    warm.drop(id);
    return ready?.record.version === version ? ready : load(id);
  };

  /** Most who are woken find nothing to do, so that their match need not be made ready. */
  const wake: Wake = async (matchId) => {
    let answered = 0;
    for (let tries = 1; tries <= TRIES; tries += 1) {
      const at = now().toISOString();
      const record = (await history.latest(matchId)) ?? noMatch();
      if (!isOverdue(record, at)) return { answered, ...nextAt(nextLook(record, at)) };
      const match = await timed(await standing(record));
      // somebody has acted meanwhile
      if (!isOverdue(match.record, at)) continue;
      const { done, fault } = await timeOut(match, at);
      if (fault !== undefined) return { answered, fault, ...nextAt(countedOn(record, at)) };
      if (done === 'held') return { answered, next: after(at, HELD_MS) };
      if (done === 'answered') answered += 1;
      if (done === 'overtaken') await backOff(tries, random);
    }
    return { answered, next: after(now().toISOString(), HELD_MS) };
  };

  return {
    handle: async (command) => {
      const received = now().toISOString();
      return isId(command.matchId)
        ? inTurn(command.matchId, () => handle(command, received))
        : noMatch();
    },
    wake: (matchId) => inTurn(matchId, () => wake(matchId)),
  };
}

const nextAt = (next: string | undefined) => (next === undefined ? {} : { next });

/** After how long a match is looked at again that could not be seen to. */
const HELD_MS = 60_000;
