import { enumValues } from '../../../schema/enum-values.ts';
import type { MatchView } from '../../matches/contract.ts';
import { actorOf, settingOf, type Call, type Handlers } from '../call.ts';
import { definedFields } from '../../http/defined-fields.ts';
import { refuse } from '../../requests/refusal.ts';
import { matchInvitationOf } from '../model/invitation.ts';
import { invitationOf, matchOf } from '../model/match.ts';

/** A match after a command. */
export const done = async (call: Call, match: MatchView) => ({
  body: matchOf(match, await settingOf(call, match), {
    can: call.matches.can(call.viewer, match),
    invitations: await invitationsIn(call, match),
    rematch: (await call.matches.rematchOf(call.viewer, match))?.record.id,
  }),
  version: match.record.version,
});

/** The invitations to a match that its reader may see. */
async function invitationsIn({ matches, accounts, locale }: Call, match: MatchView) {
  const seen = matches.invitations(match);
  const named = seen.flatMap(({ by, account }) => [
    by,
    ...(account === undefined ? [] : [account]),
  ]);
  const names = await accounts.names(named);
  return seen.map((each) => matchInvitationOf(each, { names, locale }));
}

/** Operations before the first move. */
export const lobby: Handlers<
  | 'createMatch'
  | 'quickMatch'
  | 'getInvitation'
  | 'invite'
  | 'answerInvitation'
  | 'revokeInvitation'
  | 'joinMatch'
  | 'leaveMatch'
  | 'addBot'
  | 'startMatch'
  | 'removeFromSeat'
  | 'rematch'
  | 'forkMatch'
> = {
  async createMatch(call) {
    const { language, requirements, ...body } = definedFields(call.body);
    const input = {
      ...body,
      ...(language && { language: enumValues.Locale[language] }),
      ...(requirements && {
        requirements: {
          ...definedFields(requirements),
          languages: requirements.languages?.map((each) => enumValues.Locale[each]),
        },
      }),
      ...call.command,
    };
    const match = await call.matches.create(actorOf(call), input);
    return { ...(await done(call, match)), location: `/v1/matches/${match.record.id}` };
  },

  async quickMatch(call) {
    const input = { gameId: call.gameId, ...call.command };
    const match = await call.matches.quickMatch(actorOf(call), input);
    return { ...(await done(call, match)), location: `/v1/matches/${match.record.id}` };
  },

  async getInvitation(call) {
    const match = await call.matches.invited(call.viewer, call.code);
    if (match === undefined) return refuse('NOT_FOUND', 'No open match for this code.');
    return { body: invitationOf(match, await settingOf(call, match)) };
  },

  async invite(call) {
    const input = { ...definedFields(call.body), ...onMatch(call) };
    return done(call, await call.matches.invite(actorOf(call), input));
  },

  async answerInvitation(call) {
    const input = { ...definedFields(call.body), invitationId: call.code, ...call.command };
    return done(call, await call.matches.answerInvitation(actorOf(call), input));
  },

  async revokeInvitation(call) {
    const input = { invitationId: call.code, ...call.command };
    return done(call, await call.matches.revokeInvitation(actorOf(call), input));
  },

  async joinMatch(call) {
    const input = { ...definedFields(call.body), ...onMatch(call) };
    return done(call, await call.matches.join(actorOf(call), input));
  },

  async leaveMatch(call) {
    return done(call, await call.matches.leave(actorOf(call), onMatch(call)));
  },

  async addBot(call) {
    const input = { ...call.body, ...onMatch(call) };
    return done(call, await call.matches.addBot(actorOf(call), input));
  },

  async removeFromSeat(call) {
    const input = { ...onMatch(call), seat: call.seat };
    return done(call, await call.matches.removeFromSeat(actorOf(call), input));
  },

  async rematch(call) {
    const match = await call.matches.rematch(actorOf(call), onMatch(call));
    return { ...(await done(call, match)), location: `/v1/matches/${match.record.id}` };
  },

  async forkMatch(call) {
    const input = { ...definedFields(call.body), ...onMatch(call) };
    const match = await call.matches.forkMatch(actorOf(call), input);
    return { ...(await done(call, match)), location: `/v1/matches/${match.record.id}` };
  },

  async startMatch(call) {
    const input = { ...definedFields(call.body), ...onMatch(call) };
    return done(call, await call.matches.start(actorOf(call), input));
  },
};

export const onMatch = ({ matchId, command }: Call) => ({ matchId, ...command });
