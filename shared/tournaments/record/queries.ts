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

/** The round that is to be published next: drafts, which staff alone see, do not count. */
export const nextRound = ({ rounds }: Pick<Tournament, 'rounds'>): number =>
  1 + Math.max(0, ...rounds.filter(({ status }) => status !== 'DRAFT').map(({ round }) => round));

export const podOf = (round: Round | undefined, number: number): Pod | undefined =>
  round?.pods.find(({ pod }) => pod === number);

/** Whether nothing more is to come of a pod. */
export const isResolved = ({ status }: Pod): boolean =>
  status === 'FINISHED' || status === 'ADJUDICATED';

/** The rounds of a stage, in order. */
export const roundsOf = ({ rounds }: Tournament, stage: number): readonly Round[] =>
  rounds.filter((round) => round.stage === stage);

/** The rounds that are not over, drafts among them. */
export const openRounds = ({ rounds }: Tournament): readonly Round[] =>
  rounds.filter(({ status }) => status !== 'COMPLETED');

/** The account in a seat of a pod: who took it over, or else who holds the start number. */
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

/** Whether an account plays: it holds a place, or still sits in a pod for a number that it has handed on. */
export const playsIn = (tournament: Tournament, account: string): boolean =>
  playerBy(tournament, account) !== undefined ||
  openRounds(tournament).some(({ pods }) =>
    pods.some((pod) => !isResolved(pod) && Object.values(pod.substitutes ?? {}).includes(account)),
  );

/** The start numbers of a stage: of the first all that were given, of later ones who was let in. */
export const entrantsOf = ({ entrants, numbers }: Tournament, stage: number): readonly number[] =>
  stage > 1 ? (entrants[stage - 1] ?? []) : numbers.map((_, i) => i + 1);

/** Who may play in a round: registered, or under way. */
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

/** Whether they have to have checked in for a round, and did not. */
const isMissing = ({ regulations }: Tournament, player: Player, round: number): boolean =>
  regulations.checkIn?.eachRound === true && round > 1 && (player.checkedIn ?? 0) < round;

/** Who is to be paired in a round of the present stage, and who of those still in the event is not. */
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

/** The version that changed the regulations, or the setting, last, as staff see it. */
export const changedAtOf = ({ changedAt, changedUnseenAt = 0 }: Tournament): number =>
  Math.max(changedAt, changedUnseenAt);
