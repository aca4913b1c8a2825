import { presetFor, type Game } from '../../../shared/engine/index.ts';
import { ratedAtOnce } from '../../accounts/reliability/reliability.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import { refuse, refuseInput } from '../../platform/requests/refusal.ts';
import type { Presence } from '../../platform/storage/contract.ts';
import { limitsOf, presetOf } from '../terms/time-control.ts';
import type { FoundMatch, Lobby } from '../contract.ts';
import type { Visibility } from '../record/match-record.ts';
import { isOver, seatOf } from '../record/seats.ts';
import type { Backing } from '../session/backing.ts';

type Rated = Pick<Lobby, 'id' | 'rated' | 'timeControl'>;
type Means = Pick<Backing, 'places' | 'history' | 'reliability' | 'tickets'>;

/** The kind of an account's places for rated matches over days, and for queues that lead to some. */
const OF = 'rated';

/**
 * Refuses ratings for a match that can't be compared (no time limit, a host's own options, bots),
 * and for one that no one can watch.
 */
export function checkRated(
  game: Offering,
  options: unknown,
  says: {
    readonly rated?: boolean | undefined;
    readonly timeControl?: unknown;
    readonly visibility: Visibility;
    readonly bots: readonly string[];
  },
): void {
  if (says.rated !== true) return;
  const no = (detail: string) => refuseInput({ path: ['rated'], detail });
  if (says.timeControl === undefined) no('A rated match needs a `timeControl`.');
  if (says.visibility === 'PRIVATE') no('A rated match must be public.');
  if (says.bots.length > 0) no("Rated matches can't include bots. Leave `bots` out.");
  if (!isUsual(game, options))
    no('A rated match must use the default options or those of a preset of its game.');
}

/** Tests if options are comparable for ratings: those of a preset, or the game's defaults. */
const isUsual = (game: Offering, options: unknown): boolean =>
  presetFor(game, options) !== undefined;

type Offering = Pick<Game, 'options' | 'presets'>;

/**
 * Takes one of an account's places for rated turn-based matches; matches that are over, or that it
 * has left, free theirs automatically. New accounts have few, so that no one takes on more than
 * they can play.
 */
export async function takeRatedPlace(
  means: Means,
  { account }: AccountActor,
  { id, rated, timeControl }: Rated,
): Promise<void> {
  if (!rated || timeControl === undefined || limitsOf(timeControl).speed !== 'ASYNC') return;
  await reserve(means, account, id);
}

/**
 * Takes a place for a rated match, or for a queue that may lead to one; refused if none is free.
 */
export async function reserve(means: Means, account: string, holder: string): Promise<void> {
  const most = ratedAtOnce(await means.reliability.fresh(account));
  const look = (held: string) => presenceOf(means, account, held);
  if (await means.places.take({ account, of: OF, holder, most, look })) return;
  refuse(
    'TOO_MANY_MATCHES',
    `You have ${String(most)} turn-based rated matches and queue tickets, which is the limit. Finish a match or leave a queue first.`,
  );
}

/** Frees a place at once: that of a match the account has left, or of a queue. */
export const release = ({ places }: Pick<Means, 'places'>, account: string, holder: string) =>
  places.vacate({ account, of: OF, holder });

/** A number of places greater than any account holds. */
const UNBOUNDED = 1_000_000;

/** Moves the places reserved in a queue to the match that was found. Safe to repeat. */
export async function moveIn(
  means: Means,
  { id, queue, accounts, timeControl }: FoundMatch,
): Promise<void> {
  const control = presetOf(timeControl);
  if (control === undefined || limitsOf(control).speed !== 'ASYNC') return;
  for (const account of accounts) {
    const look = (held: string) => presenceOf(means, account, held);
    // it is there, whatever the account may hold besides
    await means.places.take({ account, of: OF, holder: id, most: UNBOUNDED, look });
    await release(means, account, queue);
  }
}

/** Queues are named with a `/`, which no match is. */
async function presenceOf(
  { history, tickets }: Means,
  account: string,
  held: string,
): Promise<Presence> {
  if (held.includes('/')) {
    const note = (await tickets.notes(account)).find(({ queue }) => queue === held);
    return note?.status === 'OPEN' ? 'there' : 'absent';
  }
  const match = await history.latest(held);
  if (match !== undefined && isOver(match)) return 'over';
  return match && seatOf(match, { account }) ? 'there' : 'absent';
}
