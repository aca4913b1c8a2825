import type { Game } from '../../../shared/engine/index.ts';
import type { Regulations } from '../../../shared/tournaments/regulations/regulations.ts';
import { regulationsText } from '../../../shared/tournaments/words/regulations-text.ts';
import type { Locale } from '../../../shared/words/phrase.ts';
import { render } from '../../../shared/words/render.ts';
import type { TimeControl } from '../terms/time-control.ts';
import { nameOfControl } from './time-controls.ts';

/** The regulations of a tournament for people to read: a line for each of them. */
export function regulationsIn(
  { words: { catalogue } }: Game,
  regulations: Regulations,
  locale: Locale,
): string {
  const { preset } = regulations.game;
  const inWords = (key: string): string => render(catalogue, locale, { key });
  return regulationsText(regulations, locale, {
    game: inWords('game.name'),
    ...(preset !== undefined && { preset: inWords(`preset.${preset}`) }),
    moment: (at) => `${momentOf(at, locale)} UTC`,
    // a control that was checked when the regulations were
    timeControl: nameOfControl(regulations.timeControl as TimeControl, locale),
  });
}

const momentOf = (at: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(new Date(at));
