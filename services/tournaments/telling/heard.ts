import { accountIn, playerOf } from '../../../shared/tournaments/record/queries.ts';
import type { Pod } from '../../../shared/tournaments/record/round.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import type { Hearer, TournamentNews } from '../directing-contract.ts';

/** Something that happened, and who is to hear of it: each account once. */
export type Heard = Pick<TournamentNews, 'type' | 'about' | 'data'> & {
  /** The time past which nobody needs to hear of it, ISO 8601. */
  readonly until?: string | undefined;
  readonly to: readonly Hearer[];
};

/** Accounts as hearers, none of them twice. */
export const hearers = (accounts: readonly (string | undefined)[]): readonly Hearer[] =>
  [...new Set(accounts)].flatMap((account) => (account === undefined ? [] : [{ account }]));

/** The accounts that hold these start numbers. */
export const holding = (tournament: Tournament, numbers: readonly number[]): readonly Hearer[] =>
  hearers(numbers.map((number) => playerOf(tournament, number)?.account));

/** Who sits in pods, each with its own. */
export const sittingIn = (tournament: Tournament, pods: readonly Pod[]): readonly Hearer[] =>
  pods.flatMap((pod) =>
    hearers(pod.players.map((number) => accountIn(tournament, pod, number))).map((hearer) => ({
      ...hearer,
      pod: pod.pod,
    })),
  );
