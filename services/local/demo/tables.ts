import type { Game } from '../../../shared/engine/index.ts';

/** The settings of a demo match. */
export type DemoTable = {
  readonly gameId: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly bots: readonly string[];
};

/** The bots of a demo match, in turn: one that plays well, and one that surprises. */
const PLAYERS = ['greedy', 'random'];

type Shown = Pick<Game, 'id' | 'seats' | 'presets' | 'bots'>;

/** A table of each game, by the preset that is over soonest, or by the defaults; the quickest game first. */
export const demoTables = (games: readonly Shown[]): readonly DemoTable[] =>
  games
    .map((game) => ({ game, quickest: (game.presets ?? []).toSorted(byAnswers)[0] }))
    .toSorted((a, b) => answersOf(a.quickest) - answersOf(b.quickest))
    .map(({ game: { id, seats: sizes, bots }, quickest }) => {
      const seats = quickest?.seats ?? sizes.max;
      const all = Object.keys(bots);
      const players = all.filter((name) => PLAYERS.includes(name)).toSorted();
      const known = players.length > 0 ? players : all;
      return {
        ...{ gameId: id, seats, options: quickest?.options ?? {} },
        bots: Array.from({ length: seats }, (_, at) => known[at % known.length] ?? ''),
      };
    });

type Preset = NonNullable<Game['presets']>[number];

/** Presets without figures count as the longest. */
const answersOf = (preset: Preset | undefined): number =>
  preset?.figures?.answers.median ?? Number.MAX_VALUE;
const byAnswers = (a: Preset, b: Preset): number => answersOf(a) - answersOf(b);
