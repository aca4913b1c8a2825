import type { GameDisplay } from '../../../shared/engine/index.ts';
import type { AccountNames } from '../../accounts/names/account-names.ts';
import type { ReadingContext } from '../../apis/graphql/context.ts';
import { updateRoot, updateSchema } from '../../apis/graphql/updates.ts';
import { accountsIn } from '../../matches/record/seats.ts';
import type { Source } from '../../matches/terms/source.ts';
import type { EventStore } from '../../platform/storage/contract.ts';
import { gameFinder } from './game-of.ts';
import { renderer, type Render } from './render.ts';

/** Renders subscriptions against the public schema; texts for which no language is named: the subscriber's. */
export function subscriptionRenderer(
  events: Pick<EventStore, 'range'>,
  games: readonly Source<GameDisplay>[],
  names: Pick<AccountNames, 'of'>,
): Render {
  const gameOf = gameFinder(events, games);
  return renderer({
    schema: updateSchema,
    async rootFor(matchId, update) {
      if (!('match' in update)) return update;
      const { match } = update;
      const [game, called] = await Promise.all([gameOf(matchId), names.of(accountsIn(match))]);
      return updateRoot(match, { game, names: called });
    },
    contextFor: (locale) => ({ locale }) satisfies ReadingContext,
  });
}
