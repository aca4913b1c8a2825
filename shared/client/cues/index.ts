export type { Cue, CuedEntry, CuedSchema, CueValue, Die, EventSchema, ShownCue } from './cue.ts';
export { cuesOf } from './cues-of.ts';
