import { matchIn, type Handlers } from '../call.ts';
import { write } from '../write.ts';

/** Operations by which a table decides for itself. */
export const decisions: Handlers<'getUndo'> = {
  async getUndo(call) {
    const undo = await call.matches.undoOf(call.viewer, await matchIn(call));
    return { body: { undo: undo ? await write('Undo', undo, call) : null } };
  },
};
