import type * as z from 'zod';
import type { TournamentAct } from '../../../shared/tournaments/record/act.ts';
import type { ActInputs } from '../contract.ts';
import {
  adjudicatePodInput,
  announceTournamentInput,
  approveActInput,
  approvePlayerInput,
  cancelTournamentInput,
  changeRegulationsInput,
  decideAppealInput,
  discardRoundInput,
  disqualifyPlayerInput,
  draftRoundInput,
  dropPlayerInput,
  editPairingInput,
  extendTimeInput,
  finalizeTournamentInput,
  invitePlayersInput,
  openAppealInput,
  openRegistrationInput,
  pauseTournamentInput,
  penalisePlayerInput,
  publishRoundInput,
  registerPlayersInput,
  reinstatePlayerInput,
  repairRoundInput,
  replacePlayerInput,
  replayPodInput,
  resumeTournamentInput,
  seedPlayersInput,
  setTournamentRoleInput,
  startTournamentInput,
  unpublishRoundInput,
  updateTournamentInput,
} from '../generated/inputs.ts';
import { decideAppeal, openAppeal } from './appeals.ts';
import { discardRound } from './discarding.ts';
import type { Judge } from '../judging.ts';
import {
  approvePlayer,
  dropPlayer,
  invitePlayers,
  registerPlayers,
  reinstatePlayer,
  seedPlayers,
} from '../facts/players.ts';
import { draftRound, editPairing, publishRound, repairRound, unpublishRound } from './rounds.ts';
import { pauseTournament, resumeTournament } from './pausing.ts';
import { penalisePlayer, replacePlayer } from './player-rulings.ts';
import { adjudicatePod, extendTime, replayPod } from './pod-rulings.ts';
import { approveAct, changeRegulations, disqualifyPlayer } from './proposals.ts';
import {
  announceTournament,
  cancelTournament,
  finalizeTournament,
  openRegistration,
  setTournamentRole,
  startTournament,
  updateTournament,
} from './setup.ts';

/** Acts that go to an inbox, or create a tournament, and so are judged elsewhere. */
type Apart = 'createTournament' | 'registerForTournament' | 'withdrawFromTournament' | 'checkIn';
export type JudgedAct = Exclude<keyof ActInputs, Apart>;

/**
 * An act: the schema of its input, its judge, and its name in the audit if it is entered with a
 * reason.
 */
type Act<Input> = {
  readonly input: () => z.ZodType;
  readonly judge: Judge<Input>;
  readonly audited?: TournamentAct;
};

/** Every act that is one commit of its tournament. */
export const acts: { readonly [name in JudgedAct]: Act<ActInputs[name]> } = {
  updateTournament: { input: updateTournamentInput, judge: updateTournament },
  announceTournament: { input: announceTournamentInput, judge: announceTournament },
  openRegistration: { input: openRegistrationInput, judge: openRegistration },
  setTournamentRole: { input: setTournamentRoleInput, judge: setTournamentRole },
  cancelTournament: { input: cancelTournamentInput, judge: cancelTournament, audited: 'CANCEL' },
  startTournament: { input: startTournamentInput, judge: startTournament },
  finalizeTournament: { input: finalizeTournamentInput, judge: finalizeTournament },
  invitePlayers: { input: invitePlayersInput, judge: invitePlayers },
  registerPlayers: { input: registerPlayersInput, judge: registerPlayers },
  approvePlayer: { input: approvePlayerInput, judge: approvePlayer },
  dropPlayer: { input: dropPlayerInput, judge: dropPlayer, audited: 'DROP' },
  reinstatePlayer: { input: reinstatePlayerInput, judge: reinstatePlayer, audited: 'REINSTATE' },
  seedPlayers: { input: seedPlayersInput, judge: seedPlayers },
  draftRound: { input: draftRoundInput, judge: draftRound },
  // these two enter the audit when the round is published
  editPairing: { input: editPairingInput, judge: editPairing },
  repairRound: { input: repairRoundInput, judge: repairRound },
  publishRound: { input: publishRoundInput, judge: publishRound },
  // it concerns only staff, and removes nothing that others have seen
  discardRound: { input: discardRoundInput, judge: discardRound },
  unpublishRound: { input: unpublishRoundInput, judge: unpublishRound, audited: 'UNPUBLISH' },
  adjudicatePod: { input: adjudicatePodInput, judge: adjudicatePod, audited: 'ADJUDICATE' },
  replayPod: { input: replayPodInput, judge: replayPod, audited: 'REPLAY' },
  extendTime: { input: extendTimeInput, judge: extendTime, audited: 'EXTEND' },
  replacePlayer: { input: replacePlayerInput, judge: replacePlayer, audited: 'REPLACE' },
  penalisePlayer: { input: penalisePlayerInput, judge: penalisePlayer, audited: 'PENALISE' },
  // these two enter it when a second person has approved them
  disqualifyPlayer: { input: disqualifyPlayerInput, judge: disqualifyPlayer },
  changeRegulations: { input: changeRegulationsInput, judge: changeRegulations },
  approveAct: { input: approveActInput, judge: approveAct, audited: 'APPROVE' },
  pauseTournament: { input: pauseTournamentInput, judge: pauseTournament, audited: 'PAUSE' },
  resumeTournament: { input: resumeTournamentInput, judge: resumeTournament, audited: 'RESUME' },
  openAppeal: { input: openAppealInput, judge: openAppeal },
  decideAppeal: { input: decideAppealInput, judge: decideAppeal, audited: 'DECIDE_APPEAL' },
};

/** True for acts of players, which require no role. */
export const isOfPlayers = (name: JudgedAct): name is 'openAppeal' => name === 'openAppeal';
