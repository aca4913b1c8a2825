import type { Words } from '../words/words.ts';

type Standing = {
  readonly seat: string;
  readonly place: number;
  readonly placeText: string;
};
type Ended = {
  readonly result: { readonly reason: string; readonly ranking: readonly Standing[] };
  /** The viewer’s seat, if there is one. */
  readonly seat: string | null | undefined;
  nameOf(seat: string): string;
};

/** Reasons for which a match has no winner, whatever the places say. */
const WITHOUT_WINNER = ['abandoned', 'annulled', 'deserted', 'void'];

/** The result in a few words, for this viewer: the winner, and my place if I have not won. */
export function resultTitle(
  { result: { ranking, reason }, seat, nameOf }: Ended,
  words: Words,
): { readonly title: string; readonly mine?: string } {
  if (WITHOUT_WINNER.includes(reason)) return { title: words.say('end.none') };
  const first = ranking.filter(({ place }) => place === 1).map((one) => one.seat);
  const own = ranking.find((one) => one.seat === seat);
  const mine = own === undefined || own.place === 1 ? {} : { mine: own.placeText };
  const names = words.list(first.map(nameOf));
  if (first.length > 1) return { title: words.say('end.shared', { names }), ...mine };
  if (own?.place === 1) return { title: words.say('end.youWin') };
  return { title: words.say('end.wins', { name: names }), ...mine };
}
