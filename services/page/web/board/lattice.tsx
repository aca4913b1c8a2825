import { useMemo } from 'preact/hooks';
import { textOf, type Lattice, type Ref } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { cellAt, extentOf, joinedIn } from './laid.ts';
import { currentQuestion, optionsAbout, useStand } from '../match/choices.ts';
import { useMatch } from '../match/context.ts';
import { Tile } from './tile.tsx';
import type { TileSide } from './prints.ts';
import { printedOn } from '../parts/printed.ts';

type Props = { readonly lattices: readonly Lattice[]; readonly seat?: string | undefined };

/** Things laid edge to edge. Where a cell is free and may be chosen, it can be tapped. */
export const Lattices = ({ lattices, seat }: Props) =>
  lattices.map((lattice, at) => <LatticeView key={at} lattice={lattice} seat={seat} />);

type ViewProps = { readonly lattice: Lattice; readonly seat?: string | undefined };

/** One lattice on its felt: as large as its place lets it, always as a whole. */
export function LatticeView({ lattice, seat }: ViewProps) {
  const match = useMatch();
  const isAsked = currentQuestion(match)?.seat === seat;
  const { laid, free } = lattice;
  const sheet = match.sheet.value;
  const joined = useMemo(
    () => joinedIn(lattice, (thing) => printedOn(match, thing)),
    [lattice, sheet],
  );
  const open = isAsked ? free.filter((cell) => optionsAbout(match, cell).length > 0) : [];
  if (laid.length + open.length === 0) return null;
  // with room for what can still be laid, so that nothing moves when it is asked
  const { x: left, y: top, w, h } = extentOf([...laid, ...free.map(cellAt)]);
  return (
    <div class="felt">
      <div class="lattice" style={{ '--left': left, '--top': top, '--w': w, '--h': h }}>
        {laid.map(({ thing, x, y, opened }) => (
          <div key={thing} style={{ '--x': x, '--y': y }}>
            <Laid thing={thing} joined={joined.get(thing) ?? []} opened={opened} />
          </div>
        ))}
        {open.map((cell) => {
          const { x, y } = cellAt(cell);
          return (
            <div key={cell} style={{ '--x': x, '--y': y }}>
              <FreeCell cell={cell} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

type LaidProps = {
  readonly thing: Ref;
  readonly joined: readonly TileSide[];
  readonly opened?: readonly number[] | undefined;
};

/** A tile that is tapped to be looked at. */
function Laid({ thing, joined, opened = [] }: LaidProps) {
  const match = useMatch();
  const { words } = useHere();
  const { mayChoose, classes } = useStand(thing);
  return (
    <button
      type="button"
      class={`laid${classes}`}
      data-ref={thing}
      onClick={() => {
        match.looked.value = thing;
      }}
    >
      <Tile thing={thing} joined={joined} opened={opened} />
      {opened.length > 0 && (
        <span class="sr">. {words.say('table.opened', { n: opened.length })}</span>
      )}
      {mayChoose && <span class="sr">. {words.say('match.mayChoose')}</span>}
    </button>
  );
}

/** A free cell: the number of its option, and its effects. */
function FreeCell({ cell }: { readonly cell: Ref }) {
  const match = useMatch();
  const { words } = useHere();
  const { x, y } = cellAt(cell);
  const { classes } = useStand(cell);
  const [option] = optionsAbout(match, cell);
  const answers = currentQuestion(match)?.options.filter(({ group }) => group === 'ANSWER') ?? [];
  const number = option ? answers.indexOf(option) + 1 : 0;
  const effect = option?.effects[0] && textOf(option.effects[0].parts);
  const name = words.say('table.cell', { x, y });
  return (
    <button
      type="button"
      class={`laid cell${classes}`}
      data-ref={cell}
      onClick={() => {
        match.looked.value = cell;
      }}
    >
      <span class="sr">{name}. </span>
      <b>{number > 0 ? number : '+'}</b>
      {effect !== undefined && <small>{effect}</small>}
    </button>
  );
}
