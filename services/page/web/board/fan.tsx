import { useEffect } from 'preact/hooks';
import type { Board, Ref } from '../../../../shared/client/index.ts';
import { useMatch } from '../match/context.ts';
import { useSteady } from '../reading/steady.ts';
import { SmallCard } from '../parts/card-face.tsx';
import { middle } from '../stage/ways.ts';

type Props = { readonly board: Board; readonly place: Ref; onClose(): void };

/** All cards of a space, fanned out over the board: a short way for the finger; the card of the space lists them, too. */
export function Fan({ board, place, onClose }: Props) {
  const match = useMatch();
  const cards = useSteady(() => {
    const there = match.scene.value?.places.find((each) => each.place === place);
    return there ? [...there.pieces.map(({ thing }) => thing), ...there.lying] : [];
  }, [match, place]);
  useEffect(() => {
    const close = (): void => {
      onClose();
    };
    document.addEventListener('click', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('click', close);
      document.removeEventListener('keydown', close);
    };
  }, []);
  const space = board.spaces.find(({ ref }) => ref === place);
  if (space === undefined) return null;
  const { x, y } = middle(space);
  return (
    <span
      class="fan"
      aria-hidden="true"
      style={{
        '--fx': x / board.w,
        '--fy': y / board.h,
        '--n': cards.length,
      }}
    >
      {cards.map((thing, at) => (
        <span
          key={`${thing} ${at}`}
          class="fanned"
          style={{ '--at': at - (cards.length - 1) / 2 }}
          onClick={() => {
            match.looked.value = thing;
          }}
        >
          <SmallCard thing={thing} />
        </span>
      ))}
    </span>
  );
}
