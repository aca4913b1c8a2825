import type { TournamentEvent } from '../../events/event.ts';
import type { Check, Moment, Of } from '../../acts/moment.ts';
import {
  announced,
  appealed,
  audited,
  changed,
  decided,
  finalized,
  left,
  penalised,
  updated,
} from './acts.ts';
import { published } from './draws.ts';
import { numbersKnown } from './numbers.ts';
import {
  checkedIn,
  dropped,
  entered,
  moved,
  registered,
  started,
  unregistered,
} from './players.ts';
import {
  adjudicated,
  called,
  ofPod,
  recorded,
  released,
  replayed,
  ruled,
  seated,
  shrunk,
} from './pods.ts';
import { inOrder } from './status.ts';
import {
  byRound,
  completed,
  finished,
  reopened,
  roundStarted,
  settled,
  starting,
  stageBegun,
  unpublished,
} from './rounds.ts';

type Checks = { readonly [Type in TournamentEvent['type']]?: Check<Of<Type>> };

/** The checks of each event, beyond replaying it. */
const checks: Checks = {
  TournamentUpdated: updated,
  TournamentAnnounced: announced,
  PlayersRegistered: registered,
  PlayersUnregistered: unregistered,
  PlayersSet: moved,
  CheckedIn: checkedIn,
  PlayersEntered: entered,
  PlayersLeft: left,
  PlayersDropped: dropped,
  PlayersEliminated: byRound,
  LivesLost: byRound,
  TournamentStarted: started,
  StageBegun: stageBegun,
  RoundPublished: published,
  RoundUnpublished: unpublished,
  PodsSeated: seated,
  RoundStarting: starting,
  RoundStarted: roundStarted,
  RoundCompleted: completed,
  RoundReopened: reopened,
  RoundSettled: settled,
  ResultsRecorded: recorded,
  PodAdjudicated: adjudicated,
  PodReplayed: replayed,
  PodShrunk: shrunk,
  PodHeld: ofPod,
  PodReleased: released,
  PlayerSeated: ofPod,
  DeadlineApplied: ruled,
  TimeCalled: called,
  ActAudited: audited,
  AppealOpened: appealed,
  AppealDecided: decided,
  Penalised: penalised,
  RegulationsChanged: changed,
  TournamentFinished: finished,
  TournamentFinalized: finalized,
};

/** Yields every fault of an event, in words. */
export function* checked(moment: Moment): Iterable<string> {
  yield* inOrder(moment);
  yield* numbersKnown(moment);
  yield* ofType(moment.event.type, moment);
}

const ofType = <Type extends TournamentEvent['type']>(
  type: Type,
  moment: Of<Type>,
): Iterable<string> => checks[type]?.(moment) ?? [];
