import { toHex } from '../../shared/engine/index.ts';
import { seatIds } from '../matches/record/seats.ts';
import type { Directed, PodOutcome } from '../matches/contract.ts';
import { limitsOf, type TimeControl } from '../matches/clocks/time-control.ts';
import { usualAbsence } from '../matches/presence/absence.ts';
import type { Language } from '../requests/language.ts';
import type { EventStore } from '../storage/contract.ts';
import type { SeatResult } from './facts/fact.ts';
import type { PodMatches } from './pod-matches.ts';

/** How many turns behind those are who only watch. */
const DELAY = 1;

/** The matches of tournaments, by the commands for whoever directs them. */
export function podMatchesOn(matches: Directed, store: Pick<EventStore, 'range'>): PodMatches {
  /** By the ranking as it was when the round of the table began: all have had as many turns. */
  const endByStanding = async (matchId: string): Promise<void> => {
    if ((await matches.outcome(matchId)) !== undefined) return;
    const round = await matches.tableRound(matchId);
    await matches.endMatch({
      ...{ matchId, reason: 'deadline', commandId: 'director:deadline' },
      ranking: round?.ranking,
    });
  };

  return {
    async seat({ secret, players, timeControl, language, ...match }) {
      const control = timeControl as TimeControl;
      await matches.seatMatch({
        ...match,
        language: language as Language | undefined,
        timeControl: control,
        absence: usualAbsence(limitsOf(control).speed),
        seats: players.map(({ account, machine, entropy }) => ({
          holder: { kind: 'account', account, ...(machine && { machine }) },
          entropy,
        })),
        spectatorDelay: DELAY,
        secret: toHex(secret),
      });
    },

    async stateOf(id) {
      const outcome = await matches.outcome(id);
      return outcome ? { ended: endOf(outcome), seats: seatsOf(outcome) } : { seats: [] };
    },

    async end(matchId, reason) {
      if (reason === 'deadline') return endByStanding(matchId);
      await matches.endMatch({ matchId, reason, commandId: `director:${reason}` });
    },

    async lastRound(id, since) {
      const round = await matches.tableRound(id);
      const [commit] = round ? await store.range(id, round.begun - 1, 1) : [];
      if (commit && commit.at > since) await endByStanding(id);
    },

    unrate: (id) => matches.unrateMatch(id),

    async replace(matchId, seat, { account, machine }) {
      await matches.seatPlayer({
        matchId,
        seat: seatIds(seat + 1)[seat] ?? '',
        holder: { kind: 'account', account, ...(machine && { machine }) },
        commandId: `director:seat ${String(seat)} ${account}`,
      });
    },

    async inspect(matchId, actor) {
      const { record, view } = await matches.inspect(actor, matchId);
      return { matchId, version: record.version, view };
    },
  };
}

/** Why it ended: by its rules, or as its tournament, or its table, has decided. */
export const endOf = ({ reason }: Pick<PodOutcome, 'reason'>): string =>
  reason === 'finished' ? 'RULES' : reason;

/**
 * What its seats came to, in their order. Where time was called, who has kept the others waiting is behind those
 * with whom they would share a place.
 */
export const seatsOf = ({ places, reason }: PodOutcome): readonly SeatResult[] =>
  places.map(({ place, score, noShow, absent, late }) => ({
    place,
    ...(score !== undefined && { score }),
    ...(noShow && { noShow }),
    ...(absent && { absent }),
    ...(reason === 'deadline' && late !== undefined && { missedTurns: late }),
  }));
