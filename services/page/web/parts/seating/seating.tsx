import type { ComponentChildren } from 'preact';
import type { Board } from '../../../../../shared/client/index.ts';
import { lettersFor } from '../../match/letters.ts';
import { seatColourAt } from '../../match/colours.ts';
import { isMapBoard, MiniBoard } from '../mini-board.tsx';
import { PawnShape } from '../pawn.tsx';
import { Solid } from '../solid.tsx';

/** A chair at a table: a person or a bot sits on it, it is free, it waits for the reader, or it can be added. */
export type Chair = {
  readonly id: string;
  readonly kind: 'taken' | 'free' | 'yours' | 'add';
  readonly name: string;
  readonly note?: ComponentChildren;
  /** True if the player is at the table now. */
  readonly isHere?: boolean;
  readonly isSelected?: boolean;
  onPress?(): void;
};

type Props = { readonly chairs: readonly Chair[]; readonly boards: readonly Board[] };

/** A wooden table with its board, and chairs around it. */
export function Seating({ chairs, boards }: Props) {
  const board = boards.find(isMapBoard) ?? boards[0];
  const above = Math.ceil(chairs.length / 2);
  const below = chairs.length - above;
  const letters = lettersFor(chairs.map(({ name }) => name));
  return (
    <div class="seating" style={{ '--columns': above * 2 }}>
      <ul class="room-seats">
        {chairs.map((chair, at) => {
          const isAbove = at < above;
          const first = isAbove ? at * 2 + 1 : (at - above) * 2 + 1 + (above - below);
          return (
            <li
              key={chair.id}
              data-seat={chair.id}
              data-side={isAbove ? 'above' : 'below'}
              style={{ gridColumn: `${first} / span 2` }}
            >
              <ChairView
                chair={chair}
                at={at}
                letters={chair.name === '' ? '' : (letters[at] ?? '')}
              />
            </li>
          );
        })}
      </ul>
      <div class="wood" aria-hidden="true">
        <span class="decks">
          <i />
          <i />
        </span>
        <span class="wood-board" data-shape={board && !isMapBoard(board) ? 'wide' : 'square'}>
          {board && <MiniBoard board={board} hasGlyphs />}
        </span>
        <span class="wood-dice">
          <Solid name="die" />
          <Solid name="die" />
        </span>
      </div>
    </div>
  );
}

type ChairProps = { readonly chair: Chair; readonly at: number; readonly letters: string };

function ChairView({ chair, at, letters }: ChairProps) {
  const { kind, name, note, isHere = false, isSelected, onPress } = chair;
  const seat = { '--seat': seatColourAt(at) };
  const inside = (
    <>
      <span class="chair-name">{name}</span>
      {note !== undefined && <small>{note}</small>}
      <span class="chair-seat" style={seat} aria-hidden="true">
        <svg viewBox="0 0 80 80" focusable="false">
          <rect class="chair-frame" x="13" y="15" width="54" height="57" rx="13" />
          <rect class="chair-cushion" x="19" y="22" width="42" height="44" rx="9" />
          <path
            class="chair-back"
            d="M8 20c0-9 5-14 14-16 12-3 24-3 36 0 9 2 14 7 14 16 0 5-7 6-10 1-14-5-30-5-44 0-3 5-10 4-10-1z"
          />
        </svg>
        {kind === 'taken' ? (
          <PawnShape colour={seat['--seat']} letters={letters} />
        ) : (
          <i class="chair-free">
            <Solid name={kind === 'yours' ? 'down' : kind === 'add' ? 'plus' : 'person'} />
          </i>
        )}
        {isHere && <i class="chair-here" />}
      </span>
    </>
  );
  return onPress === undefined ? (
    <div class="chair" data-kind={kind}>
      {inside}
    </div>
  ) : (
    <button
      type="button"
      class="chair"
      data-kind={kind}
      {...(isSelected !== undefined && { 'aria-pressed': isSelected })}
      onClick={onPress}
    >
      {inside}
    </button>
  );
}
