import type { Glyph as GlyphName } from '../../../../../shared/client/index.ts';
import { Glyph } from '../../parts/glyph.tsx';

type Step = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly glyph: string;
};

const tones = ['green', 'yellow', 'red', 'blue', 'purple'] as const;

/** A turn of a game in pictures. */
export const GuideSteps = ({ steps }: { readonly steps: readonly Step[] }) => (
  <ol class="guide-steps">
    {steps.map(({ id, title, text, glyph }, at) => (
      <li key={id} data-tone={tones[at % tones.length]}>
        <span class="guide-picture">
          <Glyph name={glyph as GlyphName} />
        </span>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
