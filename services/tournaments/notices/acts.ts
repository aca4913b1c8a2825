import { actSpec } from '../../../shared/tournaments/acts/registry.ts';
import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import type {
  Appeal,
  AuditEntry,
  ProposedAct,
  TournamentAct,
} from '../../../shared/tournaments/record/act.ts';
import {
  isResolved,
  playerOf,
  podOf,
  roundOf,
} from '../../../shared/tournaments/record/queries.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import type { Recipient } from '../directing-contract.ts';
import { recipients, sittingIn, type EventNotification } from './recipients.ts';
import { holdersOf, staffOf } from './staff.ts';

/**
 * Notifications of acts: for the players concerned, for approvers of a proposal, and for parties
 * and judges of an appeal.
 */
export function ofActs(
  tournament: Tournament,
  events: readonly TournamentEvent[],
): readonly EventNotification[] {
  return events.flatMap((event): readonly EventNotification[] => {
    switch (event.type) {
      case 'ActAudited':
        return acted(tournament, event.entry, events);
      case 'ActProposed':
        return [proposed(tournament, event.proposal)];
      case 'AppealOpened':
        return [appealed(tournament, event.appeal)];
      case 'AppealDecided':
        return decided(tournament, event);
      default:
        return [];
    }
  });
}

function acted(
  tournament: Tournament,
  { id, act, by, target }: AuditEntry,
  events: readonly TournamentEvent[],
): readonly EventNotification[] {
  if (!actSpec(act).notifies) return [];
  const { round } = target;
  const to = concerned(tournament, target, events).filter(({ account }) => account !== by);
  const deadline = events.find((event) => event.type === 'TimeExtended')?.deadline;
  const data = {
    act: actIn(act, events),
    ...(round !== undefined && { round }),
    ...(act === 'EXTEND' && deadline !== undefined && { deadline }),
  };
  return [{ type: 'tournament.act', about: id, data, to }];
}

/** The act that an approval carries out. */
const actIn = (act: TournamentAct, events: readonly TournamentEvent[]): string => {
  if (act !== 'APPROVE') return act;
  const types = events.map(({ type }) => type);
  if (types.includes('Disqualified')) return 'DISQUALIFY';
  return types.includes('RegulationsChanged') ? 'CHANGE_REGULATIONS' : act;
};

/**
 * The accounts concerned by an act: the players of the pod or round, or the one that it names; else
 * all players.
 */
function concerned(
  tournament: Tournament,
  { round, pod, number, account }: AuditEntry['target'],
  events: readonly TournamentEvent[],
): readonly Recipient[] {
  const named = events.flatMap((event) => (event.type === 'Disqualified' ? [event.number] : []));
  const [one = number] = named;
  if (one !== undefined) return ofNumber(tournament, one, events);
  if (account !== undefined) return recipients([account]);
  const its = round === undefined ? undefined : roundOf(tournament, round);
  // the state of a draft is only for staff
  if (its === undefined || its.status === 'DRAFT') return everybody(tournament);
  const sole = pod === undefined ? undefined : podOf(its, pod);
  return sittingIn(tournament, sole ? [sole] : its.pods.filter((each) => !isResolved(each)));
}

/** The holder of a start number, and the former holder if these events replaced them. */
function ofNumber(
  tournament: Tournament,
  number: number,
  events: readonly TournamentEvent[],
): readonly Recipient[] {
  const player = playerOf(tournament, number);
  const isReplaced = events.some(({ type }) => type === 'PlayerReplaced');
  return recipients([player?.account, ...(isReplaced ? [player?.before?.at(-1)] : [])]);
}

const everybody = ({ players }: Tournament): readonly Recipient[] =>
  recipients(players.filter(({ status }) => !over.includes(status)).map(({ account }) => account));
const over: readonly string[] = ['DROPPED', 'ELIMINATED', 'DISQUALIFIED'];

/** The accounts that may approve a proposal: not its author. */
const proposed = (tournament: Tournament, { id, by }: ProposedAct): EventNotification => ({
  type: 'tournament.act',
  about: id,
  data: { act: 'PROPOSAL' },
  to: recipients(holdersOf(tournament, 'OWNER', 'ARBITER').filter((account) => account !== by)),
});

/**
 * Notifies the judges of an appeal: not the account that ruled on the pod, sits in it, or appeals.
 * If no one is left, an admin has to decide: their role comes with tokens, so there is no list to
 * notify, and the owner and staff learn that one is needed.
 */
function appealed(tournament: Tournament, { id, by, round, pod }: Appeal): EventNotification {
  const its = podOf(roundOf(tournament, round ?? 0), pod ?? 0);
  const sitting = its ? sittingIn(tournament, [its]).map(({ account }) => account) : [];
  const barred = new Set([by, its?.ruledBy, ...sitting]);
  const named = holdersOf(tournament, 'APPEALS');
  const deciding = (named.length > 0 ? named : [tournament.owner]).filter(
    (account) => !barred.has(account),
  );
  const isLeftToAdmins = deciding.length === 0;
  const calling = staffOf(tournament).filter((account) => account !== by);
  return {
    type: 'tournament.appeal',
    about: id,
    data: {
      status: isLeftToAdmins ? 'NEEDS_ADMIN' : 'OPEN',
      ...(round !== undefined && { round }),
    },
    to: recipients(isLeftToAdmins ? calling : deciding),
  };
}

function decided(
  { appeals }: Tournament,
  { id, status }: Extract<TournamentEvent, { type: 'AppealDecided' }>,
): readonly EventNotification[] {
  const appeal = appeals.find((each) => each.id === id);
  if (appeal === undefined) return [];
  const { by, round, pod } = appeal;
  return [
    {
      type: 'tournament.appeal',
      about: `${id} decided`,
      data: { status, ...(round !== undefined && { round }) },
      to: [{ account: by, ...(pod !== undefined && { pod }) }],
    },
  ];
}
