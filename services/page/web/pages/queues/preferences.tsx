import { useSignal, useSignalEffect, type Signal } from '@preact/signals';
import type { Locale } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { languageNames } from '../../here/languages.tsx';
import { Checks, Select } from '../../parts/field.tsx';
import { locales } from '../../words/locale.ts';

/** My preferences: sizes of tables and languages, any if none is named; and my longest wait. */
export type QueuePreferences = {
  readonly seats: readonly string[];
  readonly languages: readonly string[];
  readonly maxWait: string;
};

export const anyPreferences: QueuePreferences = { seats: [], languages: [], maxWait: '' };

/** The same as the API takes it. */
export function preferencesInput({ seats, languages, maxWait }: QueuePreferences): {
  readonly seats?: readonly number[];
  readonly languages?: readonly Locale[];
  readonly maxWait?: string;
} {
  return {
    ...(seats.length > 0 && { seats: seats.map(Number) }),
    ...(languages.length > 0 && { languages: locales.filter((each) => languages.includes(each)) }),
    ...(maxWait !== '' && { maxWait }),
  };
}

const waits = ['PT10M', 'PT1H', 'P1D', 'P7D'] as const;

type Props = {
  readonly wish: Signal<QueuePreferences>;
  /** Least and largest number of players of the game. */
  readonly range: { readonly min: number; readonly max: number };
};

/** My preferences, folded: none has to be set. */
export function PreferenceFields({ wish, range }: Props) {
  const { words } = useHere();
  const seats = useSignal<readonly string[]>([]);
  const languages = useSignal<readonly string[]>([]);
  const maxWait = useSignal('');
  useSignalEffect(() => {
    wish.value = { seats: seats.value, languages: languages.value, maxWait: maxWait.value };
  });
  const sizes = Array.from({ length: range.max - range.min + 1 }, (_, at) => range.min + at);
  return (
    <details class="house-rules">
      <summary>{words.say('wishes.title')}</summary>
      <Checks
        title={words.say('wishes.seats')}
        choices={sizes.map((n) => [String(n), words.number(n)])}
        chosen={seats}
      />
      <Checks
        title={words.say('wishes.languages')}
        choices={locales.map((each) => [each, languageNames[each]])}
        chosen={languages}
      />
      <Select
        label={words.say('wishes.wait')}
        value={maxWait.value}
        choices={[
          ['', words.say('new.usual')],
          ...waits.map((each) => [each, words.say(`wait.${each}`)] as const),
        ]}
        onChange={(value) => {
          maxWait.value = value;
        }}
      />
    </details>
  );
}
