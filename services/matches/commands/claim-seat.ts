import { setOrders } from '../../../shared/engine/index.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import { inputRefusal, type CommandRefusal } from '../../platform/requests/refusal.ts';
import type { Lobby, SeatInfo } from '../contract.ts';
import { claimSeatInput } from '../inputs/generated/inputs.ts';
import { accountHolder } from '../record/seats.ts';
import { comerFacts, seatRefusal } from '../seating/may-sit.ts';
import { findRefusal, offerRefusal, offersIn, playRefusal } from '../session/refusals.ts';
import { askedOf, factsOf, unmetBy } from '../terms/requirements.ts';
import { matchCommand } from './match-command.ts';
import { takeRatedPlace } from './rated.ts';

/**
 * Takes the seat of an absent player if it is offered. Adds nothing to the dice, and clears the
 * previous holder's standing orders in the same commit: from then on the previous holder sees the
 * spectators' view.
 */
export const claimSeat = matchCommand({
  scope: 'play',
  inAnalysis: false,
  inPod: false,
  seats: true,
  input: claimSeatInput,
  check({ record, facts }, actor, input) {
    const hidden = findRefusal(record, actor) ?? playRefusal(record);
    if (hidden) return hidden;
    const left = seatLeftBy(record, actor);
    const wanted = input?.seat ?? bestOffer(record.seats, left);
    if (!record.seats.some(({ id }) => id === wanted)) return unknownSeat(record.seats, wanted);
    const way = left === wanted ? 'reclaim' : 'claim';
    return (
      seatRefusal(way, { table: record, comer: actor, facts, seat: wanted }) ??
      offerRefusal(record, wanted)
    );
  },
  async factsFor({ record }, { actor, backing }) {
    const [known, asked] = await Promise.all([
      comerFacts(backing, 'claim', { table: record, comer: actor }),
      askedOf(factsOf(backing, 'fresh'), record, actor),
    ]);
    return { ...known, unmet: unmetBy(record, { locale: actor.locale, ...asked }) };
  },
  async act(match, { actor, input: { seat }, backing }) {
    const run = match.play();
    await takeRatedPlace(backing, actor, match.record);
    if (run.match.orders[seat]?.length) setOrders(run, seat, []);
    return { before: [{ type: 'SeatTaken', seat, holder: accountHolder(actor) }] };
  },
});

type Seats = readonly SeatInfo[];

/** The seat that an actor has left in play, and may take back. */
const seatLeftBy = ({ leavers }: Lobby, { account }: AccountActor): string | undefined =>
  leavers.find((left) => left.account === account)?.seat;

/** The offered seat that an actor would take, or any seat if none is offered. */
const bestOffer = (seats: Seats, left: string | undefined): string => {
  const offered = offersIn({ seats });
  return offered.find((id) => id === left) ?? offered[0] ?? seats[0]?.id ?? '';
};

const unknownSeat = (seats: Seats, wanted: string): CommandRefusal =>
  inputRefusal({
    path: ['seat'],
    detail: `Unknown seat "${wanted}". Available: ${seats.map(({ id }) => id).join(', ')}.`,
  });
