import { useSignal, type Signal } from '@preact/signals';
import { CreditTime } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { TextArea, TextField } from '../../parts/field.tsx';
import { idsIn } from '../../parts/id-in.ts';
import { Refused } from '../../parts/refusal.tsx';
import { useAct } from '../../parts/use-act.ts';

/** Gives time back, after an outage say: which, why, and to which matches. */
export function GiveBack({ onChange }: { onChange(): Promise<void> }) {
  const { client, words } = useHere();
  const act = useAct();
  const from = useSignal('');
  const to = useSignal('');
  const reason = useSignal('');
  const matches = useSignal('');
  const give = async (): Promise<void> => {
    const matchIds = idsIn(matches.value, 'matches');
    const input = {
      from: new Date(from.value).toISOString(),
      to: new Date(to.value).toISOString(),
      reason: reason.value.trim(),
      ...(matchIds.length > 0 && { matchIds }),
    };
    if ((await act.run(() => client.request(CreditTime, { input }))) === undefined) return;
    for (const field of [from, to, reason, matches]) field.value = '';
    await onChange();
  };
  return (
    <details>
      <summary>{words.say('clocks.giveBack')}</summary>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void give();
        }}
      >
        <Moment label={words.say('clocks.from')} value={from} />
        <Moment label={words.say('clocks.to')} value={to} />
        <TextField
          label={words.say('clocks.whyGive')}
          value={reason}
          input={{ required: true, maxLength: 256 }}
        />
        <TextArea label={words.say('clocks.only')} value={matches} />
        {act.refusal.value && <Refused refusal={act.refusal.value} />}
        <button disabled={act.isBusy.value}>{words.say('clocks.give')}</button>
      </form>
    </details>
  );
}

type MomentProps = { readonly label: string; readonly value: Signal<string> };

const Moment = ({ label, value }: MomentProps) => (
  <TextField label={label} value={value} input={{ type: 'datetime-local', required: true }} />
);
