import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { useHere } from '../../app/here.ts';
import type { MatchModel } from '../../match/model.ts';

/** Plays a tone when it becomes my turn, where the device is set so; not for what waited when the page was opened, nor between two questions of one turn. */
export function useSound({ table, asOf }: MatchModel): void {
  const { settings } = useHere();
  const wasAsked = useRef<boolean | undefined>(undefined);
  useSignalEffect(() => {
    const shown = table.value;
    // what was seen last asks nothing
    if (shown === undefined || asOf.peek() !== undefined) return;
    const isAsked = shown.questions.some(({ answered }) => !answered);
    if (isAsked && wasAsked.current === false && settings.sound.peek()) playTone();
    wasAsked.current = isAsked;
  });
}

/** In seconds, how long a tone sounds, and after how long one that was not allowed to begin is given up. */
const LENGTH = 0.4;
const GIVEN_UP = 1;

function playTone(): void {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = 660;
  volume.gain.setValueAtTime(0.2, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + LENGTH);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + LENGTH);
  setTimeout(() => void audio.close(), GIVEN_UP * 1_000);
}
