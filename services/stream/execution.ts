import type { Shown } from '../../shared/engine/index.ts';
import type { ReadingContext } from '../graphql/context.ts';
import { updateRoot, updateSchema } from '../graphql/updates.ts';
import type { Source } from '../matches/source.ts';
import type { EventStore } from '../storage/contract.ts';
import { gameFinder } from './game-of.ts';
import { renderer, type Render } from './render.ts';

/** Renders subscriptions against the public schema; texts for which no language is named: the subscriber's. */
export function subscriptionRenderer(
  events: Pick<EventStore, 'range'>,
  games: readonly Source<Shown>[],
): Render {
  const gameOf = gameFinder(events, games);
  return renderer({
    schema: updateSchema,
    rootFor: async (matchId, update) =>
      'match' in update ? updateRoot(update.match, await gameOf(matchId)) : update,
    contextFor: (locale) => ({ locale }) satisfies ReadingContext,
  });
}
