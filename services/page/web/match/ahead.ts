import { openMatch, type MatchModel, type Opener } from './model.ts';

/** The match that was opened before anything could be drawn, until it is drawn for good. */
let ahead: MatchModel | undefined;

/** Opens a match while the page has no words yet: its requests take as long as they do. */
export function openAhead(here: Opener, id: string): void {
  ahead = openMatch(here, id);
}

/** The match that was opened ahead; else one opened now. Gives the same match until one is drawn for good. */
export function opened(here: Opener, id: string): MatchModel {
  if (ahead?.id === id) return ahead;
  ahead?.close();
  ahead = openMatch(here, id);
  return ahead;
}

/** Marks a match as drawn, so that `opened` opens one of its own next. */
export function drawn(match: MatchModel): void {
  if (ahead === match) ahead = undefined;
}
