import { DiscardRound } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { DialogButton } from '../../../parts/dialog-button.tsx';
import { RefusalNotice } from '../../../tournament/refusal-notice.tsx';
import { useEventAct } from '../../../tournament/use-event-act.ts';
import type { PairingDraft } from './use-draft.ts';

type Props = { readonly round: number; readonly drawn: PairingDraft };

/** Discards a draft, after it is asked once more. */
export function Discard({ round, drawn: { version } }: Props) {
  const { words } = useHere();
  const act = useEventAct();
  const discard = async (close: () => void): Promise<void> => {
    if (await act.send(DiscardRound, { round, expectedVersion: version })) close();
  };
  return (
    <DialogButton label={words.say('draft.discard')}>
      {(close) => (
        <>
          <p>{words.say('draft.discardText')}</p>
          <button
            type="button"
            class="primary"
            disabled={act.isBusy.value}
            onClick={() => void discard(close)}
          >
            {words.say('draft.discard')}
          </button>
          {act.refusal.value && <RefusalNotice refusal={act.refusal.value} />}
        </>
      )}
    </DialogButton>
  );
}
