import { useSignal } from '@preact/signals';
import { OpenAppeal } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { DialogButton } from '../../../parts/dialog-button.tsx';
import { TextArea } from '../../../parts/field.tsx';
import { type Pod } from '../../../tournament/event.ts';
import { RefusalNotice } from '../../../tournament/refusal-notice.tsx';
import { useEventAct } from '../../../tournament/use-event-act.ts';

/** Appeals against the result of a pod that I sat in. */
export function Appeal({ pod: { round, number } }: { readonly pod: Pod }) {
  const { words } = useHere();
  const act = useEventAct();
  const text = useSignal('');
  return (
    <DialogButton label={words.say('appeal.open')}>
      {(close) => (
        <form
          class="form"
          onSubmit={(event) => {
            event.preventDefault();
            void act
              .send(OpenAppeal, { round, pod: number, text: text.value.trim() })
              .then((isDone) => {
                if (isDone) close();
              });
          }}
        >
          <p class="notes">{words.say('appeal.text')}</p>
          <TextArea
            label={words.say('appeal.why')}
            value={text}
            input={{ rows: 4, required: true, minLength: 10, maxLength: 2000 }}
          />
          <button type="submit" class="primary" disabled={act.isBusy.value}>
            {words.say('act.send')}
          </button>
          {act.refusal.value && <RefusalNotice refusal={act.refusal.value} />}
        </form>
      )}
    </DialogButton>
  );
}
