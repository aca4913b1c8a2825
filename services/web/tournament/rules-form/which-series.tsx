import { useSignal, useSignalEffect, type Signal } from '@preact/signals';
import { useHere } from '../../app/here.ts';
import { TextField } from '../../parts/field.tsx';
import type { Rules } from '../rules.ts';
import { say } from './change.ts';

/** The series by whose table start numbers are given: by its id, or the address of its page. */
export function WhichSeries({ rules }: { readonly rules: Signal<Rules> }) {
  const { words } = useHere();
  const written = useSignal(rules.peek().series ?? '');
  useSignalEffect(() => {
    const id = written.value.trim().split('/').at(-1) ?? '';
    if (rules.peek().series !== id) say(rules, ['series'], id === '' ? undefined : id);
  });
  return (
    <TextField label={words.say('wizard.series')} value={written} input={{ required: true }} />
  );
}
