import type { CuesByType } from '../../../engine/index.ts';
import type { TalismanEvent } from '../events.ts';

/** Cues of events; viewers who may not know the cards of an event get their number. */
export type TalismanCues<E extends TalismanEvent> = CuesByType<E, '/count'>;
