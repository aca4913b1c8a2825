import { actorOf, matchIn, type Handlers } from '../call.ts';
import { definedFields } from '../../http/defined-fields.ts';
import { undoOf } from '../model/proposal.ts';
import { done, onMatch } from './lobby.ts';

/** Operations by which a table decides for itself. */
export const decisions: Handlers<'propose' | 'vote' | 'getUndo' | 'undo'> = {
  async propose(call) {
    const input = { ...definedFields(call.body), ...onMatch(call) };
    return done(call, await call.matches.propose(actorOf(call), input));
  },

  async vote(call) {
    const { agree } = call.body;
    const input = { ...onMatch(call), proposalId: call.proposalId, agree };
    return done(call, await call.matches.vote(actorOf(call), input));
  },

  async getUndo(call) {
    const undo = await call.matches.undoOf(call.viewer, await matchIn(call));
    return { body: { undo: undo ? undoOf(undo) : null } };
  },

  async undo(call) {
    const input = { ...call.body, ...onMatch(call) };
    return done(call, await call.matches.undo(actorOf(call), input));
  },
};
