import { useSignal } from '@preact/signals';
import { CloseProcedure, RewindMatch } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { useMatch } from '../../../match/context.ts';
import { TextField } from '../../../parts/field.tsx';
import { Refused } from '../../../parts/refusal.tsx';
import { useAct } from '../../../parts/use-act.ts';

/** Arbiter's tools for a match that went wrong, with a reason that everyone may read. */
export function ArbiterTools() {
  const match = useMatch();
  const { client, words } = useHere();
  const act = useAct();
  const reason = useSignal('');
  const toVersion = useSignal('');
  const can = match.details.value?.can ?? [];
  const before = (match.table.value?.version ?? 1) - 1;
  const wish = () => ({ matchId: match.id, reason: reason.value.trim() });
  const rewind = () => ({ ...wish(), toVersion: Number(toVersion.value || before) });
  return (
    <section>
      <h3>{words.say('mend.title')}</h3>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          const isRewind = event.submitter?.getAttribute('value') === 'rewind';
          void act.run<unknown>(() =>
            isRewind
              ? client.command(RewindMatch, rewind())
              : client.command(CloseProcedure, wish()),
          );
        }}
      >
        <TextField
          label={words.say('mend.reason')}
          value={reason}
          input={{ required: true, maxLength: 256 }}
        />
        {can.includes('CLOSE_PROCEDURE') && (
          <button value="close" disabled={act.isBusy.value}>
            {words.say('mend.close')}
          </button>
        )}
        {can.includes('REWIND_MATCH') && (
          <>
            <TextField
              label={words.say('mend.toVersion')}
              value={toVersion}
              input={{ type: 'number', min: 1, max: before, placeholder: String(before) }}
            />
            <button value="rewind" disabled={act.isBusy.value}>
              {words.say('mend.rewind')}
            </button>
          </>
        )}
        {act.refusal.value && <Refused refusal={act.refusal.value} />}
      </form>
    </section>
  );
}
