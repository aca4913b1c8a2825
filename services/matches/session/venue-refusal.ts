import { refusal, type CommandRefusal } from '../../platform/requests/refusal.ts';
import type { Lobby } from '../contract.ts';
import type { Venues } from './command.ts';

/** Refuses what can't be done in an analysis, or only by its tournament in a tournament's match. */
export function venueRefusal(
  { origin, pod }: Pick<Lobby, 'origin' | 'pod'>,
  { inAnalysis, inPod }: Venues,
): CommandRefusal | undefined {
  if (origin !== undefined && !inAnalysis) return ofAnalyses;
  return pod !== undefined && !inPod ? ofPods : undefined;
}

const ofAnalyses = refusal(
  'FORBIDDEN',
  'This is an analysis. Its owner can only answer questions in it.',
);
const ofPods = refusal(
  'FORBIDDEN',
  'This match belongs to a tournament. Only its staff can seat players and settle it.',
);
