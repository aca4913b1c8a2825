import { judgedBy, type MatchCommand } from './commands/match-command.ts';
import {
  actions,
  actionsOf,
  checkIsMadeFor,
  commandNames,
  type CommandName,
} from './commands/table.ts';
import { forkMatch } from './commands/fork-match.ts';
import { handOver } from './commands/hand-over.ts';
import { takePlace } from './session/hosted.ts';
import { checkScope, type AccountActor, type Actor } from '../platform/requests/actor.ts';
import { answer } from './commands/answer.ts';
import { create } from './commands/create.ts';
import { beginFound } from './commands/found.ts';
import type { Backing } from './session/backing.ts';
import { createCommandHandler } from './commands/command-handler.ts';
import { moveIn, release, reserve } from './commands/rated.ts';
import { quickMatch } from './commands/quick-match.ts';
import { rematch, rematchId } from './commands/rematch.ts';
import type {
  MatchProjections,
  BotLuck,
  JoinMatch,
  MatchCommands,
  MatchRecord,
  MatchView,
  Matches,
  StartMatch,
  TimerCommands,
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
import { seatingOn } from './seating/seating-store.ts';
import { createReads } from './views/read.ts';
import { createInvitations } from './views/invitations.ts';
import { createLists } from './views/lists.ts';
import { createSuggestions } from './views/suggestion.ts';
import { viewpointOf, matchViewOf } from './views/match-view.ts';
import { createServiceTime } from './commands/service-time.ts';
import { createReadAccess } from './views/read-access.ts';

export { CommandRefusedError } from '../platform/requests/refusal.ts';

/** The use-cases of matches, on a store. Keep one for as long as the process lives: it stays warm. */
export function createMatches(
  deps: MatchesDeps,
): Matches & MatchProjections & BotLuck & TimerCommands & Founding & Directed {
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
          { ...judgedBy(backing, record, { unmet }), questions },
          stands ? { ...viewer, stands } : viewer,
        );

  /** Handles a command if the actor's token has its scope. */
  const run = async (name: CommandName, actor: AccountActor, input: unknown) => {
    const command: MatchCommand = actions[name];
    checkIsMadeFor(actor, name);
    // a profile without a name takes the one of the sign-in
    if (command.seats) await names.keep(actor);
    return handle(command.commandFor({ name, actor, input, backing }));
  };
  const command =
    (name: CommandName) =>
    async (actor: AccountActor, input: unknown): Promise<MatchView> =>
      seenBy(actor, await run(name, actor, input));

  const reads = createReads({ history, access }, games);
  return {
    ...reads,
    ...createInvitations({ history, access, games, index, now }),
    ...createLists({ access, games, index, can, log }),
    ...createProjections({ history, games, index, wakeUps, reliability, ratings, atMatch: at }),
    ...createBotLuck({ secrets, store, games }),
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
    ...(Object.fromEntries(commandNames.map((name) => [name, command(name)])) as Pick<
      MatchCommands,
      CommandName
    >),
    async leave(actor, input) {
      const left = await command('leave')(actor, input);
      if (left.record.rated) await release(backing, actor.account, input.matchId);
      return left;
    },
    async handOver(guest, to, matchId) {
      const record = await handle(handOver(guest, to, matchId));
      // it counts among those of its new host, who may have more than the limit by it but starts no more then
      if (record.status === 'RUNNING' && record.host === to.account)
        await takePlace(backing, { account: to.account, roles: [] }, record);
    },
    async forkMatch(actor, input) {
      checkIsMadeFor(actor, 'forkMatch');
      return seenBy(actor, await forkMatch(backing, actor, input));
    },
    async rematch(actor, input) {
      checkIsMadeFor(actor, 'rematch');
      await names.keep(actor);
      const steps = {
        join: (who: AccountActor, wish: JoinMatch) => run('join', who, wish),
        start: (who: AccountActor, on: StartMatch) => run('start', who, on),
      };
      return seenBy(actor, await rematch(backing, steps, { actor, input }));
    },
    rematchOf: async (viewer, { record }) =>
      isOver(record) ? reads.find(viewer, rematchId(record.id)) : undefined,
    async answer(actor, input) {
      checkIsMadeFor(actor, 'answer');
      const record = await handle(answer(actor, input));
      return { match: await seenBy(actor, record), version: record.version };
    },
  };
}
