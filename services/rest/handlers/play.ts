import { actorOf, type Handlers } from '../call.ts';
import { definedFields } from '../../http/defined-fields.ts';
import { UnreadableRequestError } from '../../http/unreadable-request.ts';
import { done, onMatch } from './lobby.ts';

/** Operations in a match that is played. */
export const play: Handlers<
  | 'answer'
  | 'getSuggestion'
  | 'pauseMatch'
  | 'resumeMatch'
  | 'rewindMatch'
  | 'closeProcedure'
  | 'resign'
  | 'returnToSeat'
  | 'claimSeat'
  | 'setStandingOrders'
> = {
  async answer(call) {
    const actor = actorOf(call);
    const { commandId = keyless(), ...rest } = onMatch(call);
    const input = { ...definedFields(call.body), ...rest, commandId };
    const { match, version } = await call.matches.answer(actor, input);
    const { body } = await done(call, match);
    return { body: { match: body, version }, version: match.record.version };
  },

  async getSuggestion({ matches, viewer, matchId, query: { questionId } }) {
    const { choose } = await matches.suggestion(viewer, { matchId, questionId });
    return { body: { choose: [...choose] } };
  },

  async pauseMatch(call) {
    const input = { ...definedFields(call.body), ...onMatch(call) };
    return done(call, await call.matches.pause(actorOf(call), input));
  },

  async resumeMatch(call) {
    return done(call, await call.matches.resume(actorOf(call), onMatch(call)));
  },

  async rewindMatch(call) {
    const input = { ...call.body, ...onMatch(call) };
    return done(call, await call.matches.rewind(actorOf(call), input));
  },

  async closeProcedure(call) {
    const input = { ...call.body, ...onMatch(call) };
    return done(call, await call.matches.closeProcedure(actorOf(call), input));
  },

  async resign(call) {
    return done(call, await call.matches.resign(actorOf(call), onMatch(call)));
  },

  async returnToSeat(call) {
    const input = { ...onMatch(call), seat: call.seat };
    return done(call, await call.matches.returnToSeat(actorOf(call), input));
  },

  async claimSeat(call) {
    const input = { ...onMatch(call), seat: call.seat };
    return done(call, await call.matches.claimSeat(actorOf(call), input));
  },

  async setStandingOrders(call) {
    const input = { ...onMatch(call), orders: call.body.orders.map(definedFields) };
    return done(call, await call.matches.setStandingOrders(actorOf(call), input));
  },
};

/** The contract asks for a key, and the door for what the contract asks. */
function keyless(): never {
  throw new UnreadableRequestError(400, 'Send an `Idempotency-Key` header.');
}
