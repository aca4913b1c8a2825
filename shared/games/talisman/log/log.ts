import { sees, type LogLine, type Viewer } from '../../../engine/index.ts';
import type { Catalogue } from '../../../words/phrase.ts';
import type { PrintedEdition } from '../edition/print.ts';
import type { TalismanEvent } from '../events.ts';
import { plainArguments } from './arguments.ts';
import { tellOf } from './event-text.ts';
import { diceOf } from './dice.ts';
import type { LogText } from './variant.ts';
import { refer } from '../reference.ts';

/**
 * Log line of a fact as this viewer reads it, by the keys of this catalogue; `undefined` for facts
 * that only move the game on.
 */
export const logOf =
  (edition: PrintedEdition, catalogue: Catalogue) =>
  (event: TalismanEvent, viewer: Viewer): LogLine | undefined => {
    const { type, ...facts } = event;
    const masked = maskOf(event, viewer);
    const told = masked ?? tellOf({ edition, catalogue }, event);
    if (told === undefined) return undefined;
    const { variant, clause = '', args } = told;
    const name = variant === undefined ? type : `${type}.${variant}`;
    const seat = 'seat' in event ? event.seat : undefined;
    const { [clause]: own = edition.clauses[name] } = edition.clauses;
    const dice = diceOf(event);
    const rule = own ?? edition.clauses[name.replace(/\.of$/u, '')] ?? edition.clauses[type];
    return {
      type,
      ...(seat !== undefined && { seat }),
      ...(rule !== undefined && { rule }),
      ...(dice.length > 0 && { dice }),
      data: masked?.data ?? facts,
      text: { key: `log.${name}`, args: masked?.args ?? { ...plainArguments(event), ...args } },
    };
  };

type Masked = LogText & { readonly data: Readonly<Record<string, unknown>> };

/**
 * A secret fact without the parts hidden from the viewer; `undefined` if the viewer may know all of
 * it.
 */
function maskOf(event: TalismanEvent, viewer: Viewer): Masked | undefined {
  if (event.type === 'DeckShuffled') {
    const { deck } = event;
    return { args: { deck: `deck.${deck}` }, data: { deck } };
  }
  const list = secretIn(event);
  if (list === undefined || !('seat' in event) || sees(viewer, event.seat)) return undefined;
  const { seat } = event;
  const count = list.length;
  return { args: { seat: refer('seat', seat), count }, data: { seat, count } };
}

/** Facts that only the own seat may read (T4-SPL-04). */
function secretIn(event: TalismanEvent): readonly string[] | undefined {
  if (event.type === 'CharactersDealt') return event.characters;
  if (event.type === 'SpellDrawn') return [event.card];
  return event.type === 'DeckSeen' ? event.cards : undefined;
}
