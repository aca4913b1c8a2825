import type { CuesByType } from '../../../engine/index.ts';
import type { TalismanEvent } from '../events.ts';

/** Cues of events; to viewers who may not know which cards there are, an event tells their number. */
export type TalismanCues<E extends TalismanEvent> = CuesByType<E, '/count'>;
