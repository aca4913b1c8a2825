import { playerBy, podsWith } from '../../../shared/tournaments/record/queries.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import type { TournamentAction } from '../contract.ts';
import { checkInObstacle } from '../facts/check-in.ts';
import { isEnrolling } from '../facts/fold.ts';
import { mayComeLate } from '../facts/registering.ts';
import { appealsUntil, hasOpenAppeals } from '../progress/appeals.ts';
import { isDue } from '../progress/times.ts';
import { permissions, PLAYED, standingOf, type StaffAction } from '../permissions.ts';

/** Conditions under which an act of staff has a target. */
const finds: Readonly<
  Partial<Record<StaffAction, (tournament: Tournament, at: string) => boolean>>
> = {
  draftRound: ({ rounds }) =>
    rounds.every(({ status }) => status === 'COMPLETED' || status === 'DRAFT'),
  editPairing: hasUpcoming,
  repairRound: hasUpcoming,
  publishRound: ({ rounds }) => rounds.some(({ status }) => status === 'DRAFT'),
  unpublishRound: ({ rounds }) => rounds.some(({ status }) => status === 'PUBLISHED'),
  discardRound: hasDiscardable,
  approvePlayer: ({ players }) => players.some(({ status }) => status === 'PENDING'),
  approveAct: ({ proposed }) => proposed.some(({ status }) => status === 'OPEN'),
  decideAppeal: ({ appeals }) => appeals.some(({ status }) => status === 'OPEN'),
  adjudicatePod: hasPods,
  replayPod: hasPods,
  extendTime: hasPods,
  inspectPod: hasPods,
  penalisePlayer: ({ numbers }) => numbers.length > 0,
  disqualifyPlayer: ({ numbers }) => numbers.length > 0,
  replacePlayer: ({ numbers }) => numbers.length > 0,
  reinstatePlayer: ({ players }) => players.some(({ status }) => status === 'DROPPED'),
  seedPlayers: ({ regulations }) => regulations.seeding === 'MANUAL',
  finalizeTournament: (tournament, at) =>
    !hasOpenAppeals(tournament) && isDue(appealsUntil(tournament), at),
};

function hasUpcoming({ rounds }: Tournament): boolean {
  return rounds.some(({ status }) => status === 'DRAFT' || status === 'PUBLISHED');
}

/**
 * True if drafts can be discarded; in a schedule all rounds together, as long as none is published.
 */
function hasDiscardable({ regulations, rounds, stage }: Tournament): boolean {
  const its = rounds.filter((round) => round.stage === stage);
  const isDraft = ({ status }: (typeof its)[number]) => status === 'DRAFT';
  return regulations.stages[stage - 1]?.format === 'ROUND_ROBIN'
    ? its.length > 0 && its.every(isDraft)
    : its.some(isDraft);
}

function hasPods({ rounds }: Tournament): boolean {
  return rounds.some(({ status }) => status !== 'DRAFT' && status !== 'PUBLISHED');
}

/** Actions available to a viewer now, so that a client needs to know no rule. */
export function actionsOf(
  tournament: Tournament,
  viewer: AccountActor | undefined,
  at: string,
): readonly TournamentAction[] {
  if (viewer === undefined) return [];
  const standing = standingOf(tournament, viewer);
  const ofStaff = (Object.keys(permissions) as StaffAction[]).filter((action) => {
    const { by, in: statuses } = permissions[action];
    const may = standing.some((role) => (by as readonly string[]).includes(role));
    const now = (statuses as readonly string[]).includes(tournament.status);
    return may && now && (finds[action]?.(tournament, at) ?? true);
  });
  return [...ofStaff, ...ofPlayers(tournament, viewer, at)];
}

function ofPlayers(
  tournament: Tournament,
  { account }: AccountActor,
  at: string,
): TournamentAction[] {
  const player = playerBy(tournament, account);
  const isOn = !['DRAFT', 'FINISHED', 'FINAL', 'CANCELLED'].includes(tournament.status);
  if (player === undefined) return isEnrolling(tournament) ? ['registerForTournament'] : [];
  const { status } = tournament;
  const mayCheckIn = checkInObstacle(tournament, player, at) === undefined;
  const appealed = (round: number, pod: number) =>
    tournament.appeals.some(
      (each) => each.by === account && each.round === round && each.pod === pod,
    );
  const mayAppeal =
    (PLAYED as readonly string[]).includes(status) &&
    podsWith(tournament, account).some(
      ({ round, pod }) => pod.places !== undefined && !appealed(round.round, pod.pod),
    );
  return [
    ...(mayComeLate(tournament, player) ? (['registerForTournament'] as const) : []),
    ...(isOn && player.leaving !== true && player.status !== 'DROPPED'
      ? (['withdrawFromTournament'] as const)
      : []),
    ...(mayCheckIn ? (['checkIn'] as const) : []),
    ...(mayAppeal ? (['openAppeal'] as const) : []),
  ];
}
