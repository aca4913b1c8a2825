import type { ReadPresetsQuery } from '../../../../../shared/client/index.ts';
import type { Rules, StageRules } from '../rules.ts';
import { advancing } from './by-size.ts';

export type Game = ReadPresetsQuery['games'][number];
type Preset = Game['presets'][number];

/** Least and largest number of players of a game. */
export type Range = { readonly min: number; readonly max: number };

/** The rounds of an evening. */
const ROUNDS = 3;
/** The most that sit in a pod. */
export const MOST = 6;

/** Rounds by points, in pods of a size; some have one seat fewer if the players do not divide evenly. */
function freshStage({ min, max }: Range, seats: number): StageRules {
  const preferred = Math.max(min, Math.min(seats, max, MOST));
  return {
    format: 'SWISS',
    rounds: ROUNDS,
    podSize: { preferred, min: Math.max(min, preferred - 1), max: preferred },
  };
}

/** A game by a preset: the first real-time one unless another is named, by none if that is `null`. */
export function playing(game: Game, preset: Preset | null | undefined = firstOf(game)) {
  return {
    game: { id: game.id, ...(preset && { preset: preset.id }) },
    timeControl: preset ? undefined : { preset: 'live' },
    stages: [freshStage(game.seats, preset?.seats ?? 4)],
  };
}

const firstOf = ({ presets }: Game): Preset | undefined =>
  presets.find(({ speed }) => speed === 'LIVE') ?? presets[0];

/** Regulations to begin with: an evening of three rounds, which follow automatically. */
export const freshRules = (game: Game): Rules => {
  const { timeControl, ...played } = playing(game);
  return { ...played, ...(timeControl && { timeControl }), rounds: { advance: 'AUTO' } };
};

/** An elimination for all, or for the best of the stage before: the upper half of a pod goes on. */
export const finalStage = ({ podSize }: Pick<StageRules, 'podSize'>, cut?: number): StageRules =>
  advancing({
    format: 'ELIMINATION',
    ...(cut !== undefined && { cut }),
    ...{ podSize, finalSize: podSize.preferred },
  });

/** A stage of another format, at tables of the same size, for the same number of players. */
export function stageOf(
  format: StageRules['format'],
  { podSize, cut }: Pick<StageRules, 'podSize' | 'cut'>,
): StageRules {
  const among = cut === undefined ? {} : { cut };
  switch (format) {
    case 'SWISS':
      return { format, podSize, ...among, rounds: ROUNDS };
    case 'ROUND_ROBIN':
      return { format, podSize, ...among };
    case 'ELIMINATION':
      return finalStage({ podSize }, cut);
  }
}
