import { useMemo } from 'preact/hooks';
import type { ShownCue } from '../../../shared/client/index.ts';
import { useHere } from '../app/here.ts';
import { useMatch } from '../match/context.ts';
import { nameOf } from '../match/names.ts';
import { Glyph } from '../parts/glyph.tsx';
import { printedOn } from '../parts/printed.ts';
import { spotOfFigure } from './figure.tsx';
import { isSeat } from './names.ts';
import { useMotion } from './use-motion.ts';
import { spotOf, stripOf, type Spot } from './where.ts';

type Count = Extract<ShownCue, { as: 'count' }>;
type Props = { readonly cue: Count; readonly nth: number; readonly length: number; onEnd(): void };

/** What is gained or lost, rising from the figure and from the strip of the seat. */
export function Floats({ cue, nth, length, onEnd }: Props) {
  const match = useMatch();
  const spots = useMemo(() => {
    const strip = isSeat(cue.who) ? spotOf(stripOf(cue.who)) : undefined;
    return [spotOfFigure(match, cue.who), strip].filter((spot) => spot !== undefined);
  }, []);
  return spots.map((spot, at) => (
    <Float key={at} cue={cue} spot={spot} nth={nth} length={length} onEnd={onEnd} />
  ));
}

function Float({ cue: { of, n }, spot, nth, length, onEnd }: Props & { readonly spot: Spot }) {
  const match = useMatch();
  const { words } = useHere();
  const element = useMotion<HTMLSpanElement>(
    {
      frames: [
        { transform: 'translate(-50%, 0) scale(0.7)', opacity: 0 },
        { transform: 'translate(-50%, -10px)', opacity: 1, offset: 0.2 },
        { transform: 'translate(-50%, -24px)', opacity: 1, offset: 0.8 },
        { transform: 'translate(-50%, -32px)', opacity: 0 },
      ],
      length,
      easing: 'ease-out',
    },
    onEnd,
  );
  const glyph = printedOn(match, of)?.glyph;
  const text = `${n > 0 ? '+' : '−'}${words.number(Math.abs(n))}`;
  return (
    <span
      ref={element}
      class={`cue-count ${n > 0 ? 'more' : 'less'}`}
      data-cue="count"
      style={{ left: `${spot.x}px`, top: `${spot.y - 20 * nth}px` }}
    >
      {text} {glyph ? <Glyph name={glyph} /> : nameOf(match, of)}
    </span>
  );
}
