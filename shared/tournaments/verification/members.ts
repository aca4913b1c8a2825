import type { DrawnRound, TournamentEvent } from '../events/event.ts';
import type { Appeal, AuditEntry } from '../record/act.ts';
import type { Player } from '../record/player.ts';
import { fieldOf } from '../acts/field.ts';

type Type = TournamentEvent['type'];
type Names<T> = Readonly<Record<Exclude<keyof T, 'type'>, true>>;

/** The members that each event may have; the type checker asks for all of them. */
const members: { readonly [T in Type]: Names<Extract<TournamentEvent, { readonly type: T }>> } = {
  TournamentCreated: {
    ...{ name: true, description: true, visibility: true, owner: true },
    ...{ commitment: true, code: true, regulations: true },
  },
  TournamentUpdated: {
    ...{ name: true, description: true, visibility: true },
    ...{ code: true, regulations: true, apart: true },
  },
  TournamentAnnounced: { hash: true },
  RegistrationOpened: {},
  RoleSet: { account: true, roles: true },
  PlayersInvited: { accounts: true },
  PlayersRegistered: { players: true },
  PlayersUnregistered: { accounts: true },
  PlayersSet: { accounts: true, status: true },
  CheckInOpened: {},
  CheckedIn: { accounts: true, round: true },
  EntropyGiven: { account: true, entropy: true },
  PlayersSeeded: { accounts: true, alone: true },
  PlayersLeft: { numbers: true },
  PlayersDropped: { numbers: true },
  PlayerReinstated: { number: true },
  PlayersEliminated: { numbers: true },
  LivesLost: { numbers: true },
  PlayersEntered: { accounts: true, round: true },
  PlayerReplaced: { number: true, by: true, machine: true, entropy: true },
  TournamentStarted: { order: true, seed: true, figures: true, rules: true },
  PodsSeated: { round: true, pods: true },
  DraftEdited: { round: true, act: true },
  StageBegun: { stage: true, entrants: true },
  RoundDrafted: { round: true, drawn: true },
  RoundPublished: {
    ...{ round: true, drawn: true, startsAt: true, deadline: true, stepsHash: true },
    ...{ forbiddenHash: true, forbiddenSalt: true, withheld: true },
  },
  RoundUnpublished: { round: true },
  RoundStarting: { round: true, startsAt: true, deadline: true },
  RoundStarted: { round: true },
  RoundCompleted: { round: true },
  RoundReopened: { round: true },
  RoundSettled: { round: true, lucky: true },
  RoundDiscarded: { round: true },
  ResultsRecorded: { results: true },
  PodAdjudicated: { round: true, pod: true, places: true, by: true },
  PodReplayed: { round: true, pod: true, players: true },
  PodVoided: { round: true, pod: true },
  PodShrunk: { round: true, pod: true, players: true },
  PodHeld: { round: true, pod: true, why: true, by: true },
  PodReleased: { round: true, pod: true },
  DeadlineApplied: { round: true, pod: true, rule: true },
  TimeCalled: { round: true, pod: true },
  DeadlineNear: { round: true, percent: true, pods: true },
  TimeExtended: { round: true, pod: true, deadline: true, reason: true },
  PlayerSeated: { round: true, pod: true, number: true, account: true },
  ActAudited: { entry: true, note: true },
  ActProposed: { proposal: true },
  ActApproved: { id: true, by: true },
  Penalised: { number: true, kind: true, points: true, round: true, pod: true },
  Disqualified: { number: true, pastPods: true },
  RegulationsChanged: { regulations: true, hash: true },
  TournamentPaused: {},
  TournamentResumed: {},
  AppealOpened: { appeal: true },
  AppealDecided: { id: true, status: true, decision: true, by: true },
  TournamentFinished: {},
  TournamentFinalized: { secret: true },
  TournamentCancelled: { running: true },
  FactsFolded: { facts: true },
};

const drawn: Names<DrawnRound> = {
  ...{ stage: true, seed: true, regulations: true, pods: true, byes: true, missed: true },
  ...{ final: true, report: true, forbidden: true, byesFor: true },
};

const entry: Names<AuditEntry> = {
  ...{ id: true, at: true, by: true, role: true, act: true, target: true },
  ...{ before: true, after: true, reason: true, hash: true },
};

const player: Names<Player> = {
  ...{ account: true, status: true, at: true, entropy: true, machine: true, number: true },
  ...{ seed: true, entered: true, checkedIn: true, noShows: true, leaving: true, lives: true },
  ...{ before: true, out: true, disqualified: true, pastPods: true },
};

const appeal: Names<Appeal> = {
  ...{ id: true, by: true, at: true, round: true, pod: true, act: true, text: true },
  ...{ status: true, decision: true, decidedBy: true },
};

/** The unknown members of an event, by their paths. */
export function unknownMembers(event: TournamentEvent): readonly string[] {
  const { type, ...its } = event;
  if (!Object.hasOwn(members, type)) return [];
  const players = fieldOf(event, 'players');
  return [
    ...strangers(its, members[type], type),
    ...strangers(fieldOf(event, 'drawn'), drawn, `${type}.drawn`),
    ...strangers(fieldOf(event, 'entry'), entry, `${type}.entry`),
    ...strangers(fieldOf(event, 'appeal'), appeal, `${type}.appeal`),
    ...(type === 'PlayersRegistered' && Array.isArray(players) ? players : []).flatMap((each) =>
      strangers(each, player, `${type}.players`),
    ),
  ];
}

const strangers = (
  value: unknown,
  known: Readonly<Record<string, true>>,
  path: string,
): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.keys(value).flatMap((name) => (Object.hasOwn(known, name) ? [] : [`${path}.${name}`]))
    : [];
