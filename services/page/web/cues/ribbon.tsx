import { useSignal, useSignalEffect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { textOf, type Ref } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { actorOf } from '../match/actor.ts';
import { useMatch } from '../match/context.ts';
import { seatColour } from '../match/colours.ts';
import { Pawn } from '../parts/pawn.tsx';
import { BEHIND_WHEN_ASKED } from '../stage/queue.ts';
import { useBoardSpot } from './use-board-spot.ts';
import { isCalm } from './use-motion.ts';

/** In milliseconds, how long the ribbon of the viewer's own turn stays. */
const OWN = 1_200;

/**
 * In pixels: the height of the ribbon, and how much of the board it covers: no figure, and no picture of a space. That
 * of my own turn is short and lies on the board, for I look at the numbers of others then.
 */
const [HEIGHT, OVERLAP] = [26, 9];
const OWN_WIDTH = 130;

type Shown = {
  /**
   * The seat that it names, and the seat of the present turn: another if the viewer’s turn was skipped just
   * before.
   */
  readonly who: Ref;
  readonly turn: Ref;
  /** Text beside the name of the seat. */
  readonly says?: string | undefined;
  readonly isSkipped: boolean;
};

/** A thin ribbon in the colour of the seat whose turn is shown, with the speed and skip buttons. */
export function Ribbon() {
  const match = useMatch();
  const { words, settings } = useHere();
  const shown = useSignal<Shown | undefined>(undefined);
  const mine: Ref = `seat:${match.details.value?.seat ?? ''}`;
  useSignalEffect(() => {
    const now = match.playing.value;
    const before = shown.peek();
    if (now === undefined) {
      // whose turn it is now is said by the bar
      const timer = setTimeout(() => (shown.value = undefined), before?.who === mine ? OWN : 0);
      return () => clearTimeout(timer);
    }
    const { beat, isAfterSkipped } = now;
    const said = beat.cues.find(({ as }) => as === 'say');
    const turn = beat.turn ?? before?.turn;
    if (turn === undefined) return undefined;
    const says = said && beat.turn === undefined ? textOf(beat.line.parts) : undefined;
    const who = isAfterSkipped ? mine : turn;
    shown.value = { who, turn, says, isSkipped: isAfterSkipped };
    return undefined;
  });
  const ribbon = useRef<HTMLDivElement>(null);
  const who = shown.value?.who;
  useLayoutEffect(() => {
    if (isCalm()) return;
    ribbon.current?.animate(
      [
        { transform: 'translateY(-8px)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      {
        duration: 160,
      },
    );
  }, [who]);
  const board = useBoardSpot(who);
  if (shown.value === undefined || who === undefined || board === undefined) return null;
  const { says, isSkipped } = shown.value;
  const isMine = who === mine;
  const isShort = isMine && !isSkipped && says === undefined;
  const width = isShort ? OWN_WIDTH : board.w;
  return (
    <div
      ref={ribbon}
      class="cue-ribbon"
      data-cue="turn"
      data-who={who}
      style={{
        '--seat': seatColour(match.order.value, who),
        left: `${board.x - width / 2}px`,
        top: `${Math.max(0, board.y - board.h / 2 + OVERLAP - (isShort ? OVERLAP : HEIGHT))}px`,
        width: `${width}px`,
      }}
    >
      <Pawn seat={who} />
      <span class="cue-whose" aria-hidden="true">
        {isSkipped
          ? words.say('cues.skipped')
          : isMine
            ? words.say('cues.mine')
            : words.say('cues.turn', { seat: actorOf(match, who) })}
        {says !== undefined && <small> {says}</small>}
      </span>
      {!isMine && (
        <>
          <button
            type="button"
            aria-pressed={settings.fast.value}
            onClick={() => (settings.fast.value = !settings.fast.value)}
          >
            2×<span class="sr"> {words.say('cues.fast')}</span>
          </button>
          {match.behind.value > BEHIND_WHEN_ASKED ? (
            <button type="button" onClick={match.skipToMe}>
              {words.say('cues.skipToMe')}
            </button>
          ) : (
            <button type="button" aria-label={words.say('cues.skip')} onClick={match.skip}>
              <span aria-hidden="true">»</span>
            </button>
          )}
        </>
      )}
    </div>
  );
}
