import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { textOf } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { Folded } from '../../parts/folded.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Pawn } from '../../parts/pawn.tsx';
import { isDesk } from '../../device/desk.ts';
import type { ReplayModel } from '../../replay/model.ts';
import { turnAt, type Turn } from '../../story/turns.ts';

type Props = { readonly replay: ReplayModel; readonly turns: ReadonlySignal<readonly Turn[]> };

/** The turns of a match as a list, each by its headline, to go to its beginning. */
export function Chapters({ replay, turns }: Props) {
  const { words } = useHere();
  const current = turnAt(turns.value, replay.table.value?.version ?? 1);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current]');
    // only the list itself moves, where it has a place of its own
    if (row && list.current) list.current.scrollTop = row.offsetTop - list.current.clientHeight / 2;
  }, [current]);
  return (
    <Folded class="turns" summary={words.say('replay.turns')} isOpen={isDesk()}>
      {() => (
        <ol ref={list}>
          {turns.value.map((turn) => (
            <li key={turn.version}>
              <button
                type="button"
                aria-current={turn === current ? 'step' : undefined}
                onClick={() => void replay.go(turn.version)}
              >
                {turn.round > 0 && <small>{words.say('replay.round', { n: turn.round })}</small>}
                {turn.seat && <Pawn seat={turn.seat} />}
                <span>{textOf(turn.headline.parts)}</span>
                {turn.mark && <Icon name={turn.mark === 'out' ? 'fallen' : 'swords'} />}
              </button>
            </li>
          ))}
        </ol>
      )}
    </Folded>
  );
}
