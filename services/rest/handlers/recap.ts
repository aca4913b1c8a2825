import { actorOf, matchIn, settingOf, type Handlers } from '../call.ts';
import { recapOf } from '../model/recap.ts';

/** Catching up with a match. */
export const recap: Handlers<'getRecap' | 'getRatingChanges' | 'getSeen' | 'markSeen'> = {
  async getRecap(call) {
    const setting = await settingOf(call, await matchIn(call));
    const told = await call.matches.since(call.viewer, call.matchId, call.query.version);
    return { body: recapOf(setting, told) };
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

  async markSeen(call) {
    const actor = actorOf(call);
    await call.matches.markSeen(actor, { matchId: call.matchId, version: call.body.version });
    const version = await call.matches.seen(actor, call.matchId);
    return { body: { version: version ?? null } };
  },
};
