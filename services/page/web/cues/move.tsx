import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { Ref, ShownCue } from '../../../../shared/client/index.ts';
import { useMatch } from '../match/context.ts';
import type { MatchModel } from '../match/model.ts';
import { Figure, widthOf } from './figure.tsx';
import { pathOn } from '../stage/path.ts';
import { placeOf } from '../stage/staging.ts';
import { hideWhile, isCalm, useMotion } from './use-motion.ts';
import { figureOn, onTable, spotOf, type Spot } from './where.ts';

type Move = Extract<ShownCue, { as: 'move' }>;
type Props = { readonly cue: Move; readonly length: number };

/** A figure that walks space by space to its new place, and stands there until the state says so. */
export function Walk({ cue, length }: Props) {
  const match = useMatch();
  // before it is drawn, since to measure after that would lay the page out a second time
  const { way, width, itself } = useMemo(
    () => ({ way: spotsOf(match, cue), width: widthOf(cue.who), itself: figureOn(cue.who) }),
    [],
  );
  useLayoutEffect(() => {
    const end = way.at(-1);
    if (end === undefined) return undefined;
    const show = hideWhile(itself);
    return () => {
      show();
      // once the state is drawn, but before it is seen
      requestAnimationFrame(() => {
        stepFrom(end, figureOn(cue.who));
      });
    };
  }, []);
  const [begin] = way;
  const figure = useMotion<HTMLSpanElement>({
    frames: begin === undefined ? [{ opacity: 1 }] : framesOf(way, begin),
    length: Math.max(1, length),
    easing: 'linear',
  });
  if (begin === undefined) return null;
  return (
    <span
      ref={figure}
      class="cue-figure"
      data-cue="move"
      style={{ left: `${begin.x}px`, top: `${begin.y}px`, '--pawn': `${width}px` }}
    >
      <Figure who={cue.who} />
    </span>
  );
}

/** Spots that the foot of a figure moves through, from its present place. */
function spotsOf({ scene, sheet }: MatchModel, { who, from, to }: Move): readonly Spot[] {
  const begin = from ?? placeOf(scene.peek(), who);
  const board = sheet.peek()?.boards.find(({ spaces }) => spaces.some(({ ref }) => ref === to));
  const places: readonly Ref[] =
    begin === undefined ? [to] : board === undefined ? [begin, to] : pathOn(board, begin, to);
  const itself = spotOf(figureOn(who));
  const height = itself?.h ?? widthOf(who) * HEIGHT;
  const spots = places.flatMap((place) => {
    const spot = spotOf(onTable(place));
    return spot === undefined ? [] : [standingOn(spot, height)];
  });
  // off from where it is seen, not from the middle of its place
  return itself === undefined ? spots : [itself, ...spots.slice(begin === undefined ? 0 : 1)];
}

/** The height of a figure, by its width. */
const HEIGHT = 1.3;

/** In pixels, how far from the lower edge of its place a figure stands. */
const EDGE = 4;

/** Spot of a figure on a place that has room for it: at the lower edge. */
const standingOn = (place: Spot, height: number): Spot =>
  place.h < height + EDGE ? place : { ...place, y: place.y + (place.h - height) / 2 - EDGE };

/** In milliseconds, how long a figure takes to its own spot on a place that it shares. */
const STEP = 160;

/** Lets a figure step aside from its last place on the screen. */
function stepFrom(last: Spot, figure: Element | undefined): void {
  const spot = spotOf(figure);
  if (spot === undefined || isCalm()) return;
  const from = `translate(${last.x - spot.x}px, ${last.y - spot.y}px)`;
  figure?.animate([{ transform: from }, { transform: 'none' }], { duration: STEP });
}

/** In pixels, how high a figure hops between two places. */
const HOP = 9;

function framesOf(way: readonly Spot[], { x: x0, y: y0 }: Spot): Keyframe[] {
  const steps = Math.max(1, way.length - 1);
  return way.flatMap(({ x, y }, at) => {
    const before = way[at - 1];
    const here = { transform: `translate(${x - x0}px, ${y - y0}px)`, offset: at / steps };
    if (before === undefined) return [way.length === 1 ? { ...here, offset: 1 } : here];
    const middle = `translate(${(x + before.x) / 2 - x0}px, ${(y + before.y) / 2 - y0 - HOP}px)`;
    return [{ transform: middle, offset: (at - 0.5) / steps }, here];
  });
}
