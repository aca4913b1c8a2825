import { openMatch, type MatchModel, type Opener } from './model.ts';

/** The match that was opened before anything could be drawn, until somebody draws it. */
let ahead: MatchModel | undefined;

/** Opens a match while the page has no words yet: what it asks for takes as long as they do. */
export function openAhead(here: Opener, id: string): void {
  ahead = openMatch(here, id);
}

/** The match that was opened ahead, once; else one that is opened now. */
export function opened(here: Opener, id: string): MatchModel {
  const known = ahead;
  ahead = undefined;
  if (known?.id === id) return known;
  known?.close();
  return openMatch(here, id);
}
