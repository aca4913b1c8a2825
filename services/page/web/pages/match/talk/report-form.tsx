import { useSignal } from '@preact/signals';
import { ReportMessage, type ReportReason } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { Select, TextField } from '../../../parts/field.tsx';
import { Refused } from '../../../parts/refusal.tsx';
import { useAct } from '../../../parts/use-act.ts';

const reasons = [
  'ABUSE',
  'SPAM',
  'COLLUSION',
  'CHEATING',
  'OTHER',
] as const satisfies readonly ReportReason[];

/** Tells moderators of a message, with the reason; then says how far they are with it. */
export function ReportForm({ messageId }: { readonly messageId: string }) {
  const { client, words } = useHere();
  const act = useAct();
  const reason = useSignal<ReportReason>('ABUSE');
  const note = useSignal('');
  const status = useSignal<string | undefined>(undefined);
  const report = async (): Promise<void> => {
    const written = note.value.trim();
    const input = { messageId, reason: reason.value, ...(written !== '' && { note: written }) };
    const told = await act.run(() => client.request(ReportMessage, { input }));
    if (told) status.value = told.reportMessage.status;
  };
  return (
    <details class="report">
      <summary>{words.say('report.title')}</summary>
      {status.value === undefined && (
        <form
          class="form"
          onSubmit={(event) => {
            event.preventDefault();
            void report();
          }}
        >
          <Select
            label={words.say('report.reason')}
            value={reason.value}
            choices={reasons.map((each) => [each, words.say(`report.${each}`)])}
            onChange={(value) => {
              reason.value = value;
            }}
          />
          <TextField label={words.say('report.note')} value={note} input={{ maxLength: 500 }} />
          <button type="submit" class="primary" disabled={act.isBusy.value}>
            {words.say('report.send')}
          </button>
        </form>
      )}
      <p role="status">
        {status.value !== undefined && words.sayIfKnown(`reported.${status.value}`)}
      </p>
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
    </details>
  );
}
