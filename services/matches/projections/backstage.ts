import type { Heads } from '../../storage/contract.ts';
import type { Backstage, BotTurn, MatchRecord } from '../contract.ts';
import type { Games } from '../games.ts';
import type { History } from '../history/history.ts';
import { matchCommit } from '../record/match-commit.ts';
import { mayFind } from '../record/seats.ts';
import { eyesOf, viewOf } from '../sight/sight.ts';
import { headOf } from './head.ts';

/** What follows on every commit, behind the stage. */
export function createBackstage(history: History, games: Games, index: Heads): Backstage {
  return {
    async project(commit) {
      const ours = matchCommit(commit);
      const record = ours && (await history.follow(ours));
      if (record) await index.project(headOf(record));
    },

    async eyes(viewer, matchId, version) {
      const record = await history.upTo(matchId, version);
      if (!record || !mayFind(record, viewer)) return undefined;
      const { seat } = eyesOf(record, viewer);
      return seat === undefined ? 'spectator' : `seat ${seat}`;
    },

    async botTurns(matchId) {
      const record = await history.latest(matchId);
      return record ? turnsOf(games, record) : [];
    },
  };
}

/** A question already answered might be answered otherwise; a bot does not change its mind. */
function turnsOf(games: Games, record: MatchRecord): readonly BotTurn[] {
  const { id: matchId, gameId, seats, status, play } = record;
  if (status !== 'RUNNING' || play === undefined) return [];
  const game = games.of(record);
  return play.pending.flatMap((question): readonly BotTurn[] => {
    const holder = seats.find(({ id }) => id === question.seat)?.holder;
    if (holder?.kind !== 'bot' || question.answered) return [];
    const { seat } = question;
    const view = viewOf(game, record, { account: undefined, seat });
    return [{ matchId, gameId, seat, level: holder.level, question, view }];
  });
}
