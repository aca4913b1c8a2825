import { withCauses } from '../causes.ts';
import { cards } from './cards.ts';
import { characters } from './characters.ts';
import { log } from '../../../../text/ko/log.ts';
import { questions } from '../../../../text/ko/questions.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { spaces } from './spaces.ts';
import { spells } from './spells.ts';

/** All words of the game in Korean. */
export const ko: Readonly<Record<string, string>> = {
  ...cards,
  ...spells,
  ...characters,
  ...spaces,
  ...withCauses(log),
  ...questions,
  ...rules,
  ...settings,
};
