import { timeControls } from '../../terms/time-control.ts';
import { catalogue } from '../../terms/games.ts';
import type { Opening } from '../../seating/opening.ts';
import type { Source } from '../../terms/source.ts';
import type { Founding } from '../../contract.ts';
import type { AccountNames } from '../../../accounts/names/account-names.ts';
import { checkScope, type AccountActor } from '../../../platform/requests/actor.ts';
import { checked } from '../../../platform/requests/checked.ts';
import { enforce, refuse } from '../../../platform/requests/refusal.ts';
import { checkMaySit, seatRefusal } from '../../seating/may-sit.ts';
import type { AccountRatings } from '../../../accounts/ratings/contract.ts';
import type { AccountReliability } from '../../../accounts/reliability/contract.ts';
import type { JoinDone, Store, Ticket, TicketNote } from '../../../platform/storage/contract.ts';
import { queueName } from '../../../platform/storage/queues/name.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import { after } from '../../../platform/time/duration.ts';
import type { Queue, Queues, QueueTicket } from './contract.ts';
import { checkHasCooledDown } from './declines.ts';
import { joinedBefore, noteJoined } from './joined.ts';
import { claimedBy, giveUp, noted } from './finds.ts';
import { checkIsNotRestricted } from './restricted.ts';
import { leaveQueueInput } from './generated/inputs.ts';
import { queueFilterInput } from './queue-filter.ts';
import { createMatcher, type Matcher } from './matcher.ts';
import { CONFIRM_MS, expiresAfter, REPEATED_MS, WAITING, type QueueParts } from './parts.ts';
import { controlOf, keyOf, speedOf } from './queue.ts';
import { openingOf } from './opening.ts';
import { ticketOf } from './ticket-view.ts';
import { strengthsIn } from './strength.ts';
import { queueRequest } from './queue-request.ts';
import { ticketId } from './ids.ts';

/** The members of the app that queues need. */
type Needs = {
  readonly store: Pick<Store, 'accounts' | 'summaries' | 'tickets' | 'wakeUps'>;
  readonly games: readonly Source[];
  readonly matches: Founding;
  readonly names: Pick<AccountNames, 'keep'>;
  readonly ratings: Pick<AccountRatings, 'strength'>;
  readonly reliability: Pick<AccountReliability, 'fresh'>;
  /** Tells others that someone waits. Absent if no one joins here. */
  readonly announce?: (opening: Opening) => Promise<void>;
  /** Game time. */
  readonly now: Clock;
};

/** The use-cases of queues, and their matcher. */
export function createQueues(app: Needs): Queues & Matcher {
  const { announce, matches, names, now, reliability } = app;
  const { accounts, summaries: index, tickets, wakeUps } = app.store;
  const games = catalogue(app.games);
  const strengthOf = strengthsIn(app.ratings);
  const deps: QueueParts = {
    ...{ accounts, index, matches, now, reliability, strengthOf, tickets, wakeUps },
  };
  const { look } = createMatcher(deps);

  const shown = async (note: TicketNote): Promise<readonly QueueTicket[]> => {
    const timeControl = controlOf(note.queue);
    if (timeControl === undefined) return [];
    const ticket =
      note.status === 'OPEN' ? await tickets.find(note.queue, note.account) : undefined;
    const isIts = ticket?.since === note.since;
    const claimed =
      isIts && ticket.claim ? await claimedBy(deps, { ...note, claim: ticket.claim }) : [];
    return [ticketOf(note, { timeControl, claimed, ...(isIts && { ticket }) })];
  };

  const ticketsOf = async (account: string): Promise<readonly QueueTicket[]> =>
    (await Promise.all((await tickets.notes(account)).map(shown))).flat();

  /** The note of a ticket of the actor's own. */
  const own = async (actor: AccountActor, which: { readonly ticketId: string }) => {
    checkScope(actor, 'play');
    const { ticketId: id } = checked(leaveQueueInput(), which);
    const notes = await tickets.notes(actor.account);
    const note = notes.find((each) => ticketId(each) === id);
    return note ?? refuse('NOT_FOUND', 'You have no queue ticket with this ID.');
  };

  /** Whether a ticket was drawn that a command was to lead to: it is there, or was noted, or a later one was. */
  const isDrawn = async ({ queue, since }: JoinDone, account: string): Promise<boolean> => {
    const [ticket, notes] = await Promise.all([
      tickets.find(queue, account),
      tickets.notes(account),
    ]);
    const note = notes.find((each) => each.queue === queue);
    return (ticket?.since ?? '') >= since || (note?.since ?? '') >= since;
  };

  const asItStands = async ({ queue, account, since }: TicketNote): Promise<QueueTicket> => {
    const all = await tickets.notes(account);
    const note = all.find((each) => each.queue === queue && each.since === since);
    const [ticket] = note ? await shown(note) : [];
    return ticket ?? refuse('NOT_FOUND', 'You have no queue ticket with this ID.');
  };

  /** Looks at the queue, and schedules the next look. */
  const seeTo = async (queue: string): Promise<void> => {
    const next = await look(queue);
    if (next !== undefined) await wakeUps.set({ stream: queueName(queue), at: next });
  };

  /** Adds a ticket to the queue, or finds the existing one. */
  const draw = async (ticket: Ticket): Promise<TicketNote> => {
    const { queue, account, since } = ticket;
    // the sweep finishes this if no one comes back to it
    await wakeUps.set({ stream: queueName(queue), at: after(since, CONFIRM_MS) });
    const isNew = await tickets.add(ticket, after(now().toISOString(), -REPEATED_MS));
    const drawn = isNew ? ticket : ((await tickets.find(queue, account)) ?? ticket);
    const note: TicketNote = { ...noted(drawn), status: 'OPEN' };
    await tickets.note(note, expiresAfter(drawn.until));
    if (isNew) await announce?.(openingOf(ticket, tickets));
    return note;
  };

  return {
    look,

    async queues(viewer, of) {
      const { gameId } = checked(queueFilterInput(), of);
      const all = gameId === undefined ? await games.all() : [await games.named(gameId)];
      const mine = viewer ? await ticketsOf(viewer.account) : [];
      return Promise.all(
        all.flatMap(({ id }) =>
          timeControls.map(async (timeControl): Promise<Queue> => {
            const { preset = '' } = timeControl;
            const inIt = await tickets.of(keyOf({ gameId: id, timeControl: preset }), WAITING);
            return {
              gameId: id,
              timeControl,
              waiting: inIt.filter(({ done }) => done === undefined).length,
              ticket: mine.find((each) => each.gameId === id && each.timeControl.preset === preset),
            };
          }),
        ),
      );
    },

    tickets: (actor) => ticketsOf(actor.account),

    async join(actor, input) {
      checkScope(actor, 'play');
      enforce(seatRefusal('queue', { table: { seats: [] }, comer: actor, facts: {} }));
      const { queue, command: sent, ...wish } = await queueRequest(games, input);
      const command = sent && { ...sent, account: actor.account };
      const done = command && (await joinedBefore(deps, command));
      if (done !== undefined && (await isDrawn(done, actor.account))) {
        const found = await ticketsOf(actor.account);
        const ofQueue = found.find(
          ({ gameId, timeControl }) =>
            keyOf({ gameId, timeControl: timeControl.preset ?? '' }) === done.queue,
        );
        return ofQueue ?? refuse('NOT_FOUND', 'You have no queue ticket with this ID.');
      }
      await checkMaySit(deps, 'queue', actor);
      await checkHasCooledDown(deps, actor.account);
      await checkIsNotRestricted(deps, actor.account);
      const [inIt, notes] = await Promise.all([
        tickets.of(queue, WAITING),
        tickets.notes(actor.account),
      ]);
      if (inIt.length >= WAITING) {
        refuse('RATE_LIMITED', 'This queue is full. Try again later.', { retryAfter: 60 });
      }
      if (speedOf(queue) === 'ASYNC') await matches.reserve(actor.account, queue);
      await names.keep(actor);
      const before = notes.find((each) => each.queue === queue);
      const since = done?.since ?? later(now().toISOString(), before?.since);
      const known = await tickets.find(queue, actor.account);
      // what waits already, or was done just now, is the same ticket
      const isKnown =
        known && (known.done === undefined || after(known.done.at, REPEATED_MS) > since);
      if (command) await noteJoined(deps, command, { queue, since: isKnown ? known.since : since });
      const strength = await deps.strengthOf(actor.account, queue);
      const { account } = actor;
      const until = after(since, wish.waits);
      const { seats, languages } = wish;
      const note = await draw({
        queue,
        account,
        since,
        until,
        seats,
        languages,
        strength,
        round: 0,
      });
      await seeTo(queue);
      return asItStands(note);
    },

    async confirm(actor, which) {
      const note = await own(actor, which);
      await checkMaySit(deps, 'queue', actor);
      const ticket = await tickets.find(note.queue, note.account);
      if (ticket?.claim !== undefined && ticket.since === note.since) {
        await tickets.confirm(note.queue, note.account, ticket.claim.find);
      }
      await seeTo(note.queue);
      return asItStands(note);
    },

    async leave(actor, which) {
      const note = await own(actor, which);
      const { queue, account } = note;
      const ticket = await tickets.find(queue, account);
      if (ticket?.since === note.since && ticket.done === undefined) {
        if (ticket.claim === undefined) await tickets.remove(ticket);
        else if (speedOf(queue) === 'LIVE') {
          await giveUp(deps, { queue, claim: ticket.claim }, [account]);
        }
        const left = { ...note, status: 'LEFT' } as const;
        const isGone = (await tickets.find(queue, account)) === undefined;
        if (isGone) {
          await tickets.note(left, expiresAfter(now().toISOString()));
          await matches.release(account, queue);
        }
      }
      await seeTo(queue);
      return asItStands(note);
    },
  };
}

/**
 * Computes a time later than the last ticket's: tickets of one account and queue differ by their
 * time.
 */
const later = (at: string, before: string | undefined): string =>
  before === undefined || before < at ? at : after(before, 1);
