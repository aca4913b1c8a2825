import { answerByOrder } from '../../../shared/engine/index.ts';
import type { AccountRatings } from '../../accounts/ratings/contract.ts';
import type { AccountReliability } from '../../accounts/reliability/contract.ts';
import type { Summaries, WakeUp, WakeUps } from '../../platform/storage/contract.ts';
import type { MatchProjections, BotTurn, MatchRecord } from '../contract.ts';
import type { ShownGames } from '../terms/games.ts';
import type { History } from '../history/history.ts';
import type { AtMatch } from '../record/arbiters.ts';
import { forBots } from '../record/bots.ts';
import { matchCommit, type MatchCommit } from '../record/match-commit.ts';
import { openUntil } from '../record/open-until.ts';
import { mayFind } from '../record/seats.ts';
import { isDelayed } from '../record/spectator-delay.ts';
import { viewpointOf, viewOf } from '../views/match-view.ts';
import { endsMatch, outcomeOf } from './outcome.ts';
import { summaryOf } from './summary.ts';
import { mayEndTenures, tenuresIn } from './tenures.ts';
import { newsIn, wantedIn } from './wanted.ts';

type Parts = {
  readonly history: History;
  readonly games: ShownGames;
  readonly index: Summaries;
  readonly atMatch: AtMatch;
  readonly wakeUps: Pick<WakeUps, 'set'>;
  readonly reliability: Pick<AccountReliability, 'note'>;
  readonly ratings: Pick<AccountRatings, 'rate'>;
};

/** The wake-up that a commit wants for its match, if it says so: most say nothing, and write nothing here. */
function wakeIn({ stream, body, at: createdAt }: MatchCommit): WakeUp | undefined {
  const hasBegun = body.entries.some(({ type }) => type === 'MatchStarted');
  const [at] = body.entries.flatMap((entry) => {
    if (entry.type === 'MatchCreated' && (entry.origin || hasBegun)) return [];
    if (entry.type === 'MatchCreated') return [openUntil({ createdAt, beacon: entry.beacon })];
    return entry.type === 'ClocksSet' && entry.wake !== undefined ? [entry.wake] : [];
  });
  return at === undefined ? undefined : { stream, at };
}

/** Creates the projections that follow every commit. */
export function createProjections(parts: Parts): MatchProjections {
  const { history, games, index, wakeUps, reliability, ratings } = parts;
  const recordOf = (matchId: string, version: number | undefined) =>
    version === undefined ? history.latest(matchId) : history.upTo(matchId, version);

  return {
    async project(commit) {
      const ours = matchCommit(commit);
      const wake = ours && wakeIn(ours);
      if (wake !== undefined) await wakeUps.set(wake);
      let record = ours && (await history.follow(ours));
      if (ours && record && mayEndTenures(ours, record)) {
        const then = await history.upTo(ours.stream, ours.version);
        for (const { account, tenure } of then ? tenuresIn(ours, then) : [])
          await reliability.note(account, tenure);
      }
      while (record !== undefined && (await index.project(summaryOf(record))) === 'written') {
        const latest = await history.latest(record.id);
        record = latest !== undefined && latest.version > record.version ? latest : undefined;
      }
      if (ours && endsMatch(ours)) {
        const then = await history.upTo(ours.stream, ours.version);
        const outcome = then && outcomeOf(games.of(then), then);
        if (outcome) await ratings.rate(outcome);
      }
    },

    async audience(matchId, version) {
      const record = await recordOf(matchId, version);
      return async (who) => {
        const viewer = record && (await parts.atMatch(record, who));
        if (!record || !mayFind(record, viewer)) return undefined;
        const { seat, all = false } = viewpointOf(record, viewer);
        if (all) return 'everything';
        if (seat !== undefined) return `seat ${seat}`;
        return isDelayed(record, viewer) ? 'delayed spectator' : 'spectator';
      };
    },

    async wanted(matchId, version) {
      const record = await recordOf(matchId, version);
      return record && wantedIn(record);
    },

    async news(commit) {
      const ours = matchCommit(commit);
      const record = ours && (await recordOf(ours.stream, ours.version));
      return record ? newsIn(ours, record) : [];
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
    const ordered = answerByOrder(record.play?.orders[seat] ?? [], question);
    return { matchId, gameId, seat, level, alone, question, ordered, view };
  });
}
