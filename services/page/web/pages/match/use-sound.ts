import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { useHere } from '../../here/here.ts';
import { sound, soundOf } from '../../cues/sound.ts';
import type { MatchModel } from '../../match/model.ts';

/**
 * Makes the sounds of cues, and a gong when it becomes the viewer's turn, if the device is set so. Silent about a question that
 * waited when the page was opened, and between two questions of one turn.
 */
export function useSound({ table, asOf, playing }: MatchModel): void {
  const { settings } = useHere();
  const wasAsked = useRef<boolean | undefined>(undefined);
  useSignalEffect(() => {
    const shown = table.value;
    // a table from memory asks nothing
    if (shown === undefined || asOf.peek() !== undefined) return;
    const isAsked = shown.questions.some(({ answered }) => !answered);
    if (isAsked && wasAsked.current === false && settings.sound.peek()) sound('gong');
    wasAsked.current = isAsked;
  });
  useSignalEffect(() => {
    const now = playing.value;
    const name = now && now.length > 0 ? soundOf(now) : undefined;
    if (name !== undefined && settings.sound.peek()) sound(name);
  });
}
