import { podOf, roundOf } from '../../../shared/tournaments/record/queries.ts';
import type { Pod } from '../../../shared/tournaments/record/round.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { isBanned } from '../../platform/requests/account-standing.ts';
import { tournamentStream } from '../../platform/storage/tournaments/name.ts';
import { readTournament } from '../aggregate.ts';
import type { TournamentsDeps } from '../deps.ts';
import type { PodMatch } from '../pod-matches.ts';
import { UnreadableTournamentError } from '../unreadable.ts';
import { overdueWith } from '../progress/given-time.ts';
import { addressed, matchOf } from '../progress/match-of.ts';
import { bringing, eachPod, movingPauses, seating, voiding } from './on-pods.ts';

type PodsOf = {
  readonly tournament: string;
  readonly round: number;
  readonly pods: readonly number[];
};

/** Long work on the matches of tournaments: each part may be repeated at any time. */
export function matchWork(deps: TournamentsDeps) {
  const { store, secrets, matches, operatorTimes, accounts, now } = deps;
  const bring = bringing(deps);
  const seat = seating(deps);
  const movePauses = movingPauses(deps);
  const voidAttempts = voiding(deps);

  /** Acts on a tournament; does nothing if there is none. */
  const about = async (
    id: string,
    act: (tournament: Tournament) => Promise<void>,
  ): Promise<void> => {
    const found = await readTournament(store, tournamentStream(id));
    if (found) await act(found.record.tournament);
  };

  /** The pods to be ended, without those that were given more time since. */
  const toEnd = async (
    tournament: Tournament,
    { reason, round, pods }: PodsOf & EndReason,
  ): Promise<readonly number[]> => {
    if (reason !== 'deadline') return pods;
    const due = overdueWith(tournament, now().toISOString(), await operatorTimes.read());
    return pods.filter((which) =>
      due.some((each) => each.round.round === round && each.pod.pod === which),
    );
  };

  /** Withdraws banned players from the tournament, and from the seats they were paired for. */
  const withdrawBanned = async (id: string, { players, pod: at }: PodMatch): Promise<void> => {
    for (const [i, { account, machine }] of players.entries()) {
      const player = { account, ...(machine && { machine }) };
      if (!(await isBanned(accounts, player, now().toISOString()))) continue;
      const fact = { kind: 'WITHDRAW', account } as const;
      await bring(id, ['BANNED', at.round, at.pod, at.attempt, i].join('.'), fact);
    }
  };

  return {
    seat: ({ tournament: id, round, pods }: PodsOf): Promise<void> =>
      about(id, async (tournament) => {
        const secret = await secrets.read(tournamentStream(id));
        if (!secret) throw new UnreadableTournamentError(`The secret of ${id} is missing.`);
        const made: Pod[] = [];
        await eachPod(tournament, { round, pods, status: 'WAITING' }, async (its, pod) => {
          const match = matchOf(tournament, its, { pod, secret, now: now().toISOString() });
          await matches.seat(match);
          await withdrawBanned(id, match);
          made.push(pod);
        });
        const inOrder = made.toSorted((a, b) => a.pod - b.pod);
        const [first] = inOrder;
        if (first === undefined) return;
        await bring(id, ['SEATED', round, first.pod, first.attempt].join('.'), {
          ...{ kind: 'SEATED', round, pods: inOrder.map(({ pod }) => pod) },
          attempts: inOrder.map(({ attempt }) => attempt),
        });
      }),

    end: (work: PodsOf & EndReason): Promise<void> =>
      about(work.tournament, async (tournament) => {
        const { reason, round: number } = work;
        const pods = await toEnd(tournament, work);
        const status = reason === 'adjudicated' ? 'ADJUDICATED' : 'RUNNING';
        if (reason !== 'void' || tournament.voids === true) {
          await eachPod(tournament, { round: number, pods, status }, (round, pod) =>
            matches.end(addressed(tournament, round, pod), reason),
          );
        }
        const round = roundOf(tournament, number);
        for (const pod of pods.flatMap((which) => podOf(round, which) ?? [])) {
          if (reason === 'void' && round) await voidAttempts(tournament, round, pod);
        }
      }),

    unrate: ({ tournament: id, round: number, pods }: PodsOf): Promise<void> =>
      about(id, (tournament) =>
        eachPod(tournament, { round: number, pods, status: 'RUNNING' }, (round, pod) =>
          matches.unrate(addressed(tournament, round, pod)),
        ),
      ),

    movePauses: ({ tournament: id, round: number, pods }: PodsOf): Promise<void> =>
      about(id, (tournament) =>
        eachPod(tournament, { round: number, pods, status: 'RUNNING' }, (round, pod) =>
          movePauses(tournament, round, pod),
        ),
      ),

    seatPlayer: ({ tournament: id, round: number, pod: which }: PodOf): Promise<void> =>
      about(id, async (tournament) => {
        const round = roundOf(tournament, number);
        const pod = podOf(round, which);
        // calls may overtake each other: the account in the record is seated
        if (round && pod?.status === 'RUNNING') await seat(tournament, round, pod);
      }),

    callLastRound: ({ tournament: id, round: number, pods }: PodsOf): Promise<void> =>
      about(id, (tournament) =>
        eachPod(tournament, { round: number, pods, status: 'RUNNING' }, async (its, pod) => {
          const { rules = 0, attempt } = pod;
          const rule = tournament.regulations.rounds.onDeadline[rules - 1];
          if (rule?.rule !== 'LAST_ROUND') return;
          const { perTurn } = rule;
          await matches.callTime(addressed(tournament, its, pod), { rule: rules, perTurn });
          await bring(id, ['CALLED', number, pod.pod, attempt, rules].join('.'), {
            ...{ kind: 'CALLED', round: number, pod: pod.pod, attempt, rules },
          });
        }),
      ),
  };
}

type PodOf = Pick<PodsOf, 'tournament' | 'round'> & { readonly pod: number };
type EndReason = { readonly reason: 'deadline' | 'adjudicated' | 'void' };
