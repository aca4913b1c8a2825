import { useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { useHere } from '../here/here.ts';
import { useMatch } from '../match/context.ts';
import { chaptersOf } from './chapters.ts';

/**
 * Reads the events of a turn out to screen readers, all at once when it is over: line by line it would never
 * end. Announces, too, that the reader's own turn is skipped.
 */
export function Spoken() {
  const { story, table, playing } = useMatch();
  const { words } = useHere();
  const said = useSignal('');
  const skipped = useSignal('');
  /** The version up to which everything was said, or was there when the page was opened. */
  const upTo = useRef<number | undefined>(undefined);
  useSignalEffect(() => {
    const chapters = chaptersOf(story.value);
    const status = table.value?.status;
    const isOver = status === 'FINISHED' || status === 'ABANDONED';
    // the log is begun again if steps were missed
    upTo.current = story.value.length === 0 ? undefined : (upTo.current ?? lastOf(story.value));
    const ended = chapters.at(isOver ? -1 : -2) ?? [];
    if (upTo.current === undefined || lastOf(ended) <= upTo.current) return;
    upTo.current = lastOf(ended);
    said.value = ended.map(({ parts }) => parts.map(({ text }) => text).join('')).join(' ');
  });
  useSignalEffect(() => {
    const now = playing.value;
    // gone with the next turn, so that it is said again each time
    if (now?.isAfterSkipped) skipped.value = words.say('cues.skipped');
    else if (now?.beat.turn !== undefined) skipped.value = '';
  });
  return (
    <>
      <p class="sr" role="status">
        {said.value}
      </p>
      <p class="sr" role="status" data-said="skipped">
        {skipped.value}
      </p>
    </>
  );
}

const lastOf = (lines: readonly { readonly version: number }[]): number =>
  lines.at(-1)?.version ?? 0;
