import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { painted } from '../device/painted.ts';
import { useHere } from '../here/here.ts';
import { useMatch } from '../match/context.ts';
import { Floats } from './count.tsx';
import { DrawCue } from './draw.tsx';
import { Fight } from './duel.tsx';
import { joined, settled, without, type Live } from './live.ts';
import { Walk } from './move.tsx';
import { Toppled } from './out.tsx';
import { Ribbon } from './ribbon.tsx';
import { Roll } from './roll.tsx';
import { LENGTHS } from '../stage/beat.ts';
import type { Playing } from '../stage/queue.ts';
import { isCalm } from './use-motion.ts';
import { spotOf, stage } from './where.ts';

/** Cues of events on the table, drawn over it; a tap on the board skips them. */
export function Cues() {
  const match = useMatch();
  const live = useSignal<readonly Live[]>([]);
  const cleared = useRef(0);
  const add = (playing: Playing): void => {
    const shown = match.table.peek()?.version ?? 0;
    // before anything is drawn, since to measure after that would lay the page out a second time
    const board = spotOf(stage());
    live.value = settled(joined(live.peek(), playing, board), shown);
  };
  useSignalEffect(() => {
    const playing = match.playing.value;
    if (playing === undefined) return;
    if (isCalm()) {
      add(playing);
      return;
    }
    const [begun, clearedBefore] = [performance.now(), cleared.current];
    // once the state is laid out and painted, places are measured without another layout
    void painted().then(() => {
      if (cleared.current !== clearedBefore) return;
      add({ ...playing, length: Math.max(1, playing.length - (performance.now() - begun)) });
    });
  });
  useSignalEffect(() => {
    const version = match.table.value?.version;
    if (version !== undefined) live.value = settled(live.peek(), version);
  });
  useEffect(() => {
    // the board has moved under them
    const clear = (): void => {
      cleared.current += 1;
      live.value = [];
    };
    const skip = (event: Event): void => {
      const isOnBoard = event.target instanceof Node && stage()?.contains(event.target) === true;
      if (match.playing.peek() === undefined || !isOnBoard) return;
      event.preventDefault();
      event.stopPropagation();
      clear();
      match.skip();
    };
    addEventListener('resize', clear);
    document.addEventListener('scroll', clear, { capture: true, passive: true });
    document.addEventListener('click', skip, { capture: true });
    return () => {
      removeEventListener('resize', clear);
      document.removeEventListener('scroll', clear, { capture: true });
      document.removeEventListener('click', skip, { capture: true });
    };
  }, [match, live]);
  const end = (key: number) => () => {
    live.value = without(live.peek(), key);
  };
  const seen = live.value.filter(({ isOver }) => !isOver);
  return (
    <div class="cues" data-playing={match.playing.value !== undefined}>
      {seen.map((each) => (
        <LiveCue
          key={each.key}
          cue={each.cue}
          playing={each.playing}
          board={each.board}
          isEnding={each.isEnding}
          nth={nthIn(seen, each)}
          onEnd={end(each.key)}
        />
      ))}
      <Ribbon />
    </div>
  );
}

/** Number of counts of the same seat under a count. */
const nthIn = (live: readonly Live[], { key, cue }: Live): number =>
  live.filter((other) => other.cue.as === 'count' && other.cue.who === cue.who && other.key < key)
    .length;

type Props = Pick<Live, 'cue' | 'playing' | 'board' | 'isEnding'> & {
  readonly nth: number;
  onEnd(): void;
};

function LiveCue({ cue, playing: { length, beat }, board, isEnding, nth, onEnd }: Props) {
  const { settings } = useHere();
  // a card can be read while the next cue plays
  const wanted = cue.as === 'draw' ? beat.length : LENGTHS[cue.as][0];
  const readable = Math.max(length, wanted / (settings.fast.value ? 2 : 1));
  switch (cue.as) {
    case 'roll':
      return <Roll cue={cue} board={board} length={length} />;
    case 'move':
      return <Walk cue={cue} length={length} />;
    case 'draw':
      return (
        <DrawCue cue={cue} board={board} isKnown={beat.isKnown} length={readable} onEnd={onEnd} />
      );
    case 'duel':
      return <Fight cue={cue} board={board} isEnding={isEnding} length={readable} onEnd={onEnd} />;
    case 'count':
      return <Floats cue={cue} nth={nth} length={2 * readable} onEnd={onEnd} />;
    case 'out':
      return <Toppled cue={cue} length={length} />;
    // the ribbon says them
    case 'turn':
    case 'say':
      return null;
  }
}
