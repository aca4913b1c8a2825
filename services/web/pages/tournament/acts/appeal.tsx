import { useSignal } from '@preact/signals';
import { OpenAppeal } from '../../../../../shared/client/index.ts';
import { useHere } from '../../../app/here.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { type Pod } from '../../../tournament/event.ts';
import { NotDone } from '../../../tournament/not-done.tsx';
import { useEventAct } from '../../../tournament/use-event-act.ts';

/** Appeals against the result of a pod that I sat in. */
export function Appeal({ pod: { round, number } }: { readonly pod: Pod }) {
  const { words } = useHere();
  const act = useEventAct();
  const isOpen = useSignal(false);
  const text = useSignal('');
  const send = async (): Promise<void> => {
    if (await act.send(OpenAppeal, { round, pod: number, text: text.value.trim() }))
      isOpen.value = false;
  };
  return (
    <>
      <button
        type="button"
        onClick={() => {
          isOpen.value = true;
        }}
      >
        {words.say('appeal.open')}
      </button>
      {isOpen.value && (
        <Dialog
          title={words.say('appeal.open')}
          onClose={() => {
            isOpen.value = false;
          }}
        >
          <form
            class="form"
            onSubmit={(event) => {
              event.preventDefault();
              void send();
            }}
          >
            <p class="notes">{words.say('appeal.text')}</p>
            <label class="field">
              <span>{words.say('appeal.why')}</span>
              <textarea
                rows={4}
                required
                minLength={10}
                maxLength={2000}
                value={text.value}
                onInput={({ currentTarget }) => (text.value = currentTarget.value)}
              />
            </label>
            <button type="submit" class="primary" disabled={act.isBusy.value}>
              {words.say('act.send')}
            </button>
            {act.refusal.value && <NotDone refusal={act.refusal.value} />}
          </form>
        </Dialog>
      )}
    </>
  );
}
