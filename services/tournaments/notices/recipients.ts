import { accountIn, playerOf } from '../../../shared/tournaments/record/queries.ts';
import type { Pod } from '../../../shared/tournaments/record/round.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import type { Recipient, TournamentNews } from '../directing-contract.ts';

/** An event, and the accounts to notify of it: each once. */
export type EventNotification = Pick<TournamentNews, 'type' | 'about' | 'data'> & {
  /** The time after which no one needs to be notified, ISO 8601. */
  readonly until?: string | undefined;
  readonly to: readonly Recipient[];
};

/** Accounts as recipients, without duplicates. */
export const recipients = (accounts: readonly (string | undefined)[]): readonly Recipient[] =>
  [...new Set(accounts)].flatMap((account) => (account === undefined ? [] : [{ account }]));

/** The accounts that hold these start numbers. */
export const holding = (tournament: Tournament, numbers: readonly number[]): readonly Recipient[] =>
  recipients(numbers.map((number) => playerOf(tournament, number)?.account));

/** The accounts in pods, each with its pod. */
export const sittingIn = (tournament: Tournament, pods: readonly Pod[]): readonly Recipient[] =>
  pods.flatMap((pod) =>
    recipients(pod.players.map((number) => accountIn(tournament, pod, number))).map((hearer) => ({
      ...hearer,
      pod: pod.pod,
    })),
  );
