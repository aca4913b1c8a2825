import type { GameDisplay } from '../../../shared/engine/index.ts';
import type { Outcome } from '../../accounts/ratings/contract.ts';
import { speedOf } from '../clocks/speed-of.ts';
import type { MatchRecord } from '../contract.ts';
import { isEarly } from '../presence/first-turns.ts';
import type { MatchCommit } from '../record/match-commit.ts';
import type { Holder, SeatInfo } from '../record/match-record.ts';
import { resultOf } from '../views/match-view.ts';
import { isStarted } from '../record/play.ts';

/** Whether a commit ends its match: none but that publishes the secret. */
export const endsMatch = ({ body }: MatchCommit): boolean =>
  body.entries.some(({ type }) => type === 'SecretRevealed');

/** The endings of a match that say nothing about strength. */
const unrated: readonly string[] = ['annulled', 'void', 'adjudicated'];

type Person = Extract<Holder, { kind: 'account' }>;
type Played = { readonly seat: string; readonly holder: Person };

/**
 * Computes the outcome of a match for ratings, from the match right after its end; `undefined` if
 * it is not rated. Players who left come last, and above those who left before them. Substitutes
 * are left out, and so are players who never answered.
 */
export function outcomeOf(game: GameDisplay, record: MatchRecord): Outcome | undefined {
  const { id: matchId, gameId, version, rated, visibility, origin } = record;
  const speed = speedOf(record);
  const result = resultOf(game, record);
  if (!isStarted(record)) return undefined;
  if (!rated || visibility === 'PRIVATE' || origin || !speed || !result) return undefined;
  if (unrated.includes(result.reason) || isEarly(record)) return undefined;
  if (record.seats.some(({ holder }) => holder?.kind === 'bot')) return undefined;
  const played = record.seats.flatMap((seat) => playedBy(record, seat));
  const [first] = played;
  if (first === undefined || played.length < 2) return undefined;
  const isProgram = first.holder.machine === true;
  if (played.some(({ holder }) => (holder.machine === true) !== isProgram)) return undefined;
  return {
    ...{ matchId, gameId, version, at: record.updatedAt },
    pool: isProgram ? 'BOT' : speed,
    players: placesOf(played, result),
  };
}

/**
 * Finds the account that has held a seat from the start and answered there; none if it changed
 * hands.
 */
function playedBy({ leavers, answers }: MatchRecord, { id, holder }: SeatInfo): Played[] {
  if (holder?.kind !== 'account') return [];
  const { account } = holder;
  const hasMoved = leavers.some((each) => each.seat === id && each.account !== account);
  return hasMoved || !answers[account]?.inTime ? [] : [{ seat: id, holder }];
}

type Result = NonNullable<ReturnType<typeof resultOf>>;

/** The places of those who played, without gaps but behind those who share one. */
function placesOf(played: readonly Played[], { ranking, leavers }: Result): Outcome['players'] {
  const after = ranking.length + leavers.length + 1;
  const standing = played.map(({ seat, holder: { account } }) => {
    const left = leavers.findIndex((each) => each.account === account);
    const place = ranking.find((each) => each.seat === seat)?.place ?? after;
    return { account, place: left < 0 ? place : after + leavers.length - left };
  });
  return standing.map(({ account, place }) => ({
    account,
    place: 1 + standing.filter((each) => each.place < place).length,
  }));
}
