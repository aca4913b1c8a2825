import { enforce, refuse } from '../../platform/requests/refusal.ts';
import { checkScope } from '../../platform/requests/actor.ts';
import type { Backing } from '../session/backing.ts';
import type { Command } from '../session/command.ts';
import { settleRefusal } from '../session/refusals.ts';
import { seatMatch } from './seat-match.ts';
import type { Directed, MatchRecord } from '../contract.ts';
import { noMatch } from '../terms/no-match.ts';
import { tournamentAccess } from '../record/arbiters.ts';
import { isId } from '../record/seats.ts';
import { matchViewOf, resultOf, viewpointOf } from '../views/match-view.ts';
import { callTime } from './call-time.ts';
import { PLAYED_OUT } from '../record/last-round.ts';
import { movePauses } from './move-pauses.ts';
import { endMatch } from './end-match.ts';
import { unrateMatch } from './unrate-match.ts';
import { podPlaces } from './places.ts';
import { seatPlayer } from './seat-player.ts';
import { closingOf } from '../record/play.ts';

/** Creates the director's commands for matches of tournaments, and its reads of them. */
export function createPods(
  backing: Backing,
  handle: (command: Command) => Promise<MatchRecord>,
): Directed {
  const { history, games } = backing;

  /** Reads the match of a pod; refused if there is none. */
  const podMatch = async (id: string): Promise<MatchRecord> => {
    if (!isId(id)) return noMatch();
    const record = await history.latest(id);
    return record?.pod === undefined ? noMatch() : record;
  };

  const outcome: Directed['outcome'] = async (matchId) => {
    const record = await podMatch(matchId);
    const result = resultOf(games.of(record), record);
    if (result === undefined || record.pod === undefined) return undefined;
    return {
      ...result,
      pod: record.pod,
      version: record.version,
      places: podPlaces(record, result.ranking),
      ...(record.lastRound && closingOf(record)?.by === PLAYED_OUT && { playedOut: true as const }),
    };
  };

  return {
    seatMatch: (match) => seatMatch(backing, match),
    outcome,

    async endMatch(wish) {
      await podMatch(wish.matchId);
      await handle(endMatch(wish));
      return (await outcome(wish.matchId)) ?? noMatch();
    },

    async callTime(wish) {
      await podMatch(wish.matchId);
      await handle(callTime(backing, wish));
    },

    async seatPlayer(wish) {
      await podMatch(wish.matchId);
      await handle(seatPlayer(backing, wish));
    },

    async unrateMatch(matchId) {
      await podMatch(matchId);
      await handle(unrateMatch(matchId));
    },

    async movePauses(wish) {
      await podMatch(wish.matchId);
      await handle(movePauses(wish));
    },

    async inspect(actor, matchId) {
      checkScope(actor, 'organize');
      const record = await podMatch(matchId);
      const who = await backing.atMatch(record, actor);
      enforce(settleRefusal(record, who, 'inspect a match'));
      if (tournamentAccess(record, who)?.plays)
        refuse(
          'CONFLICT_OF_INTEREST',
          "You play in this tournament, so you can't inspect its matches.",
        );
      const everything = { ...viewpointOf(record, who), all: true };
      return matchViewOf(games.of(record), record, everything);
    },
  };
}
