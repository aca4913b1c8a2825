import type { MatchModel } from '../../../match/model.ts';
import { nameOf } from '../../../match/names.ts';
import type { Words } from '../../../words/words.ts';

type Result = NonNullable<NonNullable<MatchModel['table']['value']>['result']>;

/** Reasons for which a match has no winner, whatever the places say. */
const WITHOUT_WINNER = ['abandoned', 'annulled', 'deserted', 'void'];

/** The result in a few words, from where this viewer sits: who has won, and my place where I have not. */
export function titleOf(
  match: MatchModel,
  { ranking, reason }: Result,
  words: Words,
): { readonly title: string; readonly mine?: string } {
  if (WITHOUT_WINNER.includes(reason)) return { title: words.say('end.none') };
  const first = ranking.filter(({ place }) => place === 1).map(({ seat }) => seat);
  const mySeat = match.details.value?.seat;
  const own = ranking.find(({ seat }) => seat === mySeat);
  const names = words.list(first.map((seat) => nameOf(match, `seat:${seat}`)));
  if (first.length > 1) return { title: words.say('end.shared', { names }), ...mineOf(own) };
  if (own?.place === 1) return { title: words.say('end.youWin') };
  return { title: words.say('end.wins', { name: names }), ...mineOf(own) };

  function mineOf(its: typeof own) {
    if (its === undefined || its.place === 1) return {};
    return { mine: its.placeText };
  }
}
