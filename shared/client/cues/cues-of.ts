import type { CuedEntry, CuedSchema, EventSchema, ShownCue } from './cue.ts';
import { each } from './each.ts';
import { show } from './show.ts';

type Options = {
  /** Called with an entry whose type has cues of which none can be shown. */
  readonly missed?: (entry: CuedEntry) => void;
};

/**
 * Reads the cues of log entries by a game's schema of events, in the order in which they are shown. A cue
 * that needs a value which an entry does not have is left out, so a masked entry shows less. An entry of
 * an unknown type has none.
 */
export function cuesOf(
  { oneOf }: EventSchema,
  { missed }: Options = {},
): (entry: CuedEntry) => readonly ShownCue[] {
  const byType = new Map(oneOf.map((one) => [one.properties.type.const, one]));
  return (entry) => {
    const known = byType.get(entry.type);
    if (known === undefined) return [];
    const shown = shownOf(known, entry);
    if (shown.length === 0 && known['x-cue'].length > 0) missed?.(entry);
    return shown;
  };
}

function shownOf({ properties, 'x-cue': cues }: CuedSchema, entry: CuedEntry): readonly ShownCue[] {
  const data = { value: entry.data, schema: properties.data };
  return cues.flatMap((cue) => each(cue, data)).flatMap((cue) => show(cue, { entry, data }) ?? []);
}
