import type { Player } from './player.ts';
import type { Pod, Round } from './round.ts';
import type { Tournament } from './tournament.ts';

/** The player of a start number, if there is one. */
export function playerOf({ players, numbers }: Tournament, number: number): Player | undefined {
  const index = numbers[number - 1];
  return index === undefined ? undefined : players[index];
}

/** The player whose place an account holds. */
export const playerBy = ({ players }: Tournament, account: string): Player | undefined =>
  players.find((player) => player.account === account);

export const roundOf = ({ rounds }: Tournament, number: number): Round | undefined =>
  rounds.find(({ round }) => round === number);

/** The number of the next round to be published. Drafts do not count, as only staff see them. */
export const nextRound = ({ rounds }: Pick<Tournament, 'rounds'>): number =>
  1 + Math.max(0, ...rounds.filter(({ status }) => status !== 'DRAFT').map(({ round }) => round));

export const podOf = (round: Round | undefined, number: number): Pod | undefined =>
  round?.pods.find(({ pod }) => pod === number);

/** True if a pod has its final result. */
export const isResolved = ({ status }: Pod): boolean =>
  status === 'FINISHED' || status === 'ADJUDICATED';

/** The rounds of a stage, in order. */
export const roundsOf = ({ rounds }: Tournament, stage: number): readonly Round[] =>
  rounds.filter((round) => round.stage === stage);

/** The rounds that are not over, drafts among them. */
export const openRounds = ({ rounds }: Tournament): readonly Round[] =>
  rounds.filter(({ status }) => status !== 'COMPLETED');

/** The account in a seat of a pod: the substitute, or else the holder of the start number. */
export const accountIn = (tournament: Tournament, pod: Pod, number: number): string | undefined =>
  pod.substitutes?.[number] ?? playerOf(tournament, number)?.account;

/** The pods, with their rounds, that an account sits in. */
export const podsWith = (
  tournament: Tournament,
  account: string,
): readonly { readonly round: Round; readonly pod: Pod }[] =>
  tournament.rounds.flatMap((round) =>
    round.pods
      .filter((pod) => pod.players.some((each) => accountIn(tournament, pod, each) === account))
      .map((pod) => ({ round, pod })),
  );

/**
 * True if an account plays: it holds a place, or still sits in a pod for a number that it has
 * handed on.
 */
export const playsIn = (tournament: Tournament, account: string): boolean =>
  playerBy(tournament, account) !== undefined ||
  openRounds(tournament).some(({ pods }) =>
    pods.some((pod) => !isResolved(pod) && Object.values(pod.substitutes ?? {}).includes(account)),
  );

/** The start numbers of a stage: all of them in the first, the entrants in later ones. */
export const entrantsOf = ({ entrants, numbers }: Tournament, stage: number): readonly number[] =>
  stage > 1 ? (entrants[stage - 1] ?? []) : numbers.map((_, i) => i + 1);

/** True if a player may play in a round: registered, checked in, or active. */
export const isIn = ({ status }: Pick<Player, 'status'>): boolean =>
  status === 'REGISTERED' || status === 'CHECKED_IN' || status === 'ACTIVE';

/** Rounds whose pods are not all resolved, and those pods. */
export const unresolvedIn = (
  tournament: Tournament,
): readonly { readonly round: number; readonly pod: number }[] =>
  tournament.rounds.flatMap(({ round, pods, status }) =>
    status === 'DRAFT' || status === 'COMPLETED'
      ? []
      : pods.filter((pod) => !isResolved(pod)).map(({ pod }) => ({ round, pod })),
  );

const inPlay = (player: Player): boolean => player.status === 'ACTIVE' && player.leaving !== true;

/** True if the player had to check in for a round and did not. */
const isMissing = ({ regulations }: Tournament, player: Player, round: number): boolean =>
  regulations.checkIn?.eachRound === true && round > 1 && (player.checkedIn ?? 0) < round;

/**
 * The players to be paired in a round of the present stage, and the absent ones who are still in
 * the event.
 */
export function fieldOf(
  tournament: Tournament,
  round: number,
): { readonly present: readonly number[]; readonly absent: readonly number[] } {
  const present: number[] = [];
  const absent: number[] = [];
  for (const number of entrantsOf(tournament, tournament.stage)) {
    const player = playerOf(tournament, number);
    if (player === undefined || (player.entered ?? 1) > round) continue;
    if (inPlay(player) && !isMissing(tournament, player, round)) present.push(number);
    else if (player.status === 'ACTIVE' || player.status === 'SITTING_OUT') absent.push(number);
  }
  return { present, absent };
}

/** The last version that changed the regulations or the setup, as staff see it. */
export const changedAtOf = ({ changedAt, changedUnseenAt = 0 }: Tournament): number =>
  Math.max(changedAt, changedUnseenAt);
