import type { Seat, SeatStanding } from '../../../shared/engine/index.ts';
import type { MatchRecord, SeatInfo } from '../record/match-record.ts';

/** The place of a seat among the people of a pod. */
export type PodPlace = {
  readonly seat: Seat;
  /** The account that holds it at the end. */
  readonly account: string;
  /**
   * The place, from 1 on; tied seats share one, and the next seat's place skips the shared ones.
   */
  readonly place: number;
  /** The score that the game gives the seat; absent if it does not rank the seat. */
  readonly score?: number;
  /** True if no one ever answered a question of the seat's own: its player never came. */
  readonly noShow?: true;
  /** Its holder was not there at the end: resigned, gone, or absent. */
  readonly absent?: true;
  /** The number of the holder's due answers that the clock gave; absent if zero. */
  readonly late?: number;
  /** True if another player held it before. */
  readonly changedHands?: true;
};

type Played = Pick<MatchRecord, 'seats' | 'leavers' | 'answers'>;

/**
 * The places of a pod by the ranking of its match. Players who resigned, are gone, or are absent at
 * the end come behind all who are present, the later above the earlier, whatever became of the seat
 * meanwhile; players who never came are last.
 */
export function podPlaces(record: Played, ranking: readonly SeatStanding[]): readonly PodPlace[] {
  const order = record.seats.flatMap((seat) => orderOf(record, ranking, seat));
  return order.map(({ by, ...place }) => ({
    ...place,
    place: 1 + order.filter((other) => isBefore(other.by, by)).length,
  }));
}

/** The sort key of seats: the least comes first, and equal ones share their places. */
type By = readonly [isGone: number, among: number];

const isBefore = ([a, b]: By, [c, d]: By): boolean => a < c || (a === c && b < d);

function orderOf(record: Played, ranking: readonly SeatStanding[], seat: SeatInfo) {
  const { id, holder } = seat;
  if (holder?.kind !== 'account') return [];
  const { account } = holder;
  const { leavers } = record;
  const ranked = ranking.find((each) => each.seat === id);
  const noShow = neverCame(record, seat);
  const { due = 0, inTime = 0 } = record.answers[account] ?? {};
  const late = due - inTime;
  const left = leavers.findIndex((each) => each.seat === id && each.account === account);
  const there: By = [0, ranked?.place ?? ranking.length + 1];
  const by: By = noShow ? [2, 0] : isGone(seat) ? [1, -left] : there;
  const changedHands = leavers.some((each) => each.seat === id && each.account !== account);
  return [
    {
      seat: id,
      account,
      by,
      ...(ranked && { score: ranked.score }),
      ...(noShow && { noShow: true as const }),
      ...(isGone(seat) && { absent: true as const }),
      ...(late > 0 && { late }),
      ...(changedHands && { changedHands: true as const }),
    },
  ];
}

const isGone = ({ resigned, presence }: SeatInfo): boolean =>
  resigned === true || presence !== undefined;

/**
 * Tests if no holder of the seat ever answered for it, though an answer was due, or they are gone.
 */
function neverCame({ leavers, answers }: Played, seat: SeatInfo): boolean {
  const { id, holder } = seat;
  const own = holder?.kind === 'account' ? [holder.account] : [];
  const held = [...own, ...leavers.flatMap((each) => (each.seat === id ? [each.account] : []))];
  const theirs = held.flatMap((account) => answers[account] ?? []);
  if (theirs.some(({ inTime }) => inTime > 0)) return false;
  return theirs.some(({ due }) => due > 0) || isGone(seat);
}
