import { useSignal } from '@preact/signals';
import { PublishRound } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { DialogButton } from '../../../parts/dialog-button.tsx';
import { TextField } from '../../../parts/field.tsx';
import { calledOf } from '../../../tournament/event.ts';
import { RefusalNotice } from '../../../tournament/refusal-notice.tsx';
import { useEventAct } from '../../../tournament/use-event-act.ts';
import type { PairingDraft } from './use-draft.ts';

type Props = { readonly round: number; readonly drawn: PairingDraft };

/** Publishes a draft, after a summary of the public pairing. */
export function Publish({ round, drawn }: Props) {
  const { words } = useHere();
  const startsAt = useSignal('');
  const act = useEventAct();
  const { pairing, people, report, version } = drawn;
  const byes = pairing.byes.flatMap((number) => people.get(number) ?? []);
  const publish = async (close: () => void): Promise<void> => {
    const at = startsAt.value === '' ? {} : { startsAt: new Date(startsAt.value).toISOString() };
    const isDone = await act.send(PublishRound, { round, ...at, expectedVersion: version });
    if (isDone) close();
  };
  return (
    <DialogButton
      kind="primary"
      label={words.say('draft.publish')}
      title={words.say('draft.publishRound', { n: round })}
    >
      {(close) => (
        <>
          <ul class="lines">
            <li>{words.say('round.tables', { n: pairing.pods.length })}</li>
            <li>{words.say('event.players', { n: pairing.pods.flat().length })}</li>
            <li>{words.say('draft.repeats', { n: report.repeats })}</li>
            {byes.length > 0 && (
              <li>
                {words.say('round.byes')} {words.list(byes.map(calledOf))}
              </li>
            )}
            {report.edited && <li>{words.say('draft.edited')}</li>}
          </ul>
          <TextField
            label={words.say('draft.startsAt')}
            value={startsAt}
            input={{ type: 'datetime-local' }}
          />
          <button
            type="button"
            class="primary"
            disabled={act.isBusy.value}
            onClick={() => void publish(close)}
          >
            {words.say('draft.publish')}
          </button>
          {act.refusal.value && <RefusalNotice refusal={act.refusal.value} />}
        </>
      )}
    </DialogButton>
  );
}
