import { matchIdOf, matchSecretOf } from '../../../shared/tournaments/chance/derived.ts';
import {
  accountIn,
  openRounds,
  playerBy,
  podOf,
  roundOf,
} from '../../../shared/tournaments/record/queries.ts';
import type { Pod, Round } from '../../../shared/tournaments/record/round.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { tournamentStream } from '../../storage/tournaments/name.ts';
import { noTournament, readTournament } from '../aggregate.ts';
import type { TournamentsDeps } from '../deps.ts';
import type { Fact } from '../facts/fact.ts';
import type { PodMatch } from '../pod-matches.ts';
import { UnreadableTournamentError } from '../unreadable.ts';
import { deadlineOf } from '../progress/deadlines.ts';

type PodsOf = {
  readonly tournament: string;
  readonly round: number;
  readonly pods: readonly number[];
};

/** So many matches are made, or seen to, side by side. */
const AT_ONCE = 20;

/** Long work on the matches of tournaments: each part of it may be done again at any time. */
export function matchWork(deps: TournamentsDeps) {
  const { store, secrets, inboxes, matches, now } = deps;

  const loaded = async (id: string): Promise<Tournament> =>
    (await readTournament(store, tournamentStream(id)))?.record.tournament ?? noTournament();

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

  return {
    async seat({ tournament: id, round, pods }: PodsOf): Promise<void> {
      const tournament = await loaded(id);
      const secret = await secrets.read(tournamentStream(id));
      if (!secret) throw new UnreadableTournamentError(`The secret of ${id} is gone.`);
      const made: number[] = [];
      await each(tournament, { round, pods }, 'WAITING', async (its, pod) => {
        await matches.seat(matchOf(tournament, its, { pod, secret, now: now().toISOString() }));
        made.push(pod.pod);
      });
      if (made.length === 0) return;
      const [first = 0] = made;
      await tell(id, `SEATED.${String(round)}.${String(first)}`, {
        kind: 'SEATED',
        round,
        pods: made.toSorted((a, b) => a - b),
      });
    },

    async end({ tournament: id, reason, ...pods }: PodsOf & EndReason): Promise<void> {
      const tournament = await loaded(id);
      await each(tournament, pods, 'RUNNING', (round, pod) =>
        matches.end(addressed(tournament, round, pod), reason),
      );
    },

    async callLastRound({ tournament: id, perTurn, ...pods }: PodsOf & PerTurn): Promise<void> {
      const tournament = await loaded(id);
      await each(tournament, pods, 'RUNNING', (round, pod) =>
        matches.lastRound(addressed(tournament, round, pod), perTurn),
      );
    },

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
          await tell(tournament.id, `MENDED.${String(round)}.${String(pod.pod)}`, {
            ...{ kind: 'RESULT', round, pod: pod.pod, attempt: pod.attempt },
            ended: state.ended,
            seats: state.seats,
          });
        });
      }
      return mended;
    },
  };
}

type EndReason = { readonly reason: 'deadline' | 'adjudicated' | 'void' };
type PerTurn = { readonly perTurn: string };

const addressed = ({ id }: Tournament, { round }: Round, { pod, attempt }: Pod): string =>
  matchIdOf({ tournament: id, round, pod, attempt });

type Making = { readonly pod: Pod; readonly secret: Uint8Array; readonly now: string };

/** The match of a pod as it is to be made. */
function matchOf(tournament: Tournament, round: Round, { pod, secret, now }: Making): PodMatch {
  const { id, name, regulations, owner, visibility } = tournament;
  const address = { tournament: id, round: round.round, pod: pod.pod, attempt: pod.attempt };
  const { startsAt = now } = round;
  return {
    id: matchIdOf(address),
    pod: address,
    gameId: regulations.game.id,
    options: regulations.game.options,
    title: titleOf(name, round, pod),
    language: regulations.language,
    rated: regulations.rated,
    visibility: visibility === 'PRIVATE' ? 'PRIVATE' : 'PUBLIC',
    host: owner,
    timeControl: regulations.timeControl,
    players: pod.players.map((number) => {
      const account = accountIn(tournament, pod, number) ?? '';
      const { machine, entropy } = playerBy(tournament, account) ?? {};
      return { account, machine, entropy };
    }),
    secret: matchSecretOf(secret, address),
    // a match that is made late, or again, gives everybody their whole time
    startsAt: startsAt > now && pod.attempt === 1 ? startsAt : now,
    pausesUntil: regulations.pauses ? deadlineOf(round, pod) : undefined,
  };
}

const MOST_TITLE = 64;

/** The title of a match: the event's name, as much of it as there is room for, its round and pod. */
function titleOf(name: string, { round }: Round, { pod }: Pod): string {
  const where = ` ${String(round)}.${String(pod)}`;
  return `${Array.from(name)
    .slice(0, MOST_TITLE - where.length)
    .join('')}${where}`;
}
