import { resign, setOrders, type Order, type Seat } from '../../../shared/engine/index.ts';
import type { Holder, MatchRecord } from '../record/match-record.ts';
import { created, evolveLobby } from '../evolve/evolve-lobby.ts';
import type { MatchCreated, MatchStarted, SeatTaken } from '../record/entry.ts';
import type { Backing } from '../session/backing.ts';
import { compose } from '../session/compose.ts';
import { loaded } from '../session/loaded-match.ts';
import { timed } from '../session/ready-match.ts';

/** A seat holder of a match from its beginning. */
export type Sitting = {
  readonly holder: Holder;
  readonly entropy?: string | undefined;
  /** The standing orders to lay down. */
  readonly orders?: readonly Order[];
  /** Whether they may not play: their seat is given up as the match begins. */
  readonly barred?: boolean;
};

/** A match that begins at its creation, with all seats taken. */
export type AtOnce = {
  readonly id: string;
  readonly secret: Uint8Array;
  readonly created: MatchCreated;
  /** The seat holders, in the order of the seats. */
  readonly sitting: readonly Sitting[];
  /** The time from which its clocks run, ISO 8601. */
  readonly at: string;
  /** The author of its first commit: the service's own, or an account. */
  readonly actor: string;
  /** The command that sets it up, by which a retry finds it, and the digest of what it says. */
  readonly commandId?: string;
  readonly digest?: string;
};

/**
 * Stores a match by a single first commit that creates it, seats everyone, starts it and asks its
 * first questions, so that no reader finds half of it. Does nothing if the match exists.
 */
export async function beginAtOnce(
  backing: Backing,
  { id, secret, created: entry, sitting, ...signature }: AtOnce,
): Promise<void> {
  const game = await backing.games.for(entry);
  const taken = sitting.map(({ holder, entropy }, i): SeatTaken => ({
    type: 'SeatTaken',
    seat: entry.seats[i] ?? '',
    holder,
    ...(entropy !== undefined && { entropy }),
  }));
  const started: MatchStarted = { type: 'MatchStarted', seats: entry.seats };
  const open = taken.reduce<MatchRecord>(
    (record, each) => evolveLobby(game, record, each),
    // its first version is the one that is composed here
    { ...created(entry, { stream: id, at: signature.at }), version: -1 },
  );
  const match = await timed(backing, loaded({ game, record: open, secret, since: 0, size: 0 }));
  const run = match.begin(started);
  sitting.forEach(({ orders = [] }, i) => {
    if (orders.length > 0) setOrders(run, entry.seats[i] ?? '', orders);
  });
  const barred = sitting.flatMap((each, i) => (each.barred ? [entry.seats[i] ?? ''] : []));
  for (const seat of barred) {
    if (!run.match.over) resign(game, run, seat);
  }
  const { commit, revision } = compose(
    match,
    { before: [entry, ...taken, started, ...barred.map(givenUp)] },
    signature,
  );
  if ((await backing.store.append(commit)) === 'stored') backing.history.note(revision);
}

const givenUp = (seat: Seat) => ({ type: 'SeatResigned', seat }) as const;
