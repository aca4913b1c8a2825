import type { FollowSources } from '../follow/follow.ts';
import type { LineState } from '../follow/line-state.ts';
import { stay, type Following } from '../follow/stay.ts';
import { FollowTournament, type FollowTournamentSubscription } from '../generated/operations.ts';

/** The news of a tournament since the last time, and its current version. */
export type TournamentNews = FollowTournamentSubscription['tournament'];

/** Callbacks for a tournament: every version once, several together if they come quickly. */
export type Attendant = {
  news(news: TournamentNews): void;
  state(state: LineState): void;
};

/**
 * Follows a tournament from a version on, until it is closed. After reconnection it resumes at the
 * last version received.
 */
export function attend(
  sources: FollowSources,
  { tournamentId: id, after }: { readonly tournamentId: string; readonly after: number },
  attendant: Attendant,
): Following {
  let last = after;
  return stay(sources, {
    document: FollowTournament,
    variables: () => ({ id, after: last }),
    next({ tournament: news }) {
      last = news.version;
      attendant.news(news);
      return 'on';
    },
    state: attendant.state,
  });
}
