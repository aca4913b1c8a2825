import { refuse } from '../../platform/requests/refusal.ts';
import type { MatchRecord } from '../contract.ts';

/** The facts of a match in play; its rules are not run for them. */
export const inPlay = ({ status, play }: MatchRecord) =>
  status === 'RUNNING' || status === 'PAUSED' ? play : notInPlay();

export const notInPlay = (): never => refuse('MATCH_NOT_RUNNING', "The match isn't being played.");
