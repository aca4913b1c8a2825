import { effect, signal, type Signal } from '@preact/signals';
import { onDevice } from './areas.ts';

/** Settings of this device, kept on it. */
export type Settings = {
  /** True if a choice is confirmed before it is sent. */
  readonly confirms: Signal<boolean>;
  /** True if events are shown step by step. */
  readonly paced: Signal<boolean>;
  /** True if steps are shown twice as fast. */
  readonly fast: Signal<boolean>;
  /** True if cues and the viewer's turn have sounds. */
  readonly sound: Signal<boolean>;
  /** True if digits choose options. */
  readonly shortcuts: Signal<boolean>;
};

/** The settings as they were left, by default those that suit the device. */
export function loadSettings(): Settings {
  const isTouched = matchMedia('(pointer: coarse)').matches;
  return {
    confirms: setting('confirms', isTouched),
    paced: setting('paced', true),
    fast: setting('fast', false),
    sound: setting('sound', false),
    shortcuts: setting('shortcuts', !isTouched),
  };
}

function setting(name: string, usual: boolean): Signal<boolean> {
  const key = `questhall.${name}`;
  const held = onDevice.get(key);
  const value = signal(held === null ? usual : held === 'true');
  let isFirst = true;
  effect(() => {
    const now = String(value.value);
    // until it is changed it has the default, even if that changes later
    if (!isFirst) onDevice.set(key, now);
    isFirst = false;
  });
  return value;
}
