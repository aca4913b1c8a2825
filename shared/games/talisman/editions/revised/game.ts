import botRatings from './bot-ratings.json' with { type: 'json' };
import { brain } from './bots/brain.ts';
import { talismanOf, type Make } from '../../game.ts';
import type { Options } from '../../options.ts';
import { revised } from './edition.ts';
import { about, guide } from './guide.ts';
import { options, settings } from './options.ts';
import { presets } from './presets.ts';
import { words } from './words.ts';

/** The parts that make it a game of its own. */
export const make: Make<Options> = {
  edition: revised,
  words,
  options,
  settings,
  presets,
  about,
  guide,
  seats: { min: 2, max: 6 },
  mostSeats: ({ maxPlayers }) => maxPlayers,
  brain,
  botRatings,
};

/** Talisman, Revised 4th Edition. Known rules and rulings: `docs/games/talisman.md`. */
export const game = talismanOf(make);
