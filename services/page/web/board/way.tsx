import type { Board } from '../../../../shared/client/index.ts';
import type { Stone } from './targets.ts';

type WayProps = { readonly board: Board; readonly ways: readonly string[] };

/** The ways from my place to the places that I may choose, below the things on the board. */
export const Way = ({ board: { w, h }, ways }: WayProps) =>
  ways.length > 0 && (
    <svg class="way" viewBox={`0 0 ${w * 100} ${h * 100}`} aria-hidden="true" focusable="false">
      {ways.map((way) => (
        <path key={way} d={way} />
      ))}
    </svg>
  );

type StonesProps = { readonly board: Board; readonly stones: readonly Stone[] };

/** The steps of these ways, counted. */
export const Stones = ({ board: { w, h }, stones }: StonesProps) =>
  stones.map(({ n, x, y, isAside }) => (
    <span
      key={`${x} ${y}`}
      class="stone"
      data-aside={isAside}
      aria-hidden="true"
      style={{ left: `${(x / w) * 100}%`, top: `${(y / h) * 100}%` }}
    >
      {n}
    </span>
  ));
