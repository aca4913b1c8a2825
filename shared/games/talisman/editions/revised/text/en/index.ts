import { withCauses } from '../causes.ts';
import { cards } from './cards.ts';
import { characters } from './characters.ts';
import { log } from '../../../../text/en/log.ts';
import { questions } from '../../../../text/en/questions.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { spaces } from './spaces.ts';
import { spells } from './spells.ts';

/** All words of the game in English. */
export const en: Readonly<Record<string, string>> = {
  ...cards,
  ...spells,
  ...characters,
  ...spaces,
  ...withCauses(log),
  ...questions,
  ...rules,
  ...settings,
};
