import type { BeaconOf, Lobby } from '../contract.ts';
import { BeaconFaultError, type Beacon } from '../beacon/contract.ts';
import {
  enforce,
  refusal,
  refuse,
  refuseInput,
  type CommandRefusal,
} from '../../platform/requests/refusal.ts';

type Sources = { readonly beacon?: Beacon | undefined; readonly now: () => Date };

const DAY_MS = 24 * 60 * 60_000;
/** The longest time ahead for which a round may be named, in ms. */
const MOST_MS = 30 * DAY_MS;

/** Names the beacon round that seeds a new match, before anyone can know it. */
export async function nameRound({ beacon, now }: Sources, at: string): Promise<BeaconOf> {
  if (beacon === undefined) {
    return refuseInput({
      path: ['beaconAt'],
      detail: "This service doesn't use a public beacon. Leave this out.",
    });
  }
  const ahead = new Date(at).getTime() - now().getTime();
  if (ahead <= 0 || ahead > MOST_MS) {
    return refuseInput({
      path: ['beaconAt'],
      detail: 'Must be a time within the next 30 days.',
    });
  }
  return orRefuse(() => beacon.name(new Date(at)));
}

/** Tests if the beacon's round of a match may be known at a time, ISO 8601. */
const isDrawn = ({ drawnAt }: BeaconOf, at: string): boolean =>
  Date.parse(at) >= Date.parse(drawnAt);

/**
 * Refuses to change the table once the round may be known, because the seating decides the effect
 * of the dice. A player who no longer wants to play can resign after the start, which leaves the
 * dice as they are.
 */
export const closedTableRefusal = ({ beacon }: Lobby, at: string): CommandRefusal | undefined =>
  beacon !== undefined && isDrawn(beacon, at)
    ? refusal(
        'MATCH_NOT_RUNNING',
        `This table closed at ${beacon.drawnAt}, when its beacon round was due. It can only be started now. You can resign after the start.`,
      )
    : undefined;

/** Refuses to start a match whose round is still to come. */
export const roundRefusal = ({ beacon }: Lobby, at: string): CommandRefusal | undefined =>
  beacon === undefined || isDrawn(beacon, at)
    ? undefined
    : refusal(
        'MATCH_NOT_RUNNING',
        `The beacon round of this match is due at ${beacon.drawnAt}. Start the match then.`,
        { retryable: true },
      );

/** Draws the beacon's round of a match; `undefined` for a match without a beacon. */
export async function drawFor(record: Lobby, { beacon, now }: Sources) {
  const { beacon: named } = record;
  if (named === undefined) return undefined;
  enforce(roundRefusal(record, now().toISOString()));
  if (beacon === undefined)
    return refuse(
      'MATCH_NOT_RUNNING',
      "The public beacon of this match can't be reached. Try again later.",
    );
  const { signature, previous } = await orRefuse(() => beacon.draw(named));
  return { signature, ...(previous !== undefined && { previous }) };
}

/** A fault of the beacon's changes nothing, and the same may be tried again. */
async function orRefuse<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof BeaconFaultError)) throw error;
    return refuse('MATCH_NOT_RUNNING', `${error.message} Nothing has changed. Try again.`, {
      retryable: true,
    });
  }
}
