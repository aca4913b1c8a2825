import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import { accountIn, isResolved, playerBy } from '../../../shared/tournaments/record/queries.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { isGuestAccount } from '../../platform/requests/guest.ts';
import { refuseInput } from '../../platform/requests/refusal.ts';
import type { ActInputs } from '../contract.ts';
import { checkIsAnother, checkPlaysNot, checkSitsNot } from './conflict.ts';
import { GUEST } from '../facts/players.ts';
import type { Judge } from '../judging.ts';
import { noRound, playerNumbered, podIn } from './named.ts';

/** Maximum number of times a start number is handed on. */
const MOST_HOLDERS = 16;

/**
 * Replaces the account of a player, from the next round on, or in the seat of the running match as
 * well.
 */
export const replacePlayer: Judge<ActInputs['replacePlayer']> = ({ tournament, actor, input }) => {
  const { number, accountId, seat } = input;
  const player = playerNumbered(tournament, number);
  checkIsAnother(player.account, actor);
  checkIsAnother(accountId, actor);
  // players may gain by the choice of another player's substitute
  checkPlaysNot(tournament, actor);
  if (isGuestAccount(accountId)) refuseInput({ path: ['accountId'], detail: GUEST });
  if (playerBy(tournament, accountId) !== undefined) {
    refuseInput({ path: ['accountId'], detail: 'This account already plays in this tournament.' });
  }
  if ((player.before?.length ?? 0) >= MOST_HOLDERS) {
    const detail = `A start number can change hands at most ${String(MOST_HOLDERS)} times.`;
    refuseInput({ path: ['number'], detail });
  }
  // pods that have not begun, drafts above all, are made with the account that holds the number
  // then
  const sitting = tournament.rounds.flatMap(({ round, pods, status }) =>
    status !== 'STARTING' && status !== 'RUNNING'
      ? []
      : pods
          .filter((pod) => pod.players.includes(number) && !isResolved(pod))
          .map((pod) => ({ round, pod })),
  );
  const seated = seat
    ? sitting.map(({ round, pod }): TournamentEvent => {
        checkSitsNot(tournament, pod, actor);
        return { type: 'PlayerSeated', round, pod: pod.pod, number, account: accountId };
      })
    : // the present account keeps the seat: the pod counts for the number all the same
      sitting
        .filter(({ pod }) => pod.status === 'RUNNING')
        .map(({ round, pod }): TournamentEvent => ({
          type: 'PlayerSeated',
          round,
          pod: pod.pod,
          number,
          account: accountIn(tournament, pod, number) ?? player.account,
        }));
  return [...seated, { type: 'PlayerReplaced', number, by: accountId }];
};

/** Maximum number of penalties of one player, and of all players of a tournament. */
const MOST_OF_ONE = 20;
const MOST_PENALTIES = 1_000;

/** Refuses to penalise a player beyond the limits of a player or a tournament. */
function checkPenalties({ penalties }: Tournament, number: number): void {
  if (penalties.length >= MOST_PENALTIES) {
    const detail = `A tournament can have at most ${String(MOST_PENALTIES)} penalties.`;
    refuseInput({ path: [], detail });
  }
  if (penalties.filter((each) => each.number === number).length < MOST_OF_ONE) return;
  const detail = `A player can get at most ${String(MOST_OF_ONE)} penalties. Disqualify the player instead.`;
  refuseInput({ path: ['number'], detail });
}

/** Penalises a player: a warning, a deduction of points, or the last place in a pod. */
export const penalisePlayer: Judge<ActInputs['penalisePlayer']> = ({
  tournament,
  actor,
  input,
}) => {
  const { number, kind, points, round, pod } = input;
  checkIsAnother(playerNumbered(tournament, number).account, actor);
  // a warning changes no standing
  if (kind !== 'WARNING') checkPlaysNot(tournament, actor);
  checkPenalties(tournament, number);
  if (kind === 'POINTS' && points === undefined) {
    refuseInput({ path: ['points'], detail: 'Required for POINTS, in thousandths.' });
  }
  if (kind === 'POD_LOSS') {
    if (round === undefined || pod === undefined) {
      return refuseInput({ path: ['pod'], detail: 'Required, together with `round`.' });
    }
    const its = podIn(tournament, round, pod).pod;
    checkSitsNot(tournament, its, actor);
    if (!its.players.includes(number)) {
      refuseInput({ path: ['number'], detail: "This player isn't in this pod." });
    }
  }
  const published = tournament.rounds.filter(({ status }) => status !== 'DRAFT');
  if (round !== undefined && !published.some((each) => each.round === round)) noRound();
  const at = round ?? published.at(-1)?.round;
  return [
    {
      type: 'Penalised',
      number,
      kind,
      ...(kind === 'POINTS' && points !== undefined && { points }),
      ...(at !== undefined && { round: at }),
      ...(pod !== undefined && { pod }),
    },
  ];
};
