import type { TournamentRole } from '../../shared/tournaments/record/act.ts';
import { playerBy } from '../../shared/tournaments/record/queries.ts';
import type { Tournament, TournamentStatus } from '../../shared/tournaments/record/tournament.ts';
import { isArbiter, type AccountActor } from '../platform/requests/actor.ts';
import { refuse } from '../platform/requests/refusal.ts';
import { noTournament } from './aggregate.ts';
import type { TournamentAction } from './contract.ts';

/** A role in a tournament, or the global one of an admin. */
export type ActingRole = TournamentRole | 'ADMIN';

const SETTERS = ['OWNER', 'ORGANIZER', 'ADMIN'] as const;
const HELPERS = [...SETTERS, 'STAFF'] as const;
const DRAWERS = [...SETTERS, 'ARBITER'] as const;
const RULERS = ['OWNER', 'ARBITER', 'ADMIN'] as const;

const BEFORE = ['DRAFT', 'ANNOUNCED', 'REGISTRATION', 'CHECK_IN'] as const;
const OPEN = ['REGISTRATION', 'CHECK_IN'] as const;
const ON = ['RUNNING'] as const;
const UNDER_WAY = ['RUNNING', 'PAUSED'] as const;
/** Statuses in which results may be ruled on, and appealed against. */
export const PLAYED = [...UNDER_WAY, 'FINISHED'] as const;
const ENROLLING = ['ANNOUNCED', ...OPEN, ...UNDER_WAY] as const;

type Permission = {
  readonly by: readonly ActingRole[];
  readonly in: readonly TournamentStatus[];
};

/** The acts of staff, with the roles and statuses that allow them. */
export const permissions = {
  updateTournament: { by: SETTERS, in: [...BEFORE, ...UNDER_WAY] },
  announceTournament: { by: SETTERS, in: ['DRAFT'] },
  openRegistration: { by: SETTERS, in: ['ANNOUNCED'] },
  setTournamentRole: { by: ['OWNER', 'ADMIN'], in: [...BEFORE, ...PLAYED] },
  cancelTournament: { by: ['OWNER', 'ADMIN'], in: [...BEFORE, ...UNDER_WAY] },
  startTournament: { by: SETTERS, in: OPEN },
  finalizeTournament: { by: SETTERS, in: ['FINISHED'] },
  invitePlayers: { by: HELPERS, in: [...BEFORE, ...UNDER_WAY] },
  registerPlayers: { by: HELPERS, in: ENROLLING },
  approvePlayer: { by: HELPERS, in: ENROLLING },
  dropPlayer: { by: HELPERS, in: ENROLLING },
  reinstatePlayer: { by: [...HELPERS, 'ARBITER'], in: UNDER_WAY },
  seedPlayers: { by: SETTERS, in: BEFORE },
  previewPairing: { by: DRAWERS, in: UNDER_WAY },
  draftRound: { by: DRAWERS, in: ON },
  editPairing: { by: DRAWERS, in: UNDER_WAY },
  repairRound: { by: DRAWERS, in: UNDER_WAY },
  publishRound: { by: DRAWERS, in: ON },
  unpublishRound: { by: DRAWERS, in: UNDER_WAY },
  discardRound: { by: DRAWERS, in: UNDER_WAY },
  adjudicatePod: { by: RULERS, in: PLAYED },
  replayPod: { by: RULERS, in: ON },
  inspectPod: { by: RULERS, in: PLAYED },
  extendTime: { by: RULERS, in: UNDER_WAY },
  replacePlayer: { by: RULERS, in: UNDER_WAY },
  penalisePlayer: { by: RULERS, in: PLAYED },
  disqualifyPlayer: { by: RULERS, in: [...OPEN, ...PLAYED] },
  changeRegulations: { by: RULERS, in: ['ANNOUNCED', ...OPEN, ...UNDER_WAY] },
  approveAct: { by: RULERS, in: ['ANNOUNCED', ...OPEN, ...PLAYED] },
  pauseTournament: { by: DRAWERS, in: ON },
  resumeTournament: { by: DRAWERS, in: ['PAUSED'] },
  decideAppeal: { by: ['APPEALS', 'OWNER', 'ADMIN'], in: PLAYED },
} as const satisfies Partial<Record<TournamentAction, Permission>>;

export type StaffAction = keyof typeof permissions;

/**
 * The roles of an account in a tournament; a bot account is at most staff, whatever it was given.
 */
export function rolesOf(
  { owner, roles }: Pick<Tournament, 'owner' | 'roles'>,
  actor: AccountActor | undefined,
): readonly TournamentRole[] {
  if (actor === undefined) return [];
  const own = owner === actor.account ? (['OWNER'] as const) : [];
  const held = [...own, ...(roles[actor.account] ?? [])];
  return actor.machine ? held.filter((role) => role === 'STAFF') : held;
}

/** The roles of an account in a tournament, the admins' role included. */
export const standingOf = (
  tournament: Pick<Tournament, 'owner' | 'roles'>,
  actor: AccountActor | undefined,
): readonly ActingRole[] => [
  ...rolesOf(tournament, actor),
  ...(actor?.roles.includes('admin') === true && actor.machine !== true ? ['ADMIN' as const] : []),
];

/** True if an account sees staff's content: drafts, codes, proposals. */
export const isStaff = (
  tournament: Pick<Tournament, 'owner' | 'roles'>,
  actor: AccountActor | undefined,
): boolean => standingOf(tournament, actor).some((role) => role !== 'APPEALS');

/** True if an account may know of a tournament. */
export function mayFind(tournament: Tournament, actor: AccountActor | undefined): boolean {
  const stands = standingOf(tournament, actor).length > 0;
  if (tournament.status === 'DRAFT' || stands) return stands;
  if (tournament.visibility !== 'PRIVATE') return true;
  if (actor === undefined) return false;
  return (
    tournament.invited.includes(actor.account) ||
    playerBy(tournament, actor.account) !== undefined ||
    tournament.players.some(({ before = [] }) => before.includes(actor.account))
  );
}

/**
 * Refuses accounts that can't set up tournaments: bot accounts, and people without a role for it.
 */
export function checkOrganizes(actor: AccountActor): void {
  if (isArbiter(actor) && !actor.machine) return;
  refuse('FORBIDDEN', 'You need the role organizer or admin for this.');
}

/** The role that allows an act of staff; refused if there is none, or not in this status. */
export function checkMay(
  tournament: Tournament,
  actor: AccountActor,
  action: StaffAction,
): ActingRole {
  if (!mayFind(tournament, actor)) return noTournament();
  const { by, in: statuses }: Permission = permissions[action];
  const role = standingOf(tournament, actor).find((each) => by.includes(each));
  if (role === undefined) {
    return refuse('FORBIDDEN', `Only these roles can do this: ${by.join(', ')}.`);
  }
  checkStatus(tournament, statuses);
  return role;
}

/** Refuses an act that is not allowed in the tournament's status. */
export function checkStatus(
  { status }: Pick<Tournament, 'status'>,
  allowed: readonly TournamentStatus[],
): void {
  if (allowed.includes(status)) return;
  refuse('TOURNAMENT_STATE', `Status is ${status}; must be ${allowed.join(', ')}.`, {
    status,
    allowed,
  });
}
