import type {
  ActEvent,
  PlayerEvent,
  PodEvent,
  RoundEvent,
  SetupEvent,
  TournamentEvent,
} from '../events/event.ts';
import { evolveActs } from './acts.ts';
import { evolvePlayers } from './players.ts';
import { evolvePods } from './pods.ts';
import { evolveRounds } from './rounds.ts';
import type { Stamp } from '../record/stamp.ts';
import { created, evolveSetup } from './setup.ts';
import type { Tournament } from '../record/tournament.ts';

/** A commit of a tournament, as far as the fold reads it. */
export type TournamentCommit = Stamp & {
  readonly stream: string;
  readonly events: readonly TournamentEvent[];
};

/**
 * The tournament after one more commit: the whole state is a fold of these, from nothing.
 * @throws Error if the first event is not its creation
 */
export function evolve(
  tournament: Tournament | undefined,
  { events, ...commit }: TournamentCommit,
): Tournament {
  const after = events.reduce<Tournament | undefined>((sofar, event) => {
    if (event.type === 'TournamentCreated') return created(event, commit);
    if (sofar === undefined)
      throw new Error(`The tournament must be created before ${event.type}.`);
    return evolved(sofar, event, commit);
  }, tournament);
  if (after === undefined) throw new Error('A tournament must begin with an event.');
  return { ...after, version: commit.version, updatedAt: commit.at };
}

function evolved(
  tournament: Tournament,
  event: Exclude<TournamentEvent, { type: 'TournamentCreated' }>,
  stamp: Stamp,
): Tournament {
  if (event.type === 'FactsFolded') return { ...tournament, folded: event.facts };
  if (isSetup(event)) return evolveSetup(tournament, event, stamp);
  if (isOfPlayers(event)) return evolvePlayers(tournament, event);
  if (isOfRounds(event)) return evolveRounds(tournament, event, stamp);
  if (isOfPods(event)) return evolvePods(tournament, event, stamp);
  return isAct(event) ? evolveActs(tournament, event, stamp) : tournament;
}

/** True if the fold knows an event; it ignores others. */
export const isKnown = (event: TournamentEvent): boolean =>
  event.type === 'TournamentCreated' ||
  event.type === 'FactsFolded' ||
  [isSetup, isOfPlayers, isOfRounds, isOfPods, isAct].some((isOne) => isOne(event));

/** A predicate for events of these types; the type checker asks for each type of the family. */
const among =
  <Family extends TournamentEvent>(types: Readonly<Record<Family['type'], true>>) =>
  (event: TournamentEvent): event is Family =>
    Object.hasOwn(types, event.type);

const isSetup = among<Exclude<SetupEvent, { type: 'TournamentCreated' }>>({
  TournamentUpdated: true,
  TournamentAnnounced: true,
  RegistrationOpened: true,
  RoleSet: true,
});
const isOfPlayers = among<PlayerEvent>({
  PlayersInvited: true,
  PlayersRegistered: true,
  PlayersUnregistered: true,
  PlayersSet: true,
  CheckInOpened: true,
  CheckedIn: true,
  EntropyGiven: true,
  PlayersSeeded: true,
  PlayersLeft: true,
  PlayersDropped: true,
  PlayerReinstated: true,
  PlayersEliminated: true,
  LivesLost: true,
  PlayersEntered: true,
  PlayerReplaced: true,
});
const isOfRounds = among<RoundEvent>({
  TournamentStarted: true,
  StageBegun: true,
  RoundDrafted: true,
  RoundPublished: true,
  RoundUnpublished: true,
  PodsSeated: true,
  DraftEdited: true,
  RoundStarting: true,
  RoundStarted: true,
  RoundCompleted: true,
  RoundReopened: true,
  RoundSettled: true,
  RoundDiscarded: true,
});
const isOfPods = among<PodEvent>({
  ResultsRecorded: true,
  PodAdjudicated: true,
  PodReplayed: true,
  PodVoided: true,
  PodShrunk: true,
  PodHeld: true,
  PodReleased: true,
  DeadlineApplied: true,
  TimeCalled: true,
  DeadlineNear: true,
  TimeExtended: true,
  PlayerSeated: true,
});
const isAct = among<ActEvent>({
  ActAudited: true,
  ActProposed: true,
  ActApproved: true,
  Penalised: true,
  Disqualified: true,
  RegulationsChanged: true,
  TournamentPaused: true,
  TournamentResumed: true,
  AppealOpened: true,
  AppealDecided: true,
  TournamentFinished: true,
  TournamentFinalized: true,
  TournamentCancelled: true,
});
