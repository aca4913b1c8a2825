import { useMemo } from 'preact/hooks';
import type { Ref, ShownCue } from '../../../../shared/client/index.ts';
import { useMatch } from '../match/context.ts';
import { CardFace, SmallCard } from '../parts/card-face.tsx';
import { spotOfFigure } from './figure.tsx';
import { isSeat } from '../match/actor.ts';
import { useMotion } from './use-motion.ts';
import { onBoard, onTable, spotOf, stripOf, type Spot } from './where.ts';

type Draw = Extract<ShownCue, { as: 'draw' }>;
type Props = {
  readonly cue: Draw;
  readonly board: Spot | undefined;
  /** True if the cards were seen before. */
  readonly isKnown: boolean;
  readonly length: number;
  onEnd(): void;
};

/** In pixels: the size of a card, and the gap beside it. */
const [WIDTH, HEIGHT, GAP] = [112, 150, 8];
const MOST_CARDS = 4;

/** Cards that flip from their deck to their place on the table, and can be read on the way. */
export function DrawCue({ cue, board, isKnown, length, onEnd }: Props) {
  const match = useMatch();
  const way = useMemo(() => {
    if (board === undefined) return undefined;
    const spotAt = (ref: Ref | undefined): Spot | undefined => {
      if (ref === undefined) return undefined;
      return isSeat(ref)
        ? (spotOf(stripOf(ref)) ?? spotOfFigure(match, ref))
        : spotOf(onTable(ref));
    };
    const top = { ...board, y: board.y - board.h / 2 };
    const [first] = cue.of;
    const lying = first && spotOf(onBoard(first));
    const to = spotAt(cue.to) ?? (cue.to === undefined && lying ? top : spotAt(cue.who)) ?? board;
    const begin = isKnown && cue.who !== undefined ? spotOfFigure(match, cue.who) : undefined;
    return { from: lying ?? spotAt(cue.from) ?? begin ?? top, to, board };
  }, []);
  const cards = cue.of.slice(0, MOST_CARDS);
  if (way === undefined) return null;
  if (isKnown)
    return cards.map((card, nth) => (
      <Flying key={card} card={card} nth={nth} {...way} length={length} onEnd={onEnd} />
    ));
  return cards.map((card, nth) => (
    <Card
      key={card}
      card={card}
      nth={nth}
      of={cards.length}
      {...way}
      length={length}
      onEnd={onEnd}
    />
  ));
}

type FlyingProps = Pick<CardProps, 'card' | 'nth' | 'from' | 'to' | 'length' | 'onEnd'>;

/** A card that was seen before, on its way to somewhere else. */
function Flying({ card, nth, from, to, length, onEnd }: FlyingProps) {
  const element = useMotion<HTMLSpanElement>(
    {
      frames: [
        { transform: 'none', opacity: 1 },
        { transform: 'translateY(-8px) scale(1.25)', opacity: 1, offset: 0.25 },
        { transform: `translate(${to.x - from.x}px, ${to.y - from.y}px)`, opacity: 1, offset: 0.9 },
        { transform: `translate(${to.x - from.x}px, ${to.y - from.y}px)`, opacity: 0 },
      ],
      length,
      easing: 'ease-in-out',
    },
    onEnd,
  );
  return (
    <span
      ref={element}
      class="cue-card"
      data-cue="draw"
      style={{ left: `${from.x + 6 * nth}px`, top: `${from.y}px` }}
    >
      <SmallCard thing={card} />
    </span>
  );
}

type CardProps = {
  readonly card: Ref;
  readonly nth: number;
  readonly of: number;
  readonly from: Spot;
  readonly to: Spot;
  readonly board: Spot;
  readonly length: number;
  onEnd(): void;
};

function Card({ card, nth, of, from, to, board, length, onEnd }: CardProps) {
  const at = readableAt({ to, board, nth, of });
  const towards = (spot: Spot, scale: number, turned: number): string =>
    `translate(${spot.x - at.x}px, ${spot.y - at.y}px) scale(${scale}) rotateY(${turned}deg)`;
  const element = useMotion<HTMLSpanElement>(
    {
      frames: [
        { transform: towards(from, 0.25, 180), opacity: 0 },
        { transform: 'none', opacity: 1, offset: 0.22 },
        { transform: 'none', opacity: 1, offset: 0.85 },
        { transform: towards(to, 0.25, 0), opacity: 0 },
      ],
      length,
      easing: 'ease-in-out',
    },
    onEnd,
  );
  return (
    <span
      ref={element}
      class="cue-card"
      data-cue="draw"
      style={{ left: `${at.x}px`, top: `${at.y}px` }}
    >
      <CardFace thing={card} />
    </span>
  );
}

type Lying = Pick<CardProps, 'to' | 'board' | 'nth' | 'of'>;

/** Point beside a card's place, on the board, one next to another. */
function readableAt({ to, board, nth, of }: Lying): { readonly x: number; readonly y: number } {
  const all = of * (WIDTH + GAP);
  const left = board.x - board.w / 2 + all / 2;
  const right = board.x + board.w / 2 - all / 2;
  const middle = Math.max(left, Math.min(right, to.x));
  const way = to.y > board.y ? -1 : 1;
  return {
    x: middle - all / 2 + (nth + 0.5) * (WIDTH + GAP),
    y: to.y + way * (Math.min(to.h, HEIGHT) / 2 + HEIGHT / 2 + GAP),
  };
}
