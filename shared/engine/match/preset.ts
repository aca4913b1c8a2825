import type { ZodType } from 'zod';
import { same } from '../same.ts';
import type { About } from './guide.ts';
import type { Order } from './order.ts';

/**
 * The numbers of at least a hundred matches: half take no more than `median`, nine in ten no more than
 * `p90`.
 */
export type Spread = { readonly median: number; readonly p90: number };

/** Measures of a preset's matches between bots: answers and turns of a whole match, over all seats. */
export type PresetFigures = {
  readonly matches: number;
  readonly answers: Spread;
  readonly turns: Spread;
};

/**
 * A preset: options known to make a good match, with the number of seats, the speed and the duration.
 * Its words stand under `preset.<id>`, with `.text` for a description.
 */
export type Preset = {
  /** Kebab-case, stable for ever. */
  readonly id: string;
  /** The options as a host writes them; the rest keeps its defaults. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The number of seats that it was measured with. */
  readonly seats: number;
  readonly speed: 'LIVE' | 'ASYNC';
  /** The id of a built-in time control. */
  readonly timeControl: string;
  /** The longest time a match may take from its start, an ISO 8601 duration, with some to spare. */
  readonly deadline: string;
  /**
   * The standing orders suggested to players of turn-based matches; the first that covers a question
   * decides.
   */
  readonly orders?: readonly Order[];
  /** Absent if not measured. */
  readonly figures?: PresetFigures;
};

/** The preset that a game recommends to newcomers: its own choice, or else the first real-time one, else the first. */
export const recommendedPreset = ({
  about,
  presets = [],
}: {
  readonly about?: About;
  readonly presets?: readonly Preset[];
}): Preset | undefined =>
  presets.find(({ id }) => id === about?.preset) ??
  presets.find(({ speed }) => speed === 'LIVE') ??
  presets[0];

/** The options of a game, and its presets. */
type Offering = { readonly options: ZodType; readonly presets?: readonly Preset[] };

/** These presets with their measured figures; `measured` is by preset id. */
export const withFigures = (
  presets: readonly Preset[],
  measured: Readonly<Record<string, PresetFigures>>,
): readonly Preset[] =>
  presets.map((preset) => {
    const known = measured[preset.id];
    if (known === undefined) return preset;
    const { matches, answers, turns } = known;
    return { ...preset, figures: { matches, answers, turns } };
  });

/**
 * The preset of these options; `DEFAULTS` if all are defaults and no preset has them; `undefined` for
 * a host's own options, or options that are not the game's.
 */
export function presetFor(
  { presets = [], options: schema }: Offering,
  options: unknown,
): Preset | 'DEFAULTS' | undefined {
  const chosen = schema.safeParse(options);
  if (!chosen.success) return undefined;
  const isChosen = (of: unknown): boolean => same(schema.parse(of), chosen.data);
  return (
    presets.find((preset) => isChosen(preset.options)) ?? (isChosen({}) ? 'DEFAULTS' : undefined)
  );
}
