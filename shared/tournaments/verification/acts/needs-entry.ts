import { millisecondsOf, after } from '../../../time/duration.ts';
import type { TournamentEvent } from '../../events/event.ts';
import { podOf, roundOf } from '../../record/queries.ts';
import type { Moment, Of } from '../moment.ts';
import { same } from '../../../engine/same.ts';

/** Whether an event comes about by an act of staff alone, which the audit has to tell of; the type checker asks for each. */
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
  // players leave by themselves, too
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

/** Whether an event needs an entry of the audit that tells of it. */
export const needsEntry = (moment: Moment): boolean => needed(moment.event.type, moment);

function needed<Type extends TournamentEvent['type']>(type: Type, moment: Of<Type>): boolean {
  const its = needs[type];
  return typeof its === 'function' ? its(moment) : its;
}

/** A round whose pods staff have made; where all are made by hand, or it was so before it was taken back, nobody says why. */
function isMade({ before, event, made }: Of<'RoundPublished'>): boolean {
  const { round, drawn } = event;
  if (!drawn.report.edited || before.rules === undefined) return false;
  const stage = before.regulations.stages[drawn.stage - 1];
  if (stage?.format === 'SWISS' && stage.pairing === 'MANUAL') return false;
  const { pods, byes } = made.get(round) ?? {};
  return !(same(pods, drawn.pods) && same(byes, drawn.byes));
}

/** More time by operators, who say why, or by a rule of the deadline that was applied just before. */
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
