import { accountIn, playsIn } from '../../../shared/tournaments/record/queries.ts';
import type { Pod } from '../../../shared/tournaments/record/round.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import { refuse } from '../../platform/requests/refusal.ts';

/** Refuses players of a tournament acts that decide its pairings. */
export function checkPlaysNot(tournament: Tournament, { account }: AccountActor): void {
  if (!playsIn(tournament, account)) return;
  refuse('CONFLICT_OF_INTEREST', 'You play in this tournament. Someone else must do this.');
}

/** Refuses players of a pod to rule on it, or to look into it. */
export function checkSitsNot(tournament: Tournament, pod: Pod, { account }: AccountActor): void {
  if (!pod.players.some((number) => accountIn(tournament, pod, number) === account)) return;
  refuse('CONFLICT_OF_INTEREST', "You can't rule on a pod you play in. Someone else must.");
}

/** Refuses accounts to rule on themselves. */
export function checkIsAnother(account: string, actor: AccountActor): void {
  if (account !== actor.account) return;
  refuse('CONFLICT_OF_INTEREST', "You can't rule on yourself. Someone else must.");
}
