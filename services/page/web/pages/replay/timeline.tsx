import type { ReadonlySignal } from '@preact/signals';
import { useHere } from '../../here/here.ts';
import { Icon } from '../../parts/icon.tsx';
import type { ReplayModel } from '../../replay/model.ts';
import type { Turn } from '../../story/turns.ts';
import { seatColour } from '../../match/colours.ts';

type Props = { readonly replay: ReplayModel; readonly turns: ReadonlySignal<readonly Turn[]> };

/**
 * Every turn as a mark in the colour of its seat, higher if more happened; over it a slider for each step.
 */
export function Timeline({ replay, turns }: Props) {
  const { words } = useHere();
  const { table, latest, order } = replay;
  const version = table.value?.version ?? 1;
  const last = Math.max(1, latest.value);
  return (
    <div class="timeline">
      <div class="timeline-marks" aria-hidden="true">
        {turns.value.map((turn) => (
          <i
            key={turn.version}
            class={turn.version > version ? 'ahead' : undefined}
            style={{
              '--seat': turn.seat ? seatColour(order.value, turn.seat) : 'var(--quiet)',
              '--full': turn.fullness,
              flexGrow: Math.max(1, Math.min(turn.until, last) - turn.version + 1),
            }}
          >
            {turn.mark && <Icon name={turn.mark === 'out' ? 'fallen' : 'swords'} />}
          </i>
        ))}
      </div>
      <input
        type="range"
        disabled={table.value === undefined}
        min={1}
        max={latest.value}
        value={version}
        aria-label={words.say('replay.version')}
        onChange={({ currentTarget }) => void replay.go(currentTarget.valueAsNumber)}
      />
    </div>
  );
}
