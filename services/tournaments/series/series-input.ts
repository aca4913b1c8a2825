import * as z from 'zod';
import {
  leagueRegulations,
  seriesRegulations,
} from '../../../shared/tournaments/series/regulations.ts';
import { once } from '../../once.ts';
import { showable } from '../../requests/showable.ts';
import { id, text } from '../../requests/text.ts';

/** The most tournaments of a series: each is looked at for its table. */
const MOST_TOURNAMENTS = 100;
/** The most who play a season of a league. */
export const MOST_IN_SEASON = 512;
/** The most who run a series beside its owner. */
const MOST_ORGANIZERS = 32;

const distinct = (all: readonly string[]): boolean => new Set(all).size === all.length;
const TWICE = 'An account is listed twice.';

/** The input schema of each command on a series. */
export const seriesInputs = once(() => {
  const commandId = id(256).optional();
  const description = text(4_000).optional();
  const visibility = z.enum(['PUBLIC', 'UNLISTED', 'PRIVATE']);
  const accounts = (most: number) => z.array(id(128)).max(most).refine(distinct, TWICE);
  const staff = { seriesId: id(64), commandId, expectedVersion: z.int().min(0).optional() };
  return {
    create: z.object({
      name: showable(100),
      description,
      visibility: visibility.default('PUBLIC'),
      regulations: seriesRegulations,
      league: leagueRegulations.optional(),
      commandId,
    }),
    update: z.object({
      ...staff,
      name: showable(100).optional(),
      description,
      visibility: visibility.optional(),
      regulations: seriesRegulations.optional(),
      league: leagueRegulations.optional(),
      organizers: accounts(MOST_ORGANIZERS).optional(),
      events: z
        .array(z.array(id(64)).min(1).max(MOST_TOURNAMENTS))
        .max(MOST_TOURNAMENTS)
        .refine((all) => all.flat().length <= MOST_TOURNAMENTS, {
          error: `A series can have at most ${String(MOST_TOURNAMENTS)} tournaments.`,
        })
        .refine((all) => distinct(all.flat()), TWICE)
        .optional(),
    }),
    draftSeason: z.object({
      ...staff,
      leaving: accounts(MOST_IN_SEASON).default([]),
      newcomers: accounts(MOST_IN_SEASON).default([]),
      /** By hand, in the place of what would be proposed. */
      divisions: z
        .array(z.array(id(128)).min(1).max(16))
        .min(1)
        .max(64)
        .refine((all) => distinct(all.flat()), TWICE)
        .optional(),
      /** By what the divisions are to be played: a draft of a tournament is set up for each. */
      regulations: z.unknown().optional(),
    }),
    qualified: z.object({
      seriesId: id(64),
      count: z.int().min(1).max(500),
      without: accounts(500).default([]),
    }),
  };
});

/** What each command says, as a door hands it in. */
export type SeriesInputs = {
  readonly [name in keyof ReturnType<typeof seriesInputs>]: z.input<
    ReturnType<typeof seriesInputs>[name]
  >;
};
