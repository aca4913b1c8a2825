import { millisecondsOf, after } from '../../../time/duration.ts';
import type { TournamentEvent } from '../../events/event.ts';
import { podOf, roundOf } from '../../record/queries.ts';
import type { Moment, Of } from '../../acts/moment.ts';
import { same } from '../../../engine/same.ts';

/**
 * True if an event is caused only by an act of staff, so that the audit must have an entry; the
 * type checker requires each.
 */
type Needs = {
  readonly [Type in TournamentEvent['type']]: boolean | ((moment: Of<Type>) => boolean);
};

const needs: Needs = {
  TournamentCreated: false,
  TournamentUpdated: false,
  TournamentAnnounced: false,
  RegistrationOpened: false,
  RoleSet: false,
  PlayersInvited: false,
  PlayersRegistered: false,
  // players can leave on their own, too
  PlayersUnregistered: false,
  PlayersLeft: false,
  PlayersSet: false,
  CheckInOpened: false,
  CheckedIn: false,
  EntropyGiven: false,
  PlayersSeeded: false,
  PlayersDropped: false,
  PlayerReinstated: true,
  PlayersEliminated: false,
  LivesLost: false,
  PlayersEntered: false,
  PlayerReplaced: true,
  TournamentStarted: false,
  PodsSeated: false,
  DraftEdited: false,
  StageBegun: false,
  RoundDrafted: false,
  RoundPublished: isMade,
  RoundUnpublished: true,
  RoundStarting: false,
  RoundStarted: false,
  RoundCompleted: false,
  RoundReopened: true,
  RoundSettled: false,
  RoundDiscarded: false,
  ResultsRecorded: false,
  PodAdjudicated: true,
  PodReplayed: true,
  PodVoided: false,
  PodShrunk: false,
  PodHeld: false,
  PodReleased: true,
  DeadlineApplied: false,
  TimeCalled: false,
  DeadlineNear: false,
  TimeExtended: (moment) => !isGivenByRules(moment),
  PlayerSeated: true,
  ActAudited: false,
  ActProposed: false,
  ActApproved: true,
  Penalised: true,
  Disqualified: true,
  RegulationsChanged: true,
  TournamentPaused: true,
  TournamentResumed: true,
  AppealOpened: false,
  AppealDecided: true,
  TournamentFinished: false,
  TournamentFinalized: false,
  TournamentCancelled: true,
  FactsFolded: false,
};

/** True if an event needs an entry of the audit. */
export const needsEntry = (moment: Moment): boolean => needed(moment.event.type, moment);

function needed<Type extends TournamentEvent['type']>(type: Type, moment: Of<Type>): boolean {
  const its = needs[type];
  return typeof its === 'function' ? its(moment) : its;
}

/**
 * True if staff have made the pods of a round. An entry is not needed if all rounds are made by
 * hand, or the round had the same pods before it was taken back.
 */
function isMade({ before, event, made }: Of<'RoundPublished'>): boolean {
  const { round, drawn } = event;
  if (!drawn.report.edited || before.rules === undefined) return false;
  const stage = before.regulations.stages[drawn.stage - 1];
  if (stage?.format === 'SWISS' && stage.pairing === 'MANUAL') return false;
  const { pods, byes } = made.get(round) ?? {};
  return !(same(pods, drawn.pods) && same(byes, drawn.byes));
}

/**
 * True if time was added by operators, who give a reason, or by a rule of the deadline that was
 * applied just before.
 */
function isGivenByRules({ before, event, events, index, since, at }: Of<'TimeExtended'>): boolean {
  if (event.reason !== undefined) return true;
  const applied = events[index - 1];
  if (applied?.type !== 'DeadlineApplied') return false;
  if (applied.round !== event.round || applied.pod !== event.pod) return false;
  const pod = podOf(roundOf(before, event.round), applied.pod);
  const rule = before.regulations.rounds.onDeadline[(pod?.rules ?? 1) - 1];
  const by =
    rule?.rule === 'EXTEND' ? rule.by : rule?.rule === 'LAST_ROUND' ? rule.perTurn : undefined;
  const turns = rule?.rule === 'LAST_ROUND' ? 2 * (pod?.players.length ?? 0) : 1;
  const more = by === undefined ? undefined : millisecondsOf(by);
  if (more === undefined) return false;
  return event.deadline >= after(since, more * turns) && event.deadline <= after(at, more * turns);
}
