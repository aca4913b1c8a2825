import type { Summaries } from '../../storage/contract.ts';
import type { MatchProjections, BotTurn, MatchRecord } from '../contract.ts';
import type { ShownGames } from '../games.ts';
import type { History } from '../history/history.ts';
import { forBots } from '../record/bots.ts';
import { matchCommit } from '../record/match-commit.ts';
import { mayFind } from '../record/seats.ts';
import { viewpointOf, viewOf } from '../views/match-view.ts';
import { summaryOf } from './summary.ts';

/** What follows on every commit, behind the stage. */
export function createProjections(
  history: History,
  games: ShownGames,
  index: Summaries,
): MatchProjections {
  return {
    async project(commit) {
      const ours = matchCommit(commit);
      let record = ours && (await history.follow(ours));
      while (record !== undefined && (await index.project(summaryOf(record))) === 'written') {
        const latest = await history.latest(record.id);
        record = latest !== undefined && latest.version > record.version ? latest : undefined;
      }
    },

    async audience(matchId, version) {
      const record = await (version === undefined
        ? history.latest(matchId)
        : history.upTo(matchId, version));
      return (viewer) => {
        if (!record || !mayFind(record, viewer)) return undefined;
        const { seat } = viewpointOf(record, viewer);
        return seat === undefined ? 'spectator' : `seat ${seat}`;
      };
    },

    async botTurns(matchId) {
      const record = await history.latest(matchId);
      return record ? turnsOf(games, record) : [];
    },
  };
}

function turnsOf(games: ShownGames, record: MatchRecord): readonly BotTurn[] {
  const { id: matchId, gameId } = record;
  const alone = record.seats.every(({ holder }) => holder?.kind !== 'account');
  return forBots(record).map(({ question, level }) => {
    const { seat } = question;
    const view = viewOf(games.of(record), record, { account: undefined, seat });
    return { matchId, gameId, seat, level, alone, question, view };
  });
}
