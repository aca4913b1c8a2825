import { useSignal } from '@preact/signals';
import { Moderate, type ModerationAct } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { Select, TextField } from '../../parts/field.tsx';
import { Refused } from '../../parts/refusal.tsx';
import { useAct } from '../../parts/use-act.ts';

const acts = ['HIDE', 'WARN', 'MUTE', 'BAN', 'DISMISS'] as const satisfies readonly ModerationAct[];
/** Bounds of the days of an act; a ban without days is for good. */
const days = { MUTE: { least: 1, most: 30 }, BAN: { least: 1, most: 365 } } as const;

type Props = { readonly reportId: string; onDecided(): Promise<void> };

/** Decision on a report, with its length and its reason: those concerned are told. */
export function Decide({ reportId, onDecided }: Props) {
  const { client, words } = useHere();
  const act = useAct();
  const chosen = useSignal<ModerationAct>('HIDE');
  const lasts = useSignal('');
  const reason = useSignal('');
  const span = chosen.value === 'MUTE' || chosen.value === 'BAN' ? days[chosen.value] : undefined;
  const decide = async (): Promise<void> => {
    const input = {
      reportId,
      act: chosen.value,
      reason: reason.value.trim(),
      ...(span && lasts.value !== '' && { days: Number(lasts.value) }),
    };
    if ((await act.run(() => client.command(Moderate, input))) !== undefined) await onDecided();
  };
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void decide();
      }}
    >
      <Select
        label={words.say('moderation.act')}
        value={chosen.value}
        choices={acts.map((each) => [each, words.say(`act.${each}`)])}
        onChange={(value) => {
          chosen.value = value;
        }}
      />
      {span && (
        <TextField
          label={words.say(chosen.value === 'BAN' ? 'moderation.daysOrGood' : 'vacation.days')}
          value={lasts}
          input={{
            type: 'number',
            min: span.least,
            max: span.most,
            required: chosen.value === 'MUTE',
          }}
        />
      )}
      <TextField
        label={words.say('moderation.reason')}
        value={reason}
        input={{ required: true, maxLength: 256 }}
      />
      <button type="submit" class="primary" disabled={act.isBusy.value}>
        {words.say('moderation.decide')}
      </button>
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
    </form>
  );
}
