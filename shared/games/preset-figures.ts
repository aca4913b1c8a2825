import type { Preset, PresetFigures } from '../engine/index.ts';
import measured from './preset-figures.json' with { type: 'json' };

/** The figures by the id of the preset; `npm run simulate -- --presets all --write` measures them. */
const figures: Readonly<Record<string, PresetFigures>> = measured;

/** These presets, each with what was measured of it. */
export const withFigures = (presets: readonly Preset[]): readonly Preset[] =>
  presets.map((preset) => {
    const known = figures[preset.id];
    if (known === undefined) return preset;
    const { matches, answers, turns } = known;
    return { ...preset, figures: { matches, answers, turns } };
  });
