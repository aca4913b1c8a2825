import type { Entry } from '../match/entry.ts';
import type { Game } from '../match/game.ts';
import { EVERYONE, type Seat } from '../procedure/seat.ts';
import type { LogLine, Viewer } from '../match/viewer.ts';

/** The log lines that one viewer reads of these entries: the facts, told in order, masked by the game. */
export function logLines<S>(
  game: Pick<Game<S>, 'log' | 'turnBegun'>,
  entries: readonly Entry[],
  viewer: Viewer,
): readonly LogLine[] {
  return entries.flatMap((entry): readonly LogLine[] => {
    const event = entry.type === 'Told' ? entry.event : wakingNote(entry);
    const line = event && game.log(event, viewer);
    return line ? [{ ...line, ...begun(game.turnBegun?.(event)) }] : [];
  });
}

const begun = (of: Seat | undefined): Pick<LogLine, 'begins'> =>
  of === undefined ? {} : { begins: of === EVERYONE ? 'round' : 'turn' };

const wakingNote = (entry: Entry) =>
  entry.type === 'Noted' && entry.wakes ? entry.note : undefined;
