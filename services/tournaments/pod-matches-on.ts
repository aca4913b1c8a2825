import { toHex } from '../../shared/engine/index.ts';
import { seatIds } from '../matches/record/seats.ts';
import type { Directed, PodOutcome, SeatPlayer } from '../matches/contract.ts';
import { limitsOf, type TimeControl } from '../matches/terms/time-control.ts';
import { usualAbsence } from '../matches/record/absence.ts';
import type { Language } from '../platform/requests/language.ts';
import { CommandRefusedError, ifFound, type RefusalCode } from '../platform/requests/refusal.ts';
import type { SeatResult } from './facts/fact.ts';
import { LAST_ROUND } from './facts/fold.ts';
import type { PodMatches } from './pod-matches.ts';

/** Spectator delay of a tournament's matches, in turns. */
const DELAY = 1;

/** The matches of tournaments, by the director's commands. */
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
      const found = await ifFound(matches.outcome(id).then((outcome) => ({ outcome })));
      const { outcome } = found ?? {};
      if (outcome) return { ended: endOf(outcome), seats: seatsOf(outcome) };
      return found && { seats: [] };
    },

    async end(matchId, reason) {
      // a pod may be settled, or played again, before its match was made
      await ifFound(matches.endMatch({ matchId, reason, commandId: `director:${reason}` }));
    },

    callTime: (matchId, { rule, perTurn }) =>
      matches.callTime({ matchId, perTurn, commandId: `director:time ${String(rule)}` }),

    movePauses: (matchId, until) =>
      matches.movePauses({ matchId, until, commandId: `director:pauses ${until}` }),

    unrate: (id) => matches.unrateMatch(id),

    async replace(matchId, seat, { account, machine }) {
      const wish: SeatPlayer = {
        matchId,
        seat: seatIds(seat + 1)[seat] ?? '',
        holder: { kind: 'account', account, ...(machine && { machine }) },
        commandId: `director:seat ${String(seat)} ${account}`,
      };
      try {
        await matches.seatPlayer(wish);
      } catch (thrown) {
        if (!(thrown instanceof CommandRefusedError) || !forGood.includes(thrown.code))
          throw thrown;
      }
    },

    async inspect(matchId, actor) {
      const { record, view } = await matches.inspect(actor, matchId);
      return { matchId, version: record.version, view };
    },
  };
}

/**
 * Permanent reasons against a substitute: the seat was given up, they have played another, the
 * match is over, or they are banned.
 */
const forGood: readonly RefusalCode[] = [
  'ALREADY_RESIGNED',
  'ALREADY_SEATED',
  'MATCH_NOT_RUNNING',
  'FORBIDDEN',
];

/**
 * The end of a match: by its rules, with its last round, or as its tournament or its table has
 * decided.
 */
export function endOf({ reason, playedOut }: Pick<PodOutcome, 'reason' | 'playedOut'>): string {
  if (playedOut === true) return LAST_ROUND;
  return reason === 'finished' ? 'RULES' : reason;
}

/**
 * The results of a match's seats, in order. If time was called, missed turns break ties of places.
 */
export const seatsOf = ({ places, reason }: PodOutcome): readonly SeatResult[] =>
  places.map(({ place, score, noShow, absent, late }) => ({
    place,
    ...(score !== undefined && { score }),
    ...(noShow && { noShow }),
    ...(absent && { absent }),
    ...(reason === 'deadline' && late !== undefined && { missedTurns: late }),
  }));
