import { useSignal, type Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { TournamentVisibility } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { Select, TextArea, TextField } from '../parts/field.tsx';
import type { Act } from '../parts/use-act.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import type { Rules } from './rules.ts';
import { RulesForm } from './rules-form/rules-form.tsx';

export const visibilities = [
  'PUBLIC',
  'UNLISTED',
  'PRIVATE',
] as const satisfies readonly TournamentVisibility[];

/** Settings of an event beside its regulations. */
type Setting = {
  readonly name: string;
  readonly description?: string;
  readonly visibility: TournamentVisibility;
  readonly code?: string;
};

type Props = {
  readonly first: Setting;
  readonly rules: Signal<Rules>;
  /** True if its regulations may be changed. */
  readonly isFree: boolean;
  readonly act: Pick<Act, 'isBusy' | 'refusal'>;
  /** Label of the submit button. */
  readonly done: string;
  readonly children?: ComponentChildren;
  onSend(setting: Setting): Promise<void>;
};

/** Form of an event: its name, its regulations, its visibility. */
export function EventForm({ first, rules, isFree, act, done, children, onSend }: Props) {
  const { words } = useHere();
  const name = useSignal(first.name);
  const description = useSignal(first.description ?? '');
  const visibility = useSignal(first.visibility);
  const code = useSignal(first.code ?? '');
  const needsCode = rules.value.registration?.mode === 'CODE';
  const send = (): Promise<void> =>
    onSend({
      name: name.value.trim(),
      description: description.value.trim(),
      visibility: visibility.value,
      ...(needsCode && code.value.trim() !== '' && { code: code.value.trim() }),
    });
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        label={words.say('wizard.name')}
        value={name}
        input={{ required: true, maxLength: 100 }}
      />
      {isFree && <RulesForm rules={rules} />}
      {needsCode && (
        <TextField
          label={words.say('wizard.code')}
          value={code}
          input={{ required: true, minLength: 4, maxLength: 64 }}
        />
      )}
      <TextArea
        label={words.say('wizard.description')}
        value={description}
        input={{ maxLength: 4000 }}
      />
      <Select
        label={words.say('wizard.visibility')}
        value={visibility.value}
        choices={visibilities.map((each) => [each, words.say(`wizard.${each}`)])}
        onChange={(value) => {
          visibility.value = value;
        }}
      />
      {children}
      <div class="acts">
        <button type="submit" class="primary" disabled={act.isBusy.value}>
          {done}
        </button>
      </div>
      {act.refusal.value && <RefusalNotice refusal={act.refusal.value} />}
    </form>
  );
}
