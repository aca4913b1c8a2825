import type { ActionName } from './terms/action-names.ts';
import { actionsOf, checkIsMadeFor } from './commands/actions.ts';
import { forkMatch } from './commands/fork-match.ts';
import { answerInvitation, revokeInvitation } from './commands/answer-invitation.ts';
import { handOver } from './commands/hand-over.ts';
import { hasPlaceFor } from './session/hosted.ts';
import { invite } from './commands/invite.ts';
import { addBot } from './commands/add-bot.ts';
import { checkScope, type AccountActor, type Actor } from '../platform/requests/actor.ts';
import { pause, resume } from './commands/pause.ts';
import { claimSeat } from './commands/claim-seat.ts';
import { returnToSeat } from './commands/return-to-seat.ts';
import { removeFromSeat } from './commands/remove-from-seat.ts';
import { answer } from './commands/answer.ts';
import { create } from './commands/create.ts';
import { beginFound } from './commands/found.ts';
import { join } from './commands/join.ts';
import { leave } from './commands/leave.ts';
import type { Backing } from './session/backing.ts';
import { createCommandHandler } from './commands/command-handler.ts';
import { type Command } from './session/command.ts';
import { closeProcedure } from './decisions/close-procedure.ts';
import { propose } from './commands/propose.ts';
import { rewind } from './commands/rewind.ts';
import { undo } from './commands/undo.ts';
import { vote } from './commands/vote.ts';
import { moveIn, release, reserve } from './commands/rated.ts';
import { quickMatch } from './commands/quick-match.ts';
import { rematch, rematchId } from './commands/rematch.ts';
import { resign } from './commands/resign.ts';
import { setStandingOrders } from './commands/set-standing-orders.ts';
import { start } from './commands/start.ts';
import type {
  MatchProjections,
  BotLuck,
  MatchRecord,
  Matches,
  Timed,
  Founding,
  Directed,
} from './contract.ts';
import type { MatchesDeps } from './deps.ts';
import { catalogue } from './terms/games.ts';
import { createHistory } from './history/history.ts';
import { createBotLuck } from './projections/bot-luck.ts';
import { createProjections } from './projections/projections.ts';
import { createRecaps } from './recap/use-cases.ts';
import { createDefaultOrders } from './orders/default-orders.ts';
import { podsFor } from './pods/later.ts';
import { noMatch } from './terms/no-match.ts';
import { ROOM } from './history/room.ts';
import { undoViewOf } from './decisions/undo.ts';
import { atMatch, nobodyStandsIn } from './record/arbiters.ts';
import { isOver } from './record/seats.ts';
import { isDelayed } from './record/spectator-delay.ts';
import { seatingOn } from './record/seating.ts';
import { createReads } from './views/read.ts';
import { createInvitations } from './views/invitations.ts';
import { createLists } from './views/lists.ts';
import { createSuggestions } from './views/suggestion.ts';
import { viewpointOf, matchViewOf } from './views/match-view.ts';
import { createServiceTime } from './commands/service-time.ts';
import { createReadAccess } from './views/read-access.ts';

/**
 * The version that a command expects; refused with `STALE_VERSION` if the match is at another one.
 */
type Guarded = { readonly expectedVersion?: number | undefined };

export { CommandRefusedError } from '../platform/requests/refusal.ts';

/** The use-cases of matches, on a store. Keep one for as long as the process lives: it stays warm. */
export function createMatches(
  deps: MatchesDeps,
): Matches & MatchProjections & BotLuck & Timed & Founding & Directed {
  const { secrets, places, operatorTimes, wakeUps, index, now, random, beacon, seenMarks } = deps;
  const store = seatingOn(deps.store, deps);
  const { calendars, accounts, names, defaultOrders, reliability, ratings } = deps;
  const { room = ROOM, log = { error: () => undefined } } = deps;
  const at = atMatch(deps.standsIn ?? nobodyStandsIn);
  const games = catalogue(deps.games);
  const history = createHistory(store, games, room.history);
  const backing: Backing = {
    store,
    secrets,
    places,
    operatorTimes,
    calendars,
    accounts,
    defaultOrders,
    reliability,
    ratings,
    tickets: deps.tickets,
    documents: deps.documents,
    index,
    games,
    history,
    room,
    atMatch: at,
    now,
    random,
    beacon,
  };
  const access = createReadAccess(history, { reliability, ratings, atMatch: at });
  const { handle, wake } = createCommandHandler(backing);

  const seenBy = async (actor: Actor, now: MatchRecord) => {
    const seen = { record: now, viewpoint: viewpointOf(now, actor) };
    const { record, viewpoint } = actor.kind === 'bot' ? seen : await access.in(actor, now);
    return matchViewOf(games.of(record), record, viewpoint);
  };

  const can: Matches['can'] = (viewer, { record, questions, unmet, stands }) =>
    viewer === undefined
      ? []
      : actionsOf(
          { record, questions, unmet, game: games.of(record), now },
          stands ? { ...viewer, stands } : viewer,
        );

  /** Handles a command if the actor's token has its scope. */
  const handling =
    <T extends Guarded>(action: ActionName, command: (actor: AccountActor, input: T) => Command) =>
    async (actor: AccountActor, input: T) => {
      checkIsMadeFor(actor, action);
      const { expectedVersion } = input;
      const by = (who: AccountActor): Command => ({ ...command(who, input), expectedVersion });
      return seenBy(actor, await handle({ ...by(actor), by }));
    };

  /**
   * Handles a command that seats an account: a profile without a name takes the one of the sign-in.
   */
  const seating = <T extends Guarded>(
    action: ActionName,
    command: (actor: AccountActor, input: T) => Command,
  ) => {
    const seat = handling(action, command);
    return async (actor: AccountActor, input: T) => {
      checkIsMadeFor(actor, action);
      await names.keep(actor);
      return seat(actor, input);
    };
  };

  const reads = createReads({ history, access }, games);
  return {
    ...reads,
    ...createInvitations({ history, access, games, index, now }),
    ...createLists({ access, games, index, can, log }),
    ...createProjections({ history, games, index, wakeUps, reliability, ratings, atMatch: at }),
    ...createBotLuck(secrets),
    ...createServiceTime({ operatorTimes, now }),
    ...createDefaultOrders({ defaultOrders, games }),
    ...createRecaps({ history, access, games, seenMarks }),
    ...createSuggestions({ access, games }),
    ...podsFor(backing, handle),
    wake,
    reserve: (...whose) => reserve(backing, ...whose),
    release: (...whose) => release(backing, ...whose),
    async found(match) {
      await beginFound(backing, match);
      await moveIn(backing, match);
    },
    can,
    atMatch: at,
    undoOf: async (viewer, { record: { id }, seat }) => {
      const now = (await history.latest(id)) ?? noMatch();
      if (now.origin || isDelayed(now, await at(now, viewer))) return undefined;
      if (now.status !== 'RUNNING' && now.status !== 'PAUSED') return undefined;
      return undoViewOf({ history, games }, now, seat);
    },
    async create(actor, input) {
      checkScope(actor, 'host');
      await names.keep(actor);
      return seenBy(actor, await create(backing, actor, input));
    },
    async quickMatch(actor, input) {
      checkScope(actor, 'host');
      await names.keep(actor);
      return seenBy(actor, await quickMatch(backing, actor, input));
    },
    join: seating('join', join(backing)),
    async leave(actor, input) {
      const left = await handling('leave', leave(backing))(actor, input);
      if (left.record.rated) await release(backing, actor.account, input.matchId);
      return left;
    },
    async handOver(guest, to, matchId) {
      const record = await handle(handOver(guest, to, matchId));
      // it counts among those of its new host, who may have more than the limit by it but starts no more then
      if (record.status === 'RUNNING' && record.host === to.account)
        await hasPlaceFor(backing, to.account, record);
    },
    invite: handling('invite', invite(backing)),
    answerInvitation: seating('answerInvitation', answerInvitation(backing)),
    revokeInvitation: handling('revokeInvitation', revokeInvitation(backing)),
    addBot: handling('addBot', addBot(backing)),
    removeFromSeat: handling('removeFromSeat', removeFromSeat(backing)),
    start: handling('start', start(backing)),
    pause: handling('pause', pause),
    resume: handling('resume', resume),
    rewind: handling('rewind', rewind(backing)),
    propose: handling('propose', propose(backing)),
    vote: handling('vote', vote(backing)),
    undo: handling('undo', undo(backing)),
    closeProcedure: handling('closeProcedure', closeProcedure),
    async forkMatch(actor, input) {
      checkIsMadeFor(actor, 'forkMatch');
      return seenBy(actor, await forkMatch(backing, actor, input));
    },
    async rematch(actor, input) {
      checkIsMadeFor(actor, 'rematch');
      await names.keep(actor);
      return seenBy(actor, await rematch(backing, handle, { actor, input }));
    },
    rematchOf: async (viewer, { record }) =>
      isOver(record) ? reads.find(viewer, rematchId(record.id)) : undefined,
    resign: handling('resign', resign),
    returnToSeat: handling('returnToSeat', returnToSeat),
    claimSeat: seating('claimSeat', claimSeat(backing)),
    setStandingOrders: handling('setStandingOrders', setStandingOrders),
    async answer(actor, input) {
      checkIsMadeFor(actor, 'answer');
      const record = await handle(answer(actor, input));
      return { match: await seenBy(actor, record), version: record.version };
    },
  };
}
