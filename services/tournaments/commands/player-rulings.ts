import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import { accountIn, isResolved, playerBy } from '../../../shared/tournaments/record/queries.ts';
import { refuseInput } from '../../requests/refusal.ts';
import type { Inputs } from '../contract.ts';
import { checkIsAnother, checkSitsNot } from './conflict.ts';
import type { Judge } from './judging.ts';
import { noRound, playerNumbered, podIn } from './named.ts';

/** Puts an account in the place of another, from the next round on, or in the seat of the running match as well. */
export const replacePlayer: Judge<Inputs['replace']> = ({ tournament, actor, input }) => {
  const { number, accountId, seat } = input;
  const player = playerNumbered(tournament, number);
  checkIsAnother(player.account, actor);
  checkIsAnother(accountId, actor);
  if (playerBy(tournament, accountId) !== undefined) {
    refuseInput({ path: ['accountId'], detail: 'They play here already.' });
  }
  // what has not begun, a draft above all, is made with whoever holds the number then
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
    : // whoever sits stays there: their pod counts for the number all the same
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

/** Warns a player, takes points from one, or has one come last in a pod. */
export const penalisePlayer: Judge<Inputs['penalise']> = ({ tournament, actor, input }) => {
  const { number, kind, points, round, pod } = input;
  checkIsAnother(playerNumbered(tournament, number).account, actor);
  if (kind === 'POINTS' && points === undefined) {
    refuseInput({ path: ['points'], detail: 'Say how many, in thousandths.' });
  }
  if (kind === 'POD_LOSS') {
    if (round === undefined || pod === undefined) {
      return refuseInput({ path: ['pod'], detail: 'Say which pod, by its round and number.' });
    }
    const its = podIn(tournament, round, pod).pod;
    checkSitsNot(tournament, its, actor);
    if (!its.players.includes(number)) {
      refuseInput({ path: ['number'], detail: 'They do not sit in this pod.' });
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
