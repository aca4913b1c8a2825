import type { Handlers } from '../call.ts';

/** Operations in a match that is played. */
export const play: Handlers<'getSuggestion'> = {
  async getSuggestion({ matches, viewer, matchId, query: { questionId } }) {
    const { choose } = await matches.suggestion(viewer, { matchId, questionId });
    return { body: { choose: [...choose] } };
  },
};
