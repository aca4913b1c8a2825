import { resolvers } from '../../graphql/resolvers/index.ts';
import { actorOf, matchIn, type Handlers } from '../call.ts';
import { write } from '../write.ts';

/** Catching up with a match. */
export const recap: Handlers<'getRecap' | 'getRatingChanges' | 'getSeen'> = {
  async getRecap(call) {
    const { version } = call.query;
    const recap = await resolvers.Match.since(await matchIn(call), { version }, call);
    return { body: await write('Recap', recap, call) };
  },

  async getRatingChanges(call) {
    const { record, result } = await matchIn(call);
    const isRated = record.rated === true && result !== undefined;
    return { body: { items: isRated ? [...(await call.ratings.changes(record.id))] : [] } };
  },

  async getSeen(call) {
    const version = await call.matches.seen(actorOf(call), call.matchId);
    return { body: { version: version ?? null } };
  },
};
