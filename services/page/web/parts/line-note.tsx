import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { LineState } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { Icon } from './icon.tsx';

/** In milliseconds: nothing is said of a line that is back so soon; after a while it is said since when. */
const SOON = 2_000;
const LONG = 30_000;

/** State of a line for its reader: well, or lost, and since when once that is long. */
export type LineAge = { readonly is: 'well' | 'lost' | 'long'; readonly since?: Date | undefined };

export function useLineAge(line: LineState): LineAge {
  const since = useSignal<Date | undefined>(undefined);
  const age = useSignal<LineAge['is']>('well');
  const isWell = line.is === 'live' || line.is === 'over';
  useEffect(() => {
    since.value = isWell ? undefined : new Date();
    age.value = 'well';
    if (isWell) return;
    const timers = [
      setTimeout(() => (age.value = 'lost'), SOON),
      setTimeout(() => (age.value = 'long'), LONG),
    ];
    return () => {
      timers.forEach(clearTimeout);
    };
  }, [isWell]);
  return { is: isWell ? 'well' : age.value, since: since.value };
}

type Props = {
  readonly line: LineState;
  /** Its age for the reader, if the caller knows it. */
  readonly age?: LineAge;
  /** Time of the data shown, if it was seen before. */
  readonly asOf?: Date | undefined;
};

/** State of the line, if it is worth a word. */
export function LineNote({ line, age, asOf }: Props) {
  const own = useLineAge(line);
  return <Note line={line} age={age ?? own} asOf={asOf} />;
}

function Note({ line, age, asOf }: Props & { readonly age: LineAge }) {
  const { words, client } = useHere();
  if (asOf === undefined && age.is === 'well') return <span class="line" data-line={line.is} />;
  const again = (): void => {
    client.check();
    client.online(true);
  };
  return (
    <span class="line lost" role="status" data-line={line.is}>
      <Icon name="offline" />
      <span class="line-text">
        {asOf !== undefined
          ? words.say('home.asOf', { at: words.time(asOf) })
          : age.is === 'lost' || age.since === undefined
            ? words.say('line.again')
            : words.say('line.since', { at: words.time(age.since) })}
      </span>
      {asOf === undefined && age.is === 'long' && (
        <button type="button" aria-label={words.say('line.tryNow')} onClick={again}>
          <Icon name="again" />
        </button>
      )}
    </span>
  );
}
