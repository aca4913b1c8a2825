import type { Area, Ref } from '../../../../shared/client/index.ts';
import { useMatch } from '../match/context.ts';
import { nameOf, textAt } from '../match/names.ts';
import { SmallCard } from '../parts/card-face.tsx';

/** Cards shown side by side in a line by default. */
const SHOWN = 3;

const isHeld = ({ role }: Area): boolean => role === 'hand' || role === 'held';

/** Areas of a seat's hand: those that the game marks as held, or else all those laid side by side. */
export function heldIn(areas: readonly Area[]): readonly Area[] {
  const there = areas.filter(({ things, hidden }) => things.length + hidden > 0);
  return areas.some(isHeld)
    ? there.filter(isHeld)
    : there.filter(({ as, role }) => as !== 'pile' && role !== 'aside');
}

/** About how broad a hand in a line is, in pixels. */
export function breadthOfHand(areas: readonly Area[]): number {
  const sorts = heldIn(areas).map(({ things, hidden }) => {
    const shown = Math.max(1, Math.min(SHOWN, things.length));
    return 18 + 13 * (shown - 1) + (things.length + hidden > shown ? 20 : 0) + 8;
  });
  return sorts.reduce((total, each) => total + each, 0);
}

type Props = {
  readonly areas: readonly Area[];
  /** The most cards of a sort that are shown. */
  readonly most?: number;
};

/** Hand in a line: the cards that are seen, and the number of each sort. */
export function Hand({ areas, most = SHOWN }: Props) {
  const match = useMatch();
  const held = heldIn(areas);
  if (held.length === 0) return null;
  return (
    <ul class="in-hand">
      {held.map(({ name, of, things, hidden }) => (
        <li key={`${name} ${of ?? ''}`}>
          <span class="sr">
            {textAt(match, `area.${name}`) ?? name}:{' '}
            {things.map((each) => nameOf(match, each)).join(', ')} {things.length + hidden}
          </span>
          <Fan things={things} hidden={hidden} most={most} />
        </li>
      ))}
    </ul>
  );
}

type FanProps = { readonly things: readonly Ref[]; readonly hidden: number; readonly most: number };

function Fan({ things, hidden, most }: FanProps) {
  const shown = things.slice(-most);
  const more = things.length - shown.length + hidden;
  return (
    <span class="hand-cards" aria-hidden="true">
      {shown.map((thing, at) => (
        <SmallCard key={`${thing} ${String(at)}`} thing={thing} />
      ))}
      {hidden > 0 && shown.length === 0 && <span class="hand-back" />}
      {more > 0 && <span class="hand-more">{shown.length > 0 ? `+${String(more)}` : more}</span>}
    </span>
  );
}
