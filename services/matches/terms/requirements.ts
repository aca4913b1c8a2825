import type { AccountRatings } from '../../accounts/ratings/contract.ts';
import type { AccountReliability, Reliability } from '../../accounts/reliability/contract.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import type { Language } from '../../platform/requests/language.ts';
import { refusal, type CommandRefusal } from '../../platform/requests/refusal.ts';
import { limitsOf, type TimeControl } from './time-control.ts';

/** The requirements of a table for those who sit down at it: all that is given. */
export type Requirements = {
  /** The languages of which one is to be the account's own. */
  readonly languages?: readonly Language[] | undefined;
  /** The least reliability, from 0 to 1. */
  readonly reliabilityMin?: number | undefined;
  /** The least number of matches played to their end. */
  readonly finishedMin?: number | undefined;
  /** The least and the most that their rating is to be, as people are shown it: in the game, at this speed. */
  readonly ratingMin?: number | undefined;
  readonly ratingMax?: number | undefined;
};
export type Requirement = 'LANGUAGES' | 'RELIABILITY' | 'FINISHED' | 'RATING';

type Table = {
  readonly requirements?: Requirements | undefined;
  readonly gameId: string;
  readonly timeControl?: TimeControl | undefined;
};
type Who = {
  readonly locale?: Language | undefined;
  /** The reliability; absent counts as nothing proven, as for visitors who are not signed in. */
  readonly reliability?: Pick<Reliability, 'score' | 'finished'> | undefined;
  /** The rating; absent for visitors who are not signed in, which meets no requirement. */
  readonly rating?: number | undefined;
};

/** The facts about accounts that tables may ask for: as they are stored, or as they were known a minute ago. */
export type Facts = {
  reliability(account: string): Promise<Reliability>;
  rating: AccountRatings['figure'];
};
type Known = {
  readonly reliability: Pick<AccountReliability, 'of' | 'fresh'>;
  readonly ratings: Pick<AccountRatings, 'figure' | 'freshFigure'>;
};
export const factsOf = ({ reliability, ratings }: Known, as: 'of' | 'fresh'): Facts => ({
  reliability: reliability[as],
  rating: as === 'fresh' ? ratings.freshFigure : ratings.figure,
});

/** Reads the facts about an account that a table asks for. */
export async function askedOf(
  facts: Facts,
  { requirements = {}, gameId, timeControl }: Table,
  { account, machine }: AccountActor,
): Promise<Pick<Who, 'reliability' | 'rating'>> {
  const { reliabilityMin, finishedMin, ratingMin, ratingMax } = requirements;
  const asksForReliability = reliabilityMin !== undefined || finishedMin !== undefined;
  const asksForRating = ratingMin !== undefined || ratingMax !== undefined;
  const pool = machine ? 'BOT' : timeControl ? limitsOf(timeControl).speed : 'LIVE';
  return {
    ...(asksForReliability && { reliability: await facts.reliability(account) }),
    ...(asksForRating && { rating: await facts.rating(account, { gameId, pool }) }),
  };
}

/** Lists the requirements that an account does not meet. */
export function unmetBy(
  { requirements = {} }: Pick<Table, 'requirements'>,
  who: Who,
): readonly Requirement[] {
  const { languages, reliabilityMin = 0, finishedMin = 0 } = requirements;
  const { ratingMin, ratingMax } = requirements;
  const { score = 0, finished = 0 } = who.reliability ?? {};
  const asksForRating = ratingMin !== undefined || ratingMax !== undefined;
  const { rating } = who;
  const isWithin =
    rating !== undefined && rating >= (ratingMin ?? rating) && rating <= (ratingMax ?? rating);
  return [
    ...(!languages || (who.locale && languages.includes(who.locale)) ? [] : ['LANGUAGES' as const]),
    ...(score < reliabilityMin ? ['RELIABILITY' as const] : []),
    ...(finished < finishedMin ? ['FINISHED' as const] : []),
    ...(asksForRating && !isWithin ? ['RATING' as const] : []),
  ];
}

/** Returns the refusal of an account that does not meet these requirements of a table. */
export function requirementsRefusal(
  { requirements = {} }: Pick<Table, 'requirements'>,
  unmet: readonly Requirement[],
): CommandRefusal | undefined {
  if (unmet.length === 0) return undefined;
  const { languages = [], reliabilityMin = 0, finishedMin = 0 } = requirements;
  const asked: Readonly<Record<Requirement, string>> = {
    LANGUAGES: `one of these languages in your profile: ${languages.join(', ')}`,
    RELIABILITY: `a reliability of at least ${String(reliabilityMin)}`,
    FINISHED: `at least ${String(finishedMin)} matches finished`,
    RATING: `a rating ${spanOf(requirements)}`,
  };
  const whom = unmet.map((each) => asked[each]).join('; ');
  return refusal(
    'REQUIREMENTS_NOT_MET',
    `You don't meet the table's requirements. Required: ${whom}.`,
    { unmet },
  );
}

/** The span of ratings that a table asks for, in words. */
function spanOf({ ratingMin, ratingMax }: Requirements): string {
  if (ratingMax === undefined) return `of at least ${String(ratingMin)}`;
  if (ratingMin === undefined) return `of at most ${String(ratingMax)}`;
  return `from ${String(ratingMin)} to ${String(ratingMax)}`;
}
