import { hashOf } from '../chance/derived.ts';
import type { DrawnRound, RoundEvent, TournamentEvent } from '../events/event.ts';
import type { Pods } from '../pairing/input.ts';
import type { Round } from '../record/round.ts';

type Sealed = {
  readonly round: number;
  readonly forbidden: Pods;
  readonly forbiddenSalt: string;
};

/**
 * The commitment to the pairs that a round keeps apart, hex: SHA-256 of the JSON `[salt, round,
 * pairs]`.
 */
export const forbiddenHashOf = ({ round, forbidden, forbiddenSalt }: Sealed): string =>
  hashOf([forbiddenSalt, round, forbidden]);

type Published = Extract<RoundEvent, { type: 'RoundPublished' }>;

/** Fields of a round that reveal the pairs kept apart. */
type Telling = Pick<DrawnRound, 'forbidden' | 'report'>;

/** Removes the pairs kept apart from an event, for readers who may not know them. Idempotent. */
export function withheld(event: TournamentEvent): TournamentEvent {
  if (event.type !== 'RoundPublished') return event;
  if (event.drawn.forbidden === undefined && event.withheld === undefined) return event;
  const { drawn, forbiddenSalt: _, withheld: __, ...told } = event;
  return { ...told, drawn: without(drawn), withheld: true } satisfies Published;
}

/** Removes the pairs kept apart from a round, for readers who may not know them. */
export function withheldRound(round: Round): Round {
  if (round.forbidden === undefined && round.withheld === undefined) return round;
  const { forbiddenSalt: _, withheld: __, ...told } = round;
  return { ...without(told), withheld: true };
}

function without<Its extends Telling>({ forbidden: _, report, ...drawn }: Its) {
  return { ...drawn, report: { ...report, broken: [] } };
}
