import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { ShownCue } from '../../../../shared/client/index.ts';
import { useMatch } from '../match/context.ts';
import { Figure, spotOfFigure, widthOf } from './figure.tsx';
import { hideWhile, useMotion } from './use-motion.ts';
import { figureOn } from './where.ts';

type Props = { readonly cue: Extract<ShownCue, { as: 'out' }>; readonly length: number };

/** A figure that topples. */
export function Toppled({ cue: { who }, length }: Props) {
  const match = useMatch();
  // before it is drawn, since to measure after that would lay the page out a second time
  const { spot, width, itself } = useMemo(
    () => ({ spot: spotOfFigure(match, who), width: widthOf(who), itself: figureOn(who) }),
    [],
  );
  useLayoutEffect(() => hideWhile(itself), []);
  const figure = useMotion<HTMLSpanElement>({
    frames: [
      { transform: 'none', opacity: 1 },
      { transform: 'rotate(-10deg)', opacity: 1, offset: 0.25 },
      { transform: 'rotate(96deg) translate(-4px, 6px)', opacity: 1, offset: 0.6 },
      { transform: 'rotate(90deg) translate(-4px, 6px)', opacity: 0.35 },
    ],
    length: Math.max(1, length),
    easing: 'ease-in',
  });
  if (spot === undefined) return null;
  return (
    <span
      ref={figure}
      class="cue-figure"
      data-cue="out"
      style={{ left: `${spot.x}px`, top: `${spot.y}px`, '--pawn': `${width}px` }}
    >
      <Figure who={who} />
    </span>
  );
}
