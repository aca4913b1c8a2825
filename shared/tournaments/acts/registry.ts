import type { TournamentAct } from '../record/act.ts';
import { adjudicateAct, replayAct, extendAct } from './kinds/pods.ts';
import { replaceAct, penaliseAct, dropAct, reinstateAct } from './kinds/players.ts';
import { unpublishAct, pauseAct, resumeAct, cancelAct } from './kinds/event.ts';
import { approveAct, decideAppealAct } from './kinds/decisions.ts';
import {
  editPairingAct,
  repairAct,
  inspectAct,
  disqualifyAct,
  changeRegulationsAct,
  rewindMatchAct,
  pauseMatchAct,
  resumeMatchAct,
  closeProcedureAct,
} from './kinds/rounds-and-matches.ts';
import type { ActSpec } from './spec.ts';

/** The acts of the audit; the compiler requires the record of each. */
const specs: Readonly<Record<TournamentAct, ActSpec>> = {
  EDIT_PAIRING: editPairingAct,
  REPAIR: repairAct,
  UNPUBLISH: unpublishAct,
  ADJUDICATE: adjudicateAct,
  REPLAY: replayAct,
  INSPECT: inspectAct,
  EXTEND: extendAct,
  REPLACE: replaceAct,
  PENALISE: penaliseAct,
  DISQUALIFY: disqualifyAct,
  CHANGE_REGULATIONS: changeRegulationsAct,
  APPROVE: approveAct,
  PAUSE: pauseAct,
  RESUME: resumeAct,
  CANCEL: cancelAct,
  DROP: dropAct,
  REINSTATE: reinstateAct,
  DECIDE_APPEAL: decideAppealAct,
  REWIND_MATCH: rewindMatchAct,
  PAUSE_MATCH: pauseMatchAct,
  RESUME_MATCH: resumeMatchAct,
  CLOSE_PROCEDURE: closeProcedureAct,
};

/** Returns the record of an act. */
export const actSpec = (act: TournamentAct): ActSpec => specs[act];

const byName: Readonly<Record<string, ActSpec>> = specs;

/** Returns the record of an act by any text: an export may name one that does not exist. */
export const actSpecNamed = (act: string): ActSpec | undefined =>
  Object.hasOwn(byName, act) ? byName[act] : undefined;
