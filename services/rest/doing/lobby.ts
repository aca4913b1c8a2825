import type { MatchSight } from '../../matches/contract.ts';
import { actorOf, settingOf, type Call, type Doing } from '../call.ts';
import { given } from '../given.ts';
import { refuse } from '../../matches/refusal.ts';
import { invitationOf, matchOf } from '../model/match.ts';

/** A match after a command. */
export const done = (call: Call, sight: MatchSight) => ({
  body: matchOf(sight, settingOf(call, sight)),
  version: sight.record.version,
});

/** What is done before the first move. */
export const lobby: Doing<
  | 'createMatch'
  | 'getInvitation'
  | 'joinMatch'
  | 'leaveMatch'
  | 'addBot'
  | 'startMatch'
  | 'removeFromSeat'
> = {
  async createMatch(call) {
    const input = { ...given(call.body), ...call.command };
    const sight = await call.matches.create(actorOf(call), input);
    return { ...done(call, sight), location: `/v1/matches/${sight.record.id}` };
  },

  async getInvitation(call) {
    const sight = await call.matches.invited(actorOf(call), call.code);
    if (sight === undefined) return refuse('NOT_FOUND', 'This code opens no match.');
    return { body: invitationOf(sight, settingOf(call, sight)) };
  },

  async joinMatch(call) {
    const input = { ...given(call.body), ...onMatch(call) };
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

  async startMatch(call) {
    const input = { ...given(call.body), ...onMatch(call) };
    return done(call, await call.matches.start(actorOf(call), input));
  },
};

export const onMatch = ({ matchId, command }: Call) => ({ matchId, ...command });
