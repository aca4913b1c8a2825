import type { StoredRated } from '../../platform/storage/contract.ts';
import { OVERTAKEN, retried } from '../../platform/storage/retry.ts';
import { addTo } from './add.ts';
import type { Outcome } from './contract.ts';
import { correctionOf, firstOf } from './rated.ts';
import type { RatingParts } from './contract.ts';

/** Writes down what a match has done to the ratings of its players, unless that is done, and adds it to each. */
export async function rate(parts: RatingParts, outcome: Outcome): Promise<void> {
  const all = await retried(`The rating of match ${outcome.matchId}`, async () => {
    const before = await parts.ratings.rated(outcome.matchId);
    const last = before.at(-1);
    if (last && (last.version >= outcome.version || isAsBefore(last, outcome))) return before;
    const rated = last ? await correctionOf(parts, before, outcome) : await firstOf(parts, outcome);
    if (rated === undefined) return before;
    return (await parts.ratings.putRated(rated)) ? [...before, rated] : OVERTAKEN;
  });
  for (const rated of all) {
    await Promise.all(
      rated.players.map(async (player) => {
        const profile = await parts.accounts.profile(player.account, 'fresh');
        if (profile?.deleted === undefined) await addTo(parts, rated, player);
      }),
    );
  }
}

/** Tests if an outcome gives all players the places that they had by this rating. */
function isAsBefore({ players }: StoredRated, outcome: Outcome): boolean {
  const counted = players.filter(({ place }) => place !== undefined);
  return (
    counted.length === outcome.players.length &&
    outcome.players.every(({ account, place }) =>
      counted.some((each) => each.account === account && each.place === place),
    )
  );
}
