import type { ZodType } from 'zod';
import { same } from '../same.ts';
import type { About } from './guide.ts';
import type { Order } from './order.ts';

/** The numbers of a hundred matches and more: half of them take no more than `median`, nine in ten than `p90`. */
export type Spread = { readonly median: number; readonly p90: number };

/** What matches of a preset took that bots played: answers and turns of a whole match, of all seats together. */
export type PresetFigures = {
  readonly matches: number;
  readonly answers: Spread;
  readonly turns: Spread;
};

/**
 * A preset: options that are known to make a good match in a known time, with how many play it, how fast, and in
 * which time it is over. Its words stand under `preset.<id>`, with `.text` for what it is like.
 */
export type Preset = {
  /** Kebab-case, stable for ever. */
  readonly id: string;
  /** The options as a host writes them: what is not listed stays at its default. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The number of seats that it was measured with. */
  readonly seats: number;
  readonly speed: 'LIVE' | 'ASYNC';
  /** The id of a time control that everybody knows. */
  readonly timeControl: string;
  /** How long a match may take from its start, an ISO 8601 duration: time to play it in, with some to spare. */
  readonly deadline: string;
  /** The standing orders that are suggested to whoever plays over days; the first that covers a question decides. */
  readonly orders?: readonly Order[];
  /** Absent where nobody has measured it. */
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

/** What of a game says which options it takes. */
type Offering = { readonly options: ZodType; readonly presets?: readonly Preset[] };

/** These presets, each with what was measured of it; figures by the id of the preset. */
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
 * The preset of which these options are, `DEFAULTS` where all stand at their defaults and no preset says so, and
 * nothing for options of the host's own, or that are none of the game.
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
