import { withCauses } from '../causes.ts';
import { cards } from './cards.ts';
import { characters } from './characters.ts';
import { log } from '../../../../text/cs/log.ts';
import { questions } from '../../../../text/cs/questions.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { spaces } from './spaces.ts';
import { spells } from './spells.ts';

/** All words of the game in Czech. */
export const cs: Readonly<Record<string, string>> = {
  ...cards,
  ...spells,
  ...characters,
  ...spaces,
  ...withCauses(log),
  ...questions,
  ...rules,
  ...settings,
};
