import { same } from '../../../engine/same.ts';
import { startOrder } from '../../drafting/start-order.ts';
import { MOST_NO_SHOWS } from '../../record/player.ts';
import { isIn, nextRound, playerBy, playerOf } from '../../record/queries.ts';
import type { Tournament } from '../../record/tournament.ts';
import { unless, type Of } from '../../acts/moment.ts';

/** Checks start numbers: by the regulations, ties randomly. */
export function* started({ before, event }: Of<'TournamentStarted'>): Iterable<string> {
  const { order, seed, figures: told = [] } = event;
  const figures = new Map(order.map((account, i) => [account, told[i] ?? 0]));
  const anew = startOrder(before, { seed, figures }).map(({ account }) => account);
  yield* unless(same(order, anew), 'the start numbers are not those that the seed draws');
  const { seeding, series } = before.regulations;
  const isOrdered = seeding === 'RATING' || (seeding === 'SERIES' && series !== undefined);
  const due = isOrdered ? order.length : 0;
  yield* unless(told.length === due, 'start numbers go by other figures than are given');
}

/** Checks that registered players get a place as long as there is room. */
export function* registered({ before, event }: Of<'PlayersRegistered'>): Iterable<string> {
  const { cap, mode } = before.regulations.registration;
  const room = Math.max(0, cap - before.players.filter(isIn).length);
  for (const [i, { account, status }] of event.players.entries()) {
    const due = i < room ? 'REGISTERED' : 'WAITLISTED';
    const waits = status === 'PENDING' && mode === 'APPROVAL';
    yield* unless(status === due || waits, `${account} should be ${due}, not ${status}`);
    yield* unless(playerBy(before, account) === undefined, `${account} is registered twice`);
  }
}

/** Checks that waiting players move up as long as there is room. */
export function* moved({ before, event }: Of<'PlayersSet'>): Iterable<string> {
  const { accounts, status } = event;
  yield* known(before, accounts);
  const from = accounts.map((account) => playerBy(before, account)?.status ?? '');
  yield* unless(
    from.every((each) => each === 'WAITLISTED' || each === 'PENDING') &&
      (status === 'REGISTERED' || status === 'WAITLISTED'),
    `a player cannot become ${status} this way`,
  );
  const taken = before.players.filter(isIn).length + (status === 'REGISTERED' ? from.length : 0);
  yield* unless(
    taken <= Math.max(before.regulations.registration.cap, before.players.filter(isIn).length),
    'more are let in than there is room for',
  );
}

export function* checkedIn({ before, event }: Of<'CheckedIn'>): Iterable<string> {
  yield* known(before, event.accounts);
  const next = nextRound(before);
  yield* unless(event.round === next, `one checks in for round ${String(next)}`);
}

export function* entered({ before, event }: Of<'PlayersEntered'>): Iterable<string> {
  yield* known(before, event.accounts);
  const numbered = event.accounts.filter((each) => playerBy(before, each)?.number !== undefined);
  yield* unless(numbered.length === 0, `${numbered.join(', ')} have a start number already`);
}

export const unregistered = ({ before, event }: Of<'PlayersUnregistered'>): Iterable<string> =>
  known(before, event.accounts);

/** Checks that dropped players wanted to leave, or did not come twice. */
export function* dropped({ before, event }: Of<'PlayersDropped'>): Iterable<string> {
  for (const number of event.numbers) {
    const { leaving, noShows = 0, status } = playerOf(before, number) ?? {};
    const goes = leaving === true || noShows >= MOST_NO_SHOWS;
    const isThere = status === 'ACTIVE' || status === 'SITTING_OUT';
    yield* unless(goes && isThere, `player ${String(number)} has no reason to be out`);
  }
}

function* known(before: Tournament, accounts: readonly string[]): Iterable<string> {
  const strange = accounts.filter((each) => playerBy(before, each) === undefined);
  yield* unless(strange.length === 0, `${strange.join(', ')} are not registered`);
}
