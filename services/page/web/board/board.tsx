import { useSignal } from '@preact/signals';
import { useCallback, useRef } from 'preact/hooks';
import type { Board, Ref, Space } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { useMatch } from '../match/context.ts';
import { mySeat } from '../match/choices.ts';
import { nameOf } from '../match/names.ts';
import { seatColour } from '../match/colours.ts';
import type { Words } from '../words/words.ts';
import { Fan } from './fan.tsx';
import { Lands } from './lands.tsx';
import { SpaceView } from './space.tsx';
import { useTargets } from './targets.ts';
import { Tags, Trails } from './trails.tsx';
import { Stones, Way } from './way.tsx';

/**
 * A board, drawn from its data: lands in water, spaces in their places, and the things on each. It
 * is always there as a whole. One space can be tabbed to, and the arrow keys go on from there in
 * the board's directions.
 */
export function BoardView({ board }: { readonly board: Board }) {
  const match = useMatch();
  const { words } = useHere();
  const grid = useRef<HTMLDivElement>(null);
  const targets = useTargets(board);
  const fanned = useSignal<Ref | undefined>(undefined);
  const { spaces, w, h } = board;
  const colour = seatColour(match.order.value, `seat:${mySeat(match) ?? ''}`);
  // the same at each step: a place whose properties stay the same is not drawn again
  const goTo = useCallback((space: Space | undefined): void => {
    if (space === undefined) return;
    grid.current
      ?.querySelector<HTMLElement>(`.space[data-ref="${CSS.escape(space.ref)}"]`)
      ?.focus();
  }, []);
  const fan = useCallback((place: Ref): void => {
    fanned.value = place;
  }, []);
  return (
    <div class="board-frame" style={{ '--w': w, '--h': h, '--seat': colour }}>
      <div
        ref={grid}
        class="board"
        role="group"
        aria-label={[nameOf(match, board.ref), wayRound(board, words)].join(' ').trim()}
        data-board={board.ref}
        style={{ aspectRatio: `${w} / ${h}` }}
      >
        <Lands board={board} />
        <OneWay board={board} />
        <Way board={board} ways={targets.ways} />
        <Trails board={board} />
        {spaces.map((space, at) => (
          <SpaceView
            key={space.ref}
            space={space}
            board={board}
            isFirst={at === 0}
            isMine={targets.mine.includes(space.ref)}
            flag={targets.flags[space.ref]}
            number={targets.numbers[space.ref]}
            goTo={goTo}
            fan={fan}
          />
        ))}
        <Stones board={board} stones={targets.stones} />
        <Tags board={board} />
        <div class="board-over" data-board={board.ref} aria-hidden="true" />
        {fanned.value !== undefined && (
          <Fan board={board} place={fanned.value} onClose={() => (fanned.value = undefined)} />
        )}
      </div>
    </div>
  );
}

/** Direction of figures on a ring, in words; empty if they go anywhere. */
const wayRound = ({ direction }: Board, words: Words): string =>
  direction === undefined || direction === 'any' ? '' : words.say(`board.way.${direction}`);

/** An arrow on a ring on which figures go one way only. */
const OneWay = ({ board: { direction } }: { readonly board: Board }) =>
  (direction === 'clockwise' || direction === 'anticlockwise') && (
    <span class="one-way" aria-hidden="true">
      {direction === 'clockwise' ? '↻' : '↺'}
    </span>
  );
