import type { Signal } from '@preact/signals';
import { useHere } from '../../here/here.ts';
import { languageNames } from '../../here/languages.tsx';
import { Select } from '../../parts/field.tsx';

/** Players that a table is for: its language, and the requirements for joining. Empty: anyone. */
export type Guests = {
  readonly language: string;
  /** In percent. */
  readonly reliabilityMin: string;
  readonly finishedMin: string;
};

export const anyGuests: Guests = { language: '', reliabilityMin: '', finishedMin: '' };

const reliabilities = ['80', '90', '95', '99'] as const;
const finished = ['1', '5', '20'] as const;
const languages = ['EN', 'CS', 'KO'] as const;

export function TableGuests({ guests }: { readonly guests: Signal<Guests> }) {
  const { words } = useHere();
  const { language, reliabilityMin, finishedMin } = guests.value;
  const any = ['', words.say('filter.any')] as const;
  const set = (change: Partial<Guests>): void => {
    guests.value = { ...guests.value, ...change };
  };
  return (
    <>
      <Select
        label={words.say('new.language')}
        value={language}
        choices={[any, ...languages.map((each) => [each, languageNames[each]] as const)]}
        onChange={(chosen) => {
          set({ language: chosen });
        }}
      />
      <Select
        label={words.say('new.reliabilityMin')}
        value={reliabilityMin}
        choices={[
          any,
          ...reliabilities.map(
            (n) => [n, words.say('new.atLeast', { n: words.percent(Number(n) / 100) })] as const,
          ),
        ]}
        onChange={(chosen) => {
          set({ reliabilityMin: chosen });
        }}
      />
      <Select
        label={words.say('new.finishedMin')}
        value={finishedMin}
        choices={[any, ...finished.map((n) => [n, words.say('new.atLeast', { n })] as const)]}
        onChange={(chosen) => {
          set({ finishedMin: chosen });
        }}
      />
    </>
  );
}

/**
 * Input of the language and the requirements when the table is set up; anything open to anyone is
 * left out.
 */
export function guestsInput({ language, reliabilityMin, finishedMin }: Guests) {
  const spoken = languages.find((each) => each === language);
  const requirements = {
    ...(reliabilityMin !== '' && { reliabilityMin: Number(reliabilityMin) / 100 }),
    ...(finishedMin !== '' && { finishedMin: Number(finishedMin) }),
  };
  return {
    ...(spoken && { language: spoken }),
    ...(Object.keys(requirements).length > 0 && { requirements }),
  };
}
