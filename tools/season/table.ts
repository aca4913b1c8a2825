import type { Seat } from '../../shared/engine/index.ts';
import type { MatchEntry } from '../../services/matches/record/entry.ts';
import type { AccountActor } from '../../services/requests/actor.ts';
import { ifAllowed } from './allowed.ts';
import { sayHours } from './holidays.ts';
import { guestAt, type Guest } from './guest.ts';
import type { TableParts } from './table-parts.ts';

/** One match and the people at it. */
export type Table = {
  readonly matchId: string;
  /** Tells the people what was stored for it. */
  hear(entries: readonly MatchEntry[]): void;
};

const minding = { weekends: 'STOP', playingHours: true, vacation: 'ALLOWED' } as const;
const SEATS = 4;
/** In how many matches a bot holds a seat, and for how many offered seats somebody turns up. */
const WITH_BOT = 0.2;
const CLAIMED = 0.5;

/** Sets up a match and seats its people, who play until it is over. */
export async function openTable(parts: TableParts): Promise<Table> {
  const { matches, game, luck, habits, name } = parts;
  const bots = luck.happens(WITH_BOT) ? ['greedy'] : [];
  let known = 0;
  const newcomer = (): AccountActor => {
    known += 1;
    return { kind: 'account', account: `${name}-guest${String(known)}`, roles: ['player'] };
  };
  /** Somebody new, who has said when they play. */
  const settled = async (): Promise<AccountActor> => {
    const actor = newcomer();
    if (habits.byCalendars) await sayHours(parts, actor);
    return actor;
  };
  const host = await settled();
  const timeControl = { preset: habits.preset, ...(habits.byCalendars && minding) };
  const created = await matches.create(host, { gameId: game.id, seats: SEATS, timeControl, bots });
  const matchId = created.record.id;
  const guests = new Map<Seat, Guest>();
  const sitDown = (actor: AccountActor, seat: Seat = ''): void => {
    guests.set(seat, guestAt(parts, { matchId, seat, actor }));
  };
  sitDown(host, created.seat);
  while (known < SEATS - bots.length) {
    const actor = await settled();
    sitDown(actor, (await matches.join(actor, { matchId })).seat);
  }
  await matches.start(host, { matchId });

  /** Somebody finds the seat on the list of those that want one, and takes it. */
  const claim = async (seat: Seat): Promise<void> => {
    const actor = await settled();
    if ((await ifAllowed(matches.claimSeat(actor, { matchId, seat }))) === undefined) return;
    sitDown(actor, seat);
    guests.get(seat)?.call();
  };

  return {
    matchId,
    hear(entries) {
      for (const entry of entries) {
        if (entry.type === 'Asked')
          for (const { seat } of entry.questions) guests.get(seat)?.call();
        // a match that goes on asks nothing anew
        if (entry.type === 'Noted') for (const guest of guests.values()) guest.call();
        if (entry.type === 'SeatOffered' && luck.happens(CLAIMED)) {
          parts.agenda.after(luck.around(habits.rests), () => claim(entry.seat));
        }
      }
    },
  };
}
