import { hashOf } from '../../../shared/tournaments/chance/derived.ts';
import type { TournamentRole } from '../../../shared/tournaments/record/act.ts';
import { toHex } from '../../../shared/engine/index.ts';
import { refuse, refuseInput } from '../../platform/requests/refusal.ts';
import type { ActInputs } from '../contract.ts';
import { appealsUntil } from '../progress/appeals.ts';
import { checkEnough, startEvents } from '../progress/start.ts';
import { isDue } from '../progress/times.ts';
import { checkCode, regulationsOf } from '../regulations.ts';
import { checkSeries } from '../series/seeding.ts';
import type { Judge } from '../judging.ts';

/** Changes name, description, visibility and code at any time, regulations while they do not bind. */
export const updateTournament: Judge<ActInputs['updateTournament']> = async (judging) => {
  const { tournament, actor, input, deps } = judging;
  const { name, description, visibility, code, regulations, apart } = input;
  if (regulations !== undefined && tournament.status !== 'DRAFT') {
    const detail =
      'The regulations are locked since the announcement. Two people can change them with `changeRegulations`.';
    refuse('REGULATIONS_LOCKED', detail);
  }
  const bound =
    regulations === undefined ? undefined : await regulationsOf(deps.games, regulations);
  if (bound) {
    await checkSeries(deps, actor, bound);
    checkCode(bound, code ?? tournament.code);
  }
  return [
    {
      type: 'TournamentUpdated',
      ...(name !== undefined && { name }),
      ...(description !== undefined && { description }),
      ...(visibility !== undefined && { visibility }),
      ...(code !== undefined && { code }),
      ...(apart !== undefined && { apart }),
      ...(bound && { regulations: bound }),
    },
  ];
};

/** Announces a tournament; from now on its regulations are binding. */
export const announceTournament: Judge<ActInputs['announceTournament']> = ({ tournament }) => [
  { type: 'TournamentAnnounced', hash: hashOf(tournament.regulations) },
];

export const openRegistration: Judge<ActInputs['openRegistration']> = () => [
  { type: 'RegistrationOpened' },
];

/** Grants a role to an account, or revokes it. */
export const setTournamentRole: Judge<ActInputs['setTournamentRole']> = ({ tournament, input }) => {
  const { accountId, role, granted } = input;
  const held = tournament.roles[accountId] ?? [];
  if (held.includes(role) === granted) return [];
  if (Object.keys(tournament.roles).length >= MOST_STAFF && held.length === 0) {
    const detail = `At most ${String(MOST_STAFF)} accounts can have roles in a tournament.`;
    refuseInput({ path: ['accountId'], detail });
  }
  const roles: readonly TournamentRole[] = granted
    ? [...held, role]
    : held.filter((each) => each !== role);
  return [{ type: 'RoleSet', account: accountId, roles }];
};

const MOST_STAFF = 64;

/** Cancels a tournament; running matches go on unrated, or are voided. */
export const cancelTournament: Judge<ActInputs['cancelTournament']> = ({ input }) => [
  { type: 'TournamentCancelled', running: input.running },
];

/** Starts a tournament: gives start numbers to the players present. */
export const startTournament: Judge<ActInputs['startTournament']> = async (judging) => {
  checkEnough(judging.tournament);
  return startEvents(judging);
};

/** Declares all results final, and reveals the secret: not before the time for appeals has passed, which was promised. */
export const finalizeTournament: Judge<ActInputs['finalizeTournament']> = ({
  tournament,
  secret,
  at,
}) => {
  const open = tournament.appeals.filter(({ status }) => status === 'OPEN');
  if (open.length > 0) {
    const ids = open.map(({ id }) => id).join(', ');
    refuse('TOURNAMENT_STATE', `Decide the open appeals first: ${ids}.`, {
      status: tournament.status,
      allowed: ['FINISHED'],
    });
  }
  const until = appealsUntil(tournament);
  if (!isDue(until, at)) {
    const detail = `Players can appeal until ${until ?? ''}. Finalize the tournament after that.`;
    refuse('TOURNAMENT_STATE', detail, { status: tournament.status, allowed: [] });
  }
  return [{ type: 'TournamentFinalized', secret: toHex(secret) }];
};
