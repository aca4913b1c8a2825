import type { ReadonlySignal } from '@preact/signals';
import { useHere } from '../../here/here.ts';
import { Folded } from '../../parts/folded.tsx';
import { Pawn } from '../../parts/pawn.tsx';
import type { ReplayModel } from '../../replay/model.ts';
import { turnAt, type Turn } from '../../story/turns.ts';

type Props = { readonly replay: ReplayModel; readonly turns: ReadonlySignal<readonly Turn[]> };

/** The turns of a match as a list, each by its headline, to go to its beginning. */
export function Chapters({ replay, turns }: Props) {
  const { words } = useHere();
  const current = turnAt(turns.value, replay.table.value?.version ?? 1);
  return (
    <Folded class="turns" summary={words.say('replay.turns')}>
      {() => (
        <ol>
          {turns.value.map((turn) => (
            <li key={turn.version}>
              <button
                type="button"
                aria-current={turn === current ? 'step' : undefined}
                onClick={() => void replay.go(turn.version)}
              >
                {turn.round > 0 && <small>{words.say('replay.round', { n: turn.round })}</small>}
                {turn.seat && <Pawn seat={turn.seat} />}
                <span>{turn.headline.parts.map(({ text }) => text).join('')}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </Folded>
  );
}
