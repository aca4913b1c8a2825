import {
  openRounds,
  playerBy,
  podOf,
  roundOf,
} from '../../../shared/tournaments/record/queries.ts';
import type { Pod, Round } from '../../../shared/tournaments/record/round.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { tournamentStream } from '../../storage/tournaments/name.ts';
import { readTournament } from '../aggregate.ts';
import type { TournamentsDeps } from '../deps.ts';
import type { Fact } from '../facts/fact.ts';
import { UnreadableTournamentError } from '../unreadable.ts';
import { overdueWith } from '../progress/given-time.ts';
import { addressed, matchOf } from './match-of.ts';

type PodsOf = {
  readonly tournament: string;
  readonly round: number;
  readonly pods: readonly number[];
};

/** So many rounds back are acts looked after whose call was lost. */
const RECENT = 2;

/** So many matches are made, or seen to, side by side. */
const AT_ONCE = 20;

/** Long work on the matches of tournaments: each part of it may be done again at any time. */
export function matchWork(deps: TournamentsDeps) {
  const { store, secrets, inboxes, matches, operatorTimes, now } = deps;

  /** Does something about a tournament; nothing where there is none. */
  const about = async (
    id: string,
    act: (tournament: Tournament) => Promise<void>,
  ): Promise<void> => {
    const found = await readTournament(store, tournamentStream(id));
    if (found) await act(found.record.tournament);
  };

  /** Those of the pods that stand as they have to; in parts that are worked on side by side. */
  const each = async (
    tournament: Tournament,
    { round: number, pods }: Pick<PodsOf, 'round' | 'pods'>,
    status: Pod['status'],
    act: (round: Round, pod: Pod) => Promise<void>,
  ): Promise<void> => {
    const round = roundOf(tournament, number);
    const due = pods
      .flatMap((each) => podOf(round, each) ?? [])
      .filter((pod) => pod.status === status);
    for (let from = 0; round && from < due.length; from += AT_ONCE) {
      await Promise.all(due.slice(from, from + AT_ONCE).map((pod) => act(round, pod)));
    }
  };

  /** Brings in a fact that is the same however often it is brought. */
  const tell = async (tournament: string, id: string, fact: Fact): Promise<void> => {
    const stream = tournamentStream(tournament);
    await inboxes.put({ stream, at: now().toISOString(), id, fact });
  };

  /** Those of the pods that are to be ended: of those whose time was up some may have been given more since. */
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

  /** The matches that a pod was played in before it was played again come to nothing. */
  const voidAttempts = async (tournament: Tournament, round: Round, pod: Pod): Promise<void> => {
    for (let attempt = 1; attempt < pod.attempt; attempt += 1) {
      const id = addressed(tournament, round, { ...pod, attempt });
      if ((await matches.stateOf(id)) !== undefined) await matches.end(id, 'void');
    }
  };

  /** Ends what arbiters have settled and is still played; how many. */
  const endSettled = async (tournament: Tournament): Promise<number> => {
    let ended = 0;
    for (const round of tournament.rounds.slice(-RECENT)) {
      const pods = round.pods.map(({ pod }) => pod);
      await each(tournament, { round: round.round, pods }, 'ADJUDICATED', async (its, pod) => {
        const id = addressed(tournament, its, pod);
        const state = await matches.stateOf(id);
        if (state === undefined || state.ended !== undefined) return;
        ended += 1;
        await matches.end(id, 'adjudicated');
      });
      for (const pod of round.pods) await voidAttempts(tournament, round, pod);
    }
    return ended;
  };

  /** What is played on of an event that was called off counts for no rating. */
  const unrateAll = async (tournament: Tournament): Promise<void> => {
    for (const { round, pods } of openRounds(tournament)) {
      const all = { round, pods: pods.map(({ pod }) => pod) };
      await each(tournament, all, 'RUNNING', (its, pod) =>
        matches.unrate(addressed(tournament, its, pod)),
      );
    }
  };

  return {
    seat: ({ tournament: id, round, pods }: PodsOf): Promise<void> =>
      about(id, async (tournament) => {
        const secret = await secrets.read(tournamentStream(id));
        if (!secret) throw new UnreadableTournamentError(`The secret of ${id} is gone.`);
        const made: Pod[] = [];
        await each(tournament, { round, pods }, 'WAITING', async (its, pod) => {
          await matches.seat(matchOf(tournament, its, { pod, secret, now: now().toISOString() }));
          made.push(pod);
        });
        const [first, ...others] = made.toSorted((a, b) => a.pod - b.pod);
        if (first === undefined) return;
        await tell(id, ['SEATED', round, first.pod, first.attempt].join('.'), {
          ...{ kind: 'SEATED', round, pods: [first, ...others].map(({ pod }) => pod) },
        });
      }),

    end: (work: PodsOf & EndReason): Promise<void> =>
      about(work.tournament, async (tournament) => {
        const { reason, round: number } = work;
        const pods = await toEnd(tournament, work);
        const status = reason === 'adjudicated' ? 'ADJUDICATED' : 'RUNNING';
        if (reason !== 'void' || tournament.voids === true) {
          await each(tournament, { round: number, pods }, status, (round, pod) =>
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
        each(tournament, { round: number, pods }, 'RUNNING', (round, pod) =>
          matches.unrate(addressed(tournament, round, pod)),
        ),
      ),

    seatPlayer: ({ tournament: id, round: number, pod: which, ...who }: Seating): Promise<void> =>
      about(id, async (tournament) => {
        const round = roundOf(tournament, number);
        const pod = podOf(round, which);
        if (round === undefined || pod?.status !== 'RUNNING') return;
        const { machine } = playerBy(tournament, who.account) ?? {};
        const seat = pod.players.indexOf(who.number);
        const holder = { account: who.account, machine };
        await matches.replace(addressed(tournament, round, pod), seat, holder);
      }),

    callLastRound: ({ tournament: id, round: number, pods }: PodsOf): Promise<void> =>
      about(id, (tournament) =>
        each(tournament, { round: number, pods }, 'RUNNING', async (its, pod) => {
          const { rules = 0, attempt } = pod;
          const rule = tournament.regulations.rounds.onDeadline[rules - 1];
          if (rule?.rule !== 'LAST_ROUND') return;
          const { perTurn } = rule;
          await matches.callTime(addressed(tournament, its, pod), { rule: rules, perTurn });
          await tell(id, ['CALLED', number, pod.pod, attempt, rules].join('.'), {
            ...{ kind: 'CALLED', round: number, pod: pod.pod, attempt, rules },
          });
        }),
      ),

    /** Looks at every running match of open rounds, and brings in the results that were lost; how many. */
    async mend(tournament: Tournament): Promise<number> {
      let mended = 0;
      for (const { round, status, pods } of openRounds(tournament)) {
        if (status !== 'RUNNING' && status !== 'STARTING') continue;
        const all = { round, pods: pods.map(({ pod }) => pod) };
        await each(tournament, all, 'RUNNING', async (its, pod) => {
          const state = await matches.stateOf(addressed(tournament, its, pod));
          if (state?.ended === undefined) return;
          mended += 1;
          await tell(tournament.id, ['MENDED', round, pod.pod, pod.attempt].join('.'), {
            ...{ kind: 'RESULT', round, pod: pod.pod, attempt: pod.attempt },
            ended: state.ended,
            seats: state.seats,
          });
        });
      }
      if (tournament.status === 'CANCELLED' && tournament.voids !== true)
        await unrateAll(tournament);
      return mended + (await endSettled(tournament));
    },
  };
}

type Seating = Pick<PodsOf, 'tournament' | 'round'> & {
  readonly pod: number;
  readonly number: number;
  readonly account: string;
};
type EndReason = { readonly reason: 'deadline' | 'adjudicated' | 'void' };
