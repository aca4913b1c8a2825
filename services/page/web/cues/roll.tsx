import { useMemo } from 'preact/hooks';
import type { ShownCue } from '../../../../shared/client/index.ts';
import { useMatch } from '../match/context.ts';
import { DieFace } from '../parts/die.tsx';
import { spotOfFigure } from './figure.tsx';
import type { Spot } from './where.ts';
import { useMotion } from './use-motion.ts';

type Props = {
  readonly cue: Extract<ShownCue, { as: 'roll' }>;
  readonly board: Spot | undefined;
  readonly length: number;
};

const MOST_DICE = 6;

/** Dice that tumble beside the figure that rolls, and stay there until they are used. */
export function Roll({ cue: { who, dice }, board, length }: Props) {
  const match = useMatch();
  const at = useMemo(() => {
    const beside = who && spotOfFigure(match, who);
    if (board === undefined) return undefined;
    const { x, y, w } = beside ?? { ...board, w: 0 };
    // on the board's own side, so that no die leaves it
    const way = x > board.x ? -1 : 1;
    return { x: x + way * (w / 2 + 16), y };
  }, []);
  if (at === undefined) return null;
  return (
    <span class="cue-dice" data-cue="roll" style={{ left: `${at.x}px`, top: `${at.y}px` }}>
      {dice.slice(0, MOST_DICE).map((die, nth) => (
        <Tumbling key={nth} length={length} nth={nth}>
          <DieFace {...die} />
        </Tumbling>
      ))}
    </span>
  );
}

type TumblingProps = {
  readonly length: number;
  readonly nth: number;
  readonly children: preact.ComponentChildren;
};

/** A die on its way. */
export function Tumbling({ length, nth, children }: TumblingProps) {
  const die = useMotion<HTMLSpanElement>({
    frames: [
      { transform: `translate(${-50 - 12 * nth}px, -60px) rotate(-420deg)`, opacity: 0 },
      { transform: 'translate(-14px, 6px) rotate(-120deg)', opacity: 1, offset: 0.45 },
      { transform: 'translate(3px, -7px) rotate(-20deg)', opacity: 1, offset: 0.75 },
      { transform: 'none', opacity: 1 },
    ],
    length: Math.max(1, length),
    easing: 'ease-out',
  });
  return (
    <span ref={die} class="cue-die">
      {children}
    </span>
  );
}
