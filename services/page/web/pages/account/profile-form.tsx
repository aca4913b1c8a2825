import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { UpdateProfile, type UpdateProfileInput } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { Refused } from '../../parts/refusal.tsx';
import { useAct } from '../../parts/use-act.ts';

type Props = {
  readonly id: string;
  readonly title: string;
  /** Fields of the profile as they are filled in. */
  input(): UpdateProfileInput;
  onChange(): Promise<void>;
  readonly children: ComponentChildren;
};

/** A form that saves some fields of my profile. */
export function ProfileForm({ id, title, input, onChange, children }: Props) {
  const { client, words } = useHere();
  const act = useAct();
  const isSaved = useSignal(false);
  const save = async (): Promise<void> => {
    const saved = await act.run(() => client.request(UpdateProfile, { input: input() }));
    isSaved.value = saved !== undefined;
    await onChange();
  };
  return (
    <form
      class="form"
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
      <button class="ink" disabled={act.isBusy.value}>
        {words.say('account.save')}
      </button>
      <p role="status">{isSaved.value && words.say('account.saved')}</p>
    </form>
  );
}
