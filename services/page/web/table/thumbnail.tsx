import type { Ref } from '../../../../shared/client/index.ts';
import { extentOf } from '../board/laid.ts';
import { useMatch } from '../match/context.ts';
import { useSteady } from '../reading/steady.ts';
import { printedOn } from '../parts/printed.ts';

/** A seat's layout, small: the ground of each thing in its place. A tap on the player shows it large. */
export function Thumbnail({ seat }: { readonly seat: Ref }) {
  const match = useMatch();
  const laid = useSteady(
    () =>
      match.scene.value?.seats
        .find((each) => each.seat === seat)
        ?.lattices.flatMap((lattice) => lattice.laid)
        .map(({ thing, x, y }) => ({ thing, x, y })),
    [match, seat],
  );
  if (laid === undefined || laid.length === 0) return null;
  const { x, y, w, h } = extentOf(laid);
  return (
    <svg
      class="thumbnail"
      viewBox={`${x * 10 - 2} ${y * 10 - 2} ${w * 10 + 4} ${h * 10 + 4}`}
      aria-hidden="true"
      focusable="false"
    >
      {laid.map((each) => (
        <rect
          key={each.thing}
          data-tone={printedOn(match, each.thing)?.tone ?? 'grey'}
          x={each.x * 10 + 0.3}
          y={each.y * 10 + 0.3}
          width="9.4"
          height="9.4"
          rx="1"
        />
      ))}
    </svg>
  );
}
