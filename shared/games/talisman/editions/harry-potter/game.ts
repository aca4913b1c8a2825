import { talismanOf, type Make } from '../../game.ts';
import botRatings from './bot-ratings.json' with { type: 'json' };
import { brain } from './bots/brain.ts';
import { harryPotter } from './edition.ts';
import { about, guide } from './guide.ts';
import { options, settings, type HpOptions } from './options.ts';
import { presets } from './presets.ts';
import { words } from './words.ts';

/** The parts that make it a game of its own. */
export const make: Make<HpOptions> = {
  edition: harryPotter,
  words,
  options,
  settings,
  presets,
  about,
  guide,
  seats: { min: 2, max: 6 },
  brain,
  botRatings,
};

/** Talisman: Harry Potter Edition. Rulings: `docs/games/talisman-hp.md`. */
export const game = talismanOf(make);
