import { backOff } from '../../platform/backoff.ts';
import { createCommandLoop, TRIES } from '../../platform/commands/command-loop.ts';
import { oneAtATime } from '../../platform/commands/one-at-a-time.ts';
import { createWarm } from '../../platform/commands/warm.ts';
import type { MatchRecord, Wake } from '../contract.ts';
import { isId } from '../record/seats.ts';
import { UnreadableMatchError } from '../terms/unreadable.ts';
import type { Act } from '../session/compose.ts';
import type { Command } from '../session/command.ts';
import { checkAdmission, checkStillTheirs } from './expected.ts';
import type { LoadedMatch } from '../session/loaded-match.ts';
import { takingBack } from '../decisions/undo.ts';
import { layDefaultOrders } from '../orders/lay-down.ts';
import { noMatch } from '../terms/no-match.ts';
import { countedOn, isOverdue, nextLook } from '../session/wake.ts';
import { after } from '../../platform/time/duration.ts';
import type { Backing } from '../session/backing.ts';
import { matchesAsLoaded, timed } from '../session/ready-match.ts';
import { createTimeOut } from '../timeout/time-out.ts';

/** Handles a command once, however often it is sent; returns the match as it stood right after. */
type HandleCommand = (command: Command) => Promise<MatchRecord>;

export type CommandHandler = { readonly handle: HandleCommand; readonly wake: Wake };

export function createCommandHandler(backing: Backing): CommandHandler {
  const { store, operatorTimes, calendars, history, now, random } = backing;
  const warm = createWarm(matchesAsLoaded(backing), { store, room: backing.room.commands });
  const inTurn = oneAtATime();
  const takeBack = takingBack(backing);
  const { store: storeAs } = warm;
  const timeOut = createTimeOut({ operatorTimes, calendars, now, takeBack, storeAs });

  const firstResult = async (id: string, version: number): Promise<MatchRecord> => {
    const record = await history.at(id, version);
    if (!record) throw new UnreadableMatchError(`Version ${String(version)} of ${id} is missing.`);
    return record;
  };

  const handle = createCommandLoop<LoadedMatch, Act, Command>(
    { warm, inTurn, now, random },
    {
      called: 'match',

      /** The arrival of the command decides whose time was up. */
      async prepare(taken, sent, received) {
        const match = await timed(backing, taken, sent.author ? undefined : sent.actor);
        const ready = { loaded: match, command: await asTheyStand(match.record, sent) };
        if (!isOverdue(match.record, received)) return ready;
        const { done } = await timeOut(match, received);
        return done === 'held' ? ready : undefined;
      },

      check({ record }, command) {
        checkAdmission(record, command);
      },

      first: async ({ record }, version, command) =>
        checkStillTheirs(record, await firstResult(record.id, version), command),

      /**
       * Returns the questions that a deploy has reissued, even if the answer is refused, or no one
       * could see them.
       */
      owed: (match) =>
        (match.opened()?.fresh ?? []).length > 0 ? { act: {}, actor: 'engine' } : undefined,
    },
  );

  const asTheyStand = async (record: MatchRecord, command: Command): Promise<Command> => {
    const { actor, by } = command;
    if (actor.kind !== 'account' || record.pod === undefined || !by) return command;
    return withDefaultOrders(by(await backing.atMatch(record, actor)));
  };

  const withDefaultOrders = (command: Command): Command => ({
    ...command,
    async act(match) {
      const act = await command.act(match);
      if (act) await layDefaultOrders(backing.defaultOrders, match, act);
      return act;
    },
  });

  /** Most who are woken find nothing to do, so that their match need not be made ready. */
  const wake: Wake = async (matchId) => {
    let answered = 0;
    for (let tries = 1; tries <= TRIES; tries += 1) {
      const at = now().toISOString();
      const record = (await history.latest(matchId)) ?? noMatch();
      if (!isOverdue(record, at)) return { answered, ...nextAt(nextLook(record, at)) };
      const match = await timed(backing, (await warm.take(matchId, record.version)).loaded);
      // another writer was faster
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
    handle: async (command) =>
      isId(command.matchId) ? handle(command.matchId, withDefaultOrders(command)) : noMatch(),
    wake: (matchId) => inTurn(matchId, () => wake(matchId)),
  };
}

const nextAt = (next: string | undefined) => (next === undefined ? {} : { next });

/** The time after which a match that could not be handled is looked at again, in ms. */
const HELD_MS = 60_000;
