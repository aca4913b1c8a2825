import { useMemo } from 'preact/hooks';
import type { ShownCue } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { useMatch } from '../match/context.ts';
import { nameOf } from '../match/names.ts';
import { Glyph } from '../parts/glyph.tsx';
import { printedOn } from '../parts/printed.ts';
import { spotOfFigure } from './figure.tsx';
import { isSeat } from '../match/actor.ts';
import { useMotion } from './use-motion.ts';
import { spotOf, statOf, stripOf, type Spot } from './where.ts';

type Count = Extract<ShownCue, { as: 'count' }>;
type Props = { readonly cue: Count; readonly nth: number; readonly length: number; onEnd(): void };

/** A gain or a loss, rising from the figure and from the strip of the seat. */
export function Floats({ cue, nth, length, onEnd }: Props) {
  const match = useMatch();
  const spots = useMemo(() => {
    const stat = isSeat(cue.who) ? spotOf(statOf(cue.who, cue.of)) : undefined;
    const strip = isSeat(cue.who) ? spotOf(stripOf(cue.who)) : undefined;
    const figure = spotOfFigure(match, cue.who);
    return [
      ...(figure ? [{ spot: figure, isAtStat: false }] : []),
      ...(stat ? [{ spot: stat, isAtStat: true }] : []),
      ...(strip && !stat ? [{ spot: strip, isAtStat: false }] : []),
    ];
  }, []);
  return spots.map((spot, at) => (
    <Float key={at} cue={cue} {...spot} nth={nth} length={length} onEnd={onEnd} />
  ));
}

type FloatProps = Props & {
  readonly spot: Spot;
  /** True if it stands at the counter itself, which needs only a number. */
  readonly isAtStat: boolean;
};

/** In pixels, how high a count rises at a figure, and at its counter. */
const RISES = { figure: 14, stat: 5 } as const;

function Float({ cue: { of, n }, spot, isAtStat, nth, length, onEnd }: FloatProps) {
  const match = useMatch();
  const { words } = useHere();
  const rise = RISES[isAtStat ? 'stat' : 'figure'];
  const element = useMotion<HTMLSpanElement>(
    {
      frames: [
        { transform: 'translate(-50%, -50%) scale(0.7)', opacity: 0 },
        { transform: `translate(-50%, calc(-50% - ${rise / 4}px))`, opacity: 1, offset: 0.15 },
        { transform: `translate(-50%, calc(-50% - ${rise}px))`, opacity: 1, offset: 0.85 },
        { transform: `translate(-50%, calc(-50% - ${rise * 1.5}px))`, opacity: 0 },
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
      class={`cue-count ${n > 0 ? 'more' : 'less'}${isAtStat ? ' at-stat' : ''}`}
      data-cue="count"
      style={{
        left: `${isAtStat ? spot.x + spot.w / 2 : spot.x}px`,
        // above its subject, so that nothing is covered
        top: `${spot.y - spot.h / 2 - (isAtStat ? 0 : 8 + 26 * nth)}px`,
      }}
    >
      {text}
      {!isAtStat && <> {glyph ? <Glyph name={glyph} /> : nameOf(match, of)}</>}
    </span>
  );
}
