import type { Ref, Thing } from '../../../../shared/client/index.ts';
import { useMatch } from '../match/context.ts';
import { initials, nameOf } from '../match/names.ts';
import { Glyph } from '../parts/glyph.tsx';
import { printedOn } from '../parts/printed.ts';
import { breadth } from './breadth.ts';
import { marksAt, sides, type TileSide } from './prints.ts';

type Mark = NonNullable<Thing['marks']>[number];

type Props = {
  readonly thing: Ref;
  /** The sides that meet the same connector beside. */
  readonly joined?: readonly TileSide[];
  /** Its chests that are open, by number from 1. */
  readonly opened?: readonly number[];
};

const turns: Readonly<Record<TileSide, number>> = { n: 0, e: 90, s: 180, w: 270 };

/**
 * A tile as printed: its ground, a road to each side with a connector and half a key if that is more than a
 * road, the demands and gains of its sides, its cost, chests and gains, its name. Its card says the same in
 * words.
 */
export function Tile({ thing, joined = [], opened = [] }: Props) {
  const match = useMatch();
  const printed = printedOn(match, thing);
  const name = nameOf(match, thing);
  const sort = printed?.type && printedOn(match, printed.type)?.glyph;
  return (
    <span class="tile" data-tone={printed?.tone ?? 'grey'} style={{ '--long': breadth(name) }}>
      <Roads thing={thing} joined={joined} />
      <span class="tile-picture" aria-hidden="true">
        {printed?.glyph ? <Glyph name={printed.glyph} /> : initials(name)}
      </span>
      {sort !== undefined && sort !== printed?.glyph && (
        <span class="tile-sort" aria-hidden="true">
          <Glyph name={sort} />
        </span>
      )}
      <span class="tile-name">{name}</span>
      <Row at="cost" marks={marksAt(printed, 'cost')} />
      <Row at="chest" marks={marksAt(printed, 'chest')} opened={opened} />
      <Row at="gain" marks={[...marksAt(printed, 'value'), ...marksAt(printed, 'gain')]} />
      {sides.map((side) => {
        const [, ...bounty] = marksAt(printed, side);
        return (
          bounty.length > 0 && (
            <span key={side} class="tile-mark tile-bounty" data-side={side} aria-hidden="true">
              {bounty.map((mark, n) => (
                <Good key={n} mark={mark} />
              ))}
            </span>
          )
        );
      })}
    </span>
  );
}

/** Roads from the middle to the sides, and half keys at their ends. */
function Roads({ thing, joined = [] }: Props) {
  const match = useMatch();
  const printed = printedOn(match, thing);
  const open = sides.filter((side) => marksAt(printed, side).length > 0);
  if (open.length === 0) return null;
  const halves = open.filter((side) => {
    const [connector] = marksAt(printed, side);
    return connector && printedOn(match, connector.of)?.glyph !== 'road';
  });
  return (
    <svg class="tile-roads" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      {['tile-road', 'tile-road-top'].map((layer) => (
        <g key={layer} class={layer}>
          {open.map((side) => (
            <path key={side} d="M50 50V0" transform={`rotate(${turns[side]} 50 50)`} />
          ))}
        </g>
      ))}
      {halves.map((side) => (
        <g
          key={side}
          class={`half-key${joined.includes(side) ? ' joined' : ''}`}
          transform={`rotate(${turns[side]} 50 50) translate(50 0)`}
        >
          <path d="M-12 0a12 12 0 0 0 24 0z" />
          <circle cx="0" cy="4.6" r="3.4" />
        </g>
      ))}
    </svg>
  );
}

type RowProps = {
  readonly at: Mark['at'];
  readonly marks: readonly Mark[];
  readonly opened?: readonly number[];
};

const Row = ({ at, marks, opened = [] }: RowProps) =>
  marks.length > 0 && (
    <span class={`tile-mark tile-${at}`} aria-hidden="true">
      {marks.map((mark, n) => (
        <Good key={n} mark={mark} isOpen={opened.includes(n + 1)} />
      ))}
    </span>
  );

/** A good: its glyph in its colour, and its number. */
function Good({ mark: { of, n }, isOpen }: { readonly mark: Mark; readonly isOpen?: boolean }) {
  const match = useMatch();
  const printed = printedOn(match, of);
  return (
    <span class="good" data-tone={printed?.tone ?? 'grey'} data-open={isOpen || undefined}>
      {printed?.glyph ? <Glyph name={printed.glyph} /> : initials(nameOf(match, of))}
      {n !== undefined && <b>{n}</b>}
    </span>
  );
}
