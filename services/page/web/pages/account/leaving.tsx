import { useSignal } from '@preact/signals';
import { DeleteAccount, ReadMyData } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { clearDeviceStore } from '../../here/ports.ts';
import { TextField } from '../../parts/field.tsx';
import { Refused } from '../../parts/refusal.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { useAct } from '../../parts/use-act.ts';
import type { Account } from './account.ts';

/** Export of all my data, and deletion of my account, confirmed by writing its id. */
export function Leaving({ account: { id } }: { readonly account: Account }) {
  const { client, words, session } = useHere();
  const act = useAct();
  const confirmed = useSignal('');
  const keep = async (): Promise<void> => {
    const told = await act.run(() => client.ask(ReadMyData, {}));
    if (told?.viewer?.export != null) saveFile('questhall.json', told.viewer.export);
  };
  const leave = async (): Promise<void> => {
    const told = await act.run(() => client.request(DeleteAccount, { input: { confirm: id } }));
    if (told === undefined) return;
    const next = await session.signOut();
    await clearDeviceStore();
    location.assign(next);
  };
  return (
    <section>
      <h2>{words.say('leaving.title')}</h2>
      <button type="button" disabled={act.isBusy.value} onClick={() => void keep()}>
        {words.say('leaving.export')}
      </button>
      <details>
        <summary>{words.say('leaving.delete')}</summary>
        <p>{words.say('leaving.sure', { id })}</p>
        <form
          class="form"
          onSubmit={(event) => {
            event.preventDefault();
            void leave();
          }}
        >
          <TextField
            label={words.say('leaving.confirm')}
            value={confirmed}
            input={{ required: true, autocomplete: 'off' }}
          />
          <button disabled={act.isBusy.value || confirmed.value !== id}>
            {words.say('leaving.forEver')}
          </button>
        </form>
      </details>
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
    </section>
  );
}
