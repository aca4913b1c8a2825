import type { TournamentAct } from '../../../shared/tournaments/record/act.ts';
import type { ActInputs } from '../contract.ts';
import type { inputs } from '../input/input.ts';
import { decideAppeal, openAppeal } from './appeals.ts';
import { discardRound } from './discarding.ts';
import type { Judge } from './judging.ts';
import {
  approvePlayer,
  dropPlayer,
  invitePlayers,
  registerPlayers,
  reinstatePlayer,
  seedPlayers,
} from './players.ts';
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

/** The acts that are put to an inbox, or make a tournament, and so are judged elsewhere. */
type Apart = 'createTournament' | 'registerForTournament' | 'withdrawFromTournament' | 'checkIn';
export type JudgedAct = Exclude<keyof ActInputs, Apart>;

/** An act: its input's schema, who judges it, and as what it enters the audit with its reason. */
type Act<Input> = {
  readonly input: keyof ReturnType<typeof inputs>;
  readonly judge: Judge<Input>;
  readonly audited?: TournamentAct;
};

/** Every act that is one commit of its tournament. */
export const acts: { readonly [name in JudgedAct]: Act<ActInputs[name]> } = {
  updateTournament: { input: 'update', judge: updateTournament },
  announceTournament: { input: 'onTournament', judge: announceTournament },
  openRegistration: { input: 'onTournament', judge: openRegistration },
  setTournamentRole: { input: 'setRole', judge: setTournamentRole },
  cancelTournament: { input: 'cancel', judge: cancelTournament, audited: 'CANCEL' },
  startTournament: { input: 'onTournament', judge: startTournament },
  finalizeTournament: { input: 'onTournament', judge: finalizeTournament },
  invitePlayers: { input: 'onAccounts', judge: invitePlayers },
  registerPlayers: { input: 'onAccounts', judge: registerPlayers },
  approvePlayer: { input: 'onAccount', judge: approvePlayer },
  dropPlayer: { input: 'ruleOnAccount', judge: dropPlayer, audited: 'DROP' },
  reinstatePlayer: { input: 'ruleOnAccount', judge: reinstatePlayer, audited: 'REINSTATE' },
  seedPlayers: { input: 'seed', judge: seedPlayers },
  draftRound: { input: 'draft', judge: draftRound },
  // these two enter the audit when the round is published
  editPairing: { input: 'editPairing', judge: editPairing },
  repairRound: { input: 'repair', judge: repairRound },
  publishRound: { input: 'publish', judge: publishRound },
  // it concerns staff alone, and leaves nothing that anybody else has seen
  discardRound: { input: 'discard', judge: discardRound },
  unpublishRound: { input: 'unpublish', judge: unpublishRound, audited: 'UNPUBLISH' },
  adjudicatePod: { input: 'adjudicate', judge: adjudicatePod, audited: 'ADJUDICATE' },
  replayPod: { input: 'replay', judge: replayPod, audited: 'REPLAY' },
  extendTime: { input: 'extend', judge: extendTime, audited: 'EXTEND' },
  replacePlayer: { input: 'replace', judge: replacePlayer, audited: 'REPLACE' },
  penalisePlayer: { input: 'penalise', judge: penalisePlayer, audited: 'PENALISE' },
  // these two enter it when a second person has approved them
  disqualifyPlayer: { input: 'disqualify', judge: disqualifyPlayer },
  changeRegulations: { input: 'changeRegulations', judge: changeRegulations },
  approveAct: { input: 'approve', judge: approveAct, audited: 'APPROVE' },
  pauseTournament: { input: 'rule', judge: pauseTournament, audited: 'PAUSE' },
  resumeTournament: { input: 'rule', judge: resumeTournament, audited: 'RESUME' },
  openAppeal: { input: 'appeal', judge: openAppeal },
  decideAppeal: { input: 'decideAppeal', judge: decideAppeal, audited: 'DECIDE_APPEAL' },
};

/** The acts of players, who need no role for them. */
export const isOfPlayers = (name: JudgedAct): name is 'openAppeal' => name === 'openAppeal';
