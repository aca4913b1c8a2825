import { toHex } from '../../shared/engine/index.ts';
import { seatIds } from '../matches/record/seats.ts';
import type { Directed, PodOutcome } from '../matches/contract.ts';
import { limitsOf, type TimeControl } from '../matches/clocks/time-control.ts';
import { usualAbsence } from '../matches/presence/absence.ts';
import type { Language } from '../requests/language.ts';
import type { SeatResult } from './facts/fact.ts';
import { LAST_ROUND } from './facts/fold.ts';
import type { PodMatches } from './pod-matches.ts';

/** How many turns behind those are who only watch. */
const DELAY = 1;

/** The matches of tournaments, by the commands for whoever directs them. */
export function podMatchesOn(matches: Directed): PodMatches {
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
      await matches.endMatch({ matchId, reason, commandId: `director:${reason}` });
    },

    callTime: (matchId, { rule, perTurn }) =>
      matches.callTime({ matchId, perTurn, commandId: `director:time ${String(rule)}` }),

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

/** Why it ended: by its rules, with its last round, or as its tournament, or its table, has decided. */
export function endOf({ reason, playedOut }: Pick<PodOutcome, 'reason' | 'playedOut'>): string {
  if (playedOut === true) return LAST_ROUND;
  return reason === 'finished' ? 'RULES' : reason;
}

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
