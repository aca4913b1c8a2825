import { hashOf } from '../../../shared/tournaments/chance/derived.ts';
import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import type { ActTarget, ProposedAct } from '../../../shared/tournaments/record/act.ts';
import {
  accountIn,
  isResolved,
  playerBy,
  playerOf,
  podOf,
  roundOf,
} from '../../../shared/tournaments/record/queries.ts';
import type { Player } from '../../../shared/tournaments/record/player.ts';
import type { Pod, Round } from '../../../shared/tournaments/record/round.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { after, millisecondsOf } from '../../time/duration.ts';
import { refuse, refuseInput } from '../../requests/refusal.ts';
import type { Inputs } from '../contract.ts';
import { regulationsOf } from '../regulations.ts';
import { checkSeries } from '../series/seeding.ts';
import { checkIsAnother, checkSitsNot } from './conflict.ts';
import type { Judge } from './judging.ts';

/** Settles a pod by ruling, whatever came of its match; corrects a result as long as nothing is final. */
export const adjudicatePod: Judge<Inputs['adjudicate']> = ({ tournament, actor, input }) => {
  const { round, pod: number } = input;
  const { pod } = podIn(tournament, round, number);
  checkSitsNot(tournament, pod, actor);
  const places = input.places.map(({ number: who, place, score, points }) => ({
    number: who,
    place,
    ...(score !== undefined && { score }),
    ...(points !== undefined && { points }),
  }));
  const named = places.map((each) => each.number);
  const mistakes = [
    ...named.flatMap((who, i) => {
      const unknown = !pod.players.includes(who);
      const twice = named.indexOf(who) !== i;
      const detail = unknown ? 'They do not sit in this pod.' : 'They stand in the list twice.';
      return unknown || twice ? [{ path: ['places', i, 'number'], detail }] : [];
    }),
    ...pod.players.flatMap((who) =>
      named.includes(who) ? [] : [{ path: ['places'], detail: `${String(who)} is missing.` }],
    ),
    ...places.flatMap(({ place }, i) => {
      const ahead = places.filter((each) => each.place < place).length;
      const detail = `Whoever shares a place shares its number, and the next is left out: this is place ${String(ahead + 1)}.`;
      return place === ahead + 1 ? [] : [{ path: ['places', i, 'place'], detail }];
    }),
  ];
  if (mistakes.length > 0) refuseInput(...mistakes);
  return [{ type: 'PodAdjudicated', round, pod: number, places, by: actor.account }];
};

/** Has a pod played again: its match comes to nothing, and another is made. */
export const replayPod: Judge<Inputs['replay']> = ({ tournament, actor, input }) => {
  const { round: number, pod: which, players } = input;
  const { round, pod } = podIn(tournament, number, which);
  checkSitsNot(tournament, pod, actor);
  const last = tournament.rounds.at(-1);
  if (
    round.stage !== tournament.stage ||
    (last && last.round !== number && last.status !== 'DRAFT')
  ) {
    const detail = 'A pod is played again before the next round is published.';
    refuse('TOURNAMENT_STATE', detail, { status: round.status, allowed: ['RUNNING'] });
  }
  if (players !== undefined && !isSame(players, pod.players)) {
    const detail = `They must be ${pod.players.join(', ')}, in whatever order of seats.`;
    refuseInput({ path: ['players'], detail });
  }
  return [
    { type: 'PodReplayed', round: number, pod: which, ...(players && { players }) },
    ...(last && last.round !== number
      ? [{ type: 'RoundDiscarded', round: last.round } as const]
      : []),
  ];
};

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((each) => b.includes(each)) && new Set(a).size === a.length;

/** Gives a round, or one pod, more time. */
export const extendTime: Judge<Inputs['extend']> = ({ tournament, actor, input, at }) => {
  const { round: number, pod: which, by } = input;
  const round = roundOf(tournament, number) ?? noRound();
  const pod = which === undefined ? undefined : podIn(tournament, number, which).pod;
  if (pod) checkSitsNot(tournament, pod, actor);
  if (round.status === 'COMPLETED' || (pod && isResolved(pod))) {
    const { status } = pod ?? round;
    refuse('TOURNAMENT_STATE', 'It is over.', { status, allowed: ['PUBLISHED', 'RUNNING'] });
  }
  const deadline = pod?.deadline ?? round.deadline;
  if (deadline === undefined) {
    return refuseInput({ path: ['round'], detail: 'It has no deadline.' });
  }
  const from = deadline > at ? deadline : at;
  return [
    {
      type: 'TimeExtended',
      round: number,
      ...(which !== undefined && { pod: which }),
      deadline: after(from, millisecondsOf(by) ?? 0),
    },
  ];
};

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
  const current = tournament.rounds.filter(({ status }) => status !== 'DRAFT').at(-1)?.round;
  const at = round ?? current;
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

/** Proposes to put a player out for good; a second person has to approve it. */
export const disqualifyPlayer: Judge<Inputs['disqualify']> = ({ tournament, actor, input, at }) => {
  const { number, pastPods, reason } = input;
  checkIsAnother(playerNumbered(tournament, number).account, actor);
  return [
    proposal(tournament, {
      by: actor.account,
      at,
      act: 'DISQUALIFY',
      says: { number, pastPods },
      reason,
    }),
  ];
};

/** Proposes to change the regulations; a second person has to approve it. */
export const changeRegulations: Judge<Inputs['changeRegulations']> = async ({
  tournament,
  actor,
  input,
  at,
  deps,
}) => {
  const says = await regulationsOf(deps.games, input.regulations);
  await checkSeries(deps, actor, says);
  const { reason } = input;
  return [proposal(tournament, { by: actor.account, at, act: 'CHANGE_REGULATIONS', says, reason })];
};

const MOST_PROPOSED = 100;

function proposal(
  { proposed }: Tournament,
  act: Omit<ProposedAct, 'id' | 'status'>,
): TournamentEvent {
  if (proposed.length >= MOST_PROPOSED) {
    refuseInput({
      path: [],
      detail: `At most ${String(MOST_PROPOSED)} acts are proposed in one event.`,
    });
  }
  const id = `p${String(proposed.length + 1)}`;
  return { type: 'ActProposed', proposal: { id, ...act, status: 'OPEN' } };
}

/** Approves what another has proposed, which takes effect by this. */
export const approveAct: Judge<Inputs['approve']> = ({ tournament, actor, input }) => {
  const proposed = tournament.proposed.find(({ id }) => id === input.actId);
  if (proposed === undefined) {
    return refuseInput({ path: ['actId'], detail: 'Nothing was proposed under this id.' });
  }
  const { id, by, act, says, status } = proposed;
  if (status !== 'OPEN') return [];
  if (by === actor.account) {
    refuse('SECOND_PERSON_REQUIRED', 'You have proposed it. Somebody else must approve it.');
  }
  const approved: TournamentEvent = { type: 'ActApproved', id, by: actor.account };
  if (act === 'DISQUALIFY') {
    const { number, pastPods } = says as { number: number; pastPods: 'KEEP' | 'RECOMPUTE' };
    checkIsAnother(playerNumbered(tournament, number).account, actor);
    return [approved, { type: 'Disqualified', number, pastPods }];
  }
  const regulations = says as Tournament['regulations'];
  return [approved, { type: 'RegulationsChanged', regulations, hash: hashOf(regulations) }];
};

export const pauseTournament: Judge<Inputs['rule']> = () => [{ type: 'TournamentPaused' }];
export const resumeTournament: Judge<Inputs['rule']> = () => [{ type: 'TournamentResumed' }];

/** A pod, with its round; refused where there is none. */
export function podIn(
  tournament: Tournament,
  number: number,
  which: number,
): { readonly round: Round; readonly pod: Pod } {
  const round = roundOf(tournament, number) ?? noRound();
  if (round.status === 'DRAFT' || round.status === 'PUBLISHED') {
    const { status } = round;
    const detail = 'Its matches are not made yet: edit its pairing.';
    refuse('TOURNAMENT_STATE', detail, { status, allowed: ['STARTING', 'RUNNING', 'COMPLETED'] });
  }
  const pod = podOf(round, which);
  const detail = `Round ${String(number)} has pods 1 to ${String(round.pods.length)}.`;
  return pod ? { round, pod } : refuseInput({ path: ['pod'], detail });
}

const noRound = (): never => refuseInput({ path: ['round'], detail: 'There is no such round.' });

/** The player of a start number; refused where there is none. */
function playerNumbered(tournament: Tournament, number: number): Player {
  const most = String(tournament.numbers.length);
  const detail = `There is no such start number; there are 1 to ${most}.`;
  return playerOf(tournament, number) ?? refuseInput({ path: ['number'], detail });
}

/** The fields of inputs that say what an act is done to, and as what the audit names that. */
const targets = {
  round: 'round',
  pod: 'pod',
  number: 'number',
  accountId: 'account',
  actId: 'act',
  appealId: 'appeal',
} as const satisfies Readonly<Record<string, keyof ActTarget>>;

/** What an act was done to, as its input says. */
export const targetOf = (input: Readonly<Record<string, unknown>>): ActTarget =>
  Object.fromEntries(
    Object.entries(targets).flatMap(([field, name]) =>
      input[field] === undefined ? [] : [[name, input[field]]],
    ),
  );
