import type { Seat } from '../../../shared/engine/index.ts';
import { isInvited } from '../terms/invitation.ts';
import { reservedSeatFor } from './reserved-seats.ts';
import type { Holder, MatchRecord, MatchStatus, SeatInfo } from './match-record.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';

type Who =
  | (Pick<AccountActor, 'account'> & Partial<Pick<AccountActor, 'roles' | 'stands'>>)
  | undefined;

/**
 * Builds the holder of an account that sits down. Its name is not on record: names are only in
 * profiles.
 */
export const accountHolder = ({
  account,
  machine,
}: AccountActor): Extract<Holder, { kind: 'account' }> => ({
  kind: 'account',
  account,
  ...(machine && { machine }),
});

/** The seat this account holds. */
export const seatOf = ({ seats }: Pick<MatchRecord, 'seats'>, who: Who): SeatInfo | undefined =>
  who && seats.find(({ holder }) => holder?.kind === 'account' && holder.account === who.account);

/** An account as it sits at the table, if it does. */
export const holderIn = (
  seats: MatchRecord['seats'],
  account: string,
): Extract<Holder, { kind: 'account' }> | undefined =>
  seats
    .flatMap(({ holder }) => (holder?.kind === 'account' ? [holder] : []))
    .find((holder) => holder.account === account);

/** The seats that people hold and have not given up. */
export const humans = ({
  seats,
}: Pick<MatchRecord, 'seats'>): readonly (SeatInfo & { account: string })[] =>
  seats.flatMap((seat) =>
    seat.holder?.kind === 'account' && !seat.resigned
      ? [{ ...seat, account: seat.holder.account }]
      : [],
  );

/** Lists the seats that a player or a bot holds. */
export const takenSeats = ({ seats }: Pick<MatchRecord, 'seats'>): readonly Seat[] =>
  seats.filter(({ holder }) => holder !== undefined).map(({ id }) => id);

/**
 * Lists all accounts that a match names: its host, seat holders, and those who have left a seat.
 */
export const accountsIn = ({
  host,
  seats,
  leavers = [],
}: Pick<MatchRecord, 'seats'> &
  Partial<Pick<MatchRecord, 'leavers'>> & { readonly host?: string }): readonly string[] => [
  ...new Set([
    ...(host === undefined ? [] : [host]),
    ...seats.flatMap(({ holder }) => (holder?.kind === 'account' ? [holder.account] : [])),
    ...leavers.map(({ account }) => account),
  ]),
];

/** The levels of the bots at the table, by their seats. */
export const bots = ({ seats }: MatchRecord): Readonly<Record<Seat, string>> =>
  Object.fromEntries(
    seats.flatMap(({ id, holder }) => (holder?.kind === 'bot' ? [[id, holder.level]] : [])),
  );

/**
 * Tests if this account may know of the match at all. Admins may, as spectators; a tournament's
 * match is open to those who may find the tournament.
 */
export const mayFind = (
  record: Pick<
    MatchRecord,
    'visibility' | 'status' | 'host' | 'seats' | 'kept' | 'invitations' | 'pod'
  >,
  who: Who,
): boolean =>
  record.visibility === 'PUBLIC' ||
  (who !== undefined &&
    ((record.pod === undefined && record.host === who.account) ||
      seatOf(record, who) !== undefined ||
      reservedSeatFor(record, who) !== undefined ||
      isInvited(record, who) ||
      (record.pod?.tournament === who.stands?.tournament && who.stands?.mayFind === true) ||
      who.roles?.includes('admin') === true));

/** Whether nothing can happen in it any more. */
export const isOver = <R extends { readonly status: MatchStatus }>(
  record: R,
): record is Extract<R, { readonly status: 'FINISHED' | 'ABANDONED' }> =>
  record.status === 'FINISHED' || record.status === 'ABANDONED';

/** `seat1`, `seat2`, … around the table. */
export const seatIds = (count: number): readonly Seat[] =>
  Array.from({ length: count }, (_, i) => `seat${String(i + 1)}`);

/** Whether this may be the id of a match; nothing else is looked up. */
export const isId = (id: string): boolean => /^[0-9a-z][0-9a-z-]{0,63}$/.test(id);
