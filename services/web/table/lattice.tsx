import { idOf, type Lattice, type Ref } from '../../../shared/client/index.ts';
import { useHere } from '../app/here.ts';
import { asked, optionsAbout, useStand } from '../match/choices.ts';
import { useMatch } from '../match/context.ts';
import { Thing } from '../parts/thing.tsx';

type Props = { readonly lattices: readonly Lattice[]; readonly seat?: string | undefined };

/** Things laid edge to edge. Where a cell is free and may be chosen, it can be tapped. */
export function Lattices({ lattices, seat }: Props) {
  const match = useMatch();
  const isAsked = asked(match)?.seat === seat;
  return lattices.map(({ laid, free }, at) => {
    const open = isAsked ? free.filter((cell) => optionsAbout(match, cell).length > 0) : [];
    const cells = [
      ...laid.map(({ thing, x, y }) => ({
        x,
        y,
        key: thing,
        drawn: <Thing thing={thing} whole />,
      })),
      ...open.map((cell) => ({ ...placeOf(cell), key: cell, drawn: <FreeCell cell={cell} /> })),
    ];
    if (cells.length === 0) return null;
    const left = Math.min(...cells.map(({ x }) => x));
    const top = Math.min(...cells.map(({ y }) => y));
    return (
      <div key={at} class="lattice">
        {cells.map(({ x, y, key, drawn }) => (
          <div key={key} style={{ gridColumn: x - left + 1, gridRow: y - top + 1 }}>
            {drawn}
          </div>
        ))}
      </div>
    );
  });
}

function FreeCell({ cell }: { readonly cell: Ref }) {
  const match = useMatch();
  const { words } = useHere();
  const { x, y } = placeOf(cell);
  const { classes } = useStand(cell);
  return (
    <button
      type="button"
      class={`thing cell${classes}`}
      data-ref={cell}
      aria-label={words.say('table.cell', { x, y })}
      onClick={() => {
        match.looked.value = cell;
      }}
    >
      <span aria-hidden="true">+</span>
    </button>
  );
}

function placeOf(cell: Ref): { readonly x: number; readonly y: number } {
  const [x = 0, y = 0] = idOf(cell).split(',').map(Number);
  return { x, y };
}
