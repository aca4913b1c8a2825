import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { LineState } from '../../../shared/client/index.ts';
import { useHere } from '../app/here.ts';

/** In milliseconds: nothing is said of a line that is back so soon; after a while it is said since when. */
const SOON = 2_000;
const LONG = 30_000;

type Props = {
  readonly line: LineState;
  /** Since when it is as it is shown, where that was seen before. */
  readonly asOf?: Date | undefined;
};

/** How the line stands, where that is worth a word. */
export function LineNote({ line, asOf }: Props) {
  const { words, client } = useHere();
  const since = useSignal<Date | undefined>(undefined);
  const age = useSignal<'soon' | 'lost' | 'long'>('soon');
  const isWell = line.is === 'live' || line.is === 'over';
  useEffect(() => {
    since.value = isWell ? undefined : new Date();
    age.value = 'soon';
    if (isWell) return;
    const timers = [
      setTimeout(() => (age.value = 'lost'), SOON),
      setTimeout(() => (age.value = 'long'), LONG),
    ];
    return () => {
      timers.forEach(clearTimeout);
    };
  }, [isWell]);
  if (asOf !== undefined)
    return (
      <span class="line" role="status" data-line={line.is}>
        {words.say('home.asOf', { at: words.time(asOf) })}
      </span>
    );
  if (isWell || age.value === 'soon') return <span class="line" data-line={line.is} />;
  return (
    <span class="line" role="status" data-line={line.is}>
      {age.value === 'lost' || since.value === undefined
        ? words.say('line.again')
        : words.say('line.since', { at: words.time(since.value) })}
      {age.value === 'long' && (
        <button
          type="button"
          onClick={() => {
            client.check();
            client.online(true);
          }}
        >
          {words.say('line.tryNow')}
        </button>
      )}
    </span>
  );
}
