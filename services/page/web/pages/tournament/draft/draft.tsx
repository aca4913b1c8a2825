import { useSignal } from '@preact/signals';
import { EditPairing, PreviewPairing } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { Refused } from '../../../parts/refusal.tsx';
import { useAct } from '../../../parts/use-act.ts';
import { useCan, useEvent } from '../../../tournament/event.ts';
import { Problems, type Problem } from '../../../tournament/refusal-notice.tsx';
import { swapped, type Pairing } from '../../../tournament/pairing.ts';
import { Reasoned } from '../../../tournament/reasoned.tsx';
import { Discard } from './discard.tsx';
import { Publish } from './publish.tsx';
import { Repair } from './repair.tsx';
import { Report, type Figures } from './report.tsx';
import { Tables } from './tables.tsx';
import { draftNames, useDraft, type PairingDraft } from './use-draft.ts';

type Previewed = { readonly report: Figures | null; readonly problems: readonly Problem[] };

/**
 * A round that only staff see: its pairing, changed by picking two to swap, drawn again, published.
 */
export function Draft({ round }: { readonly round: number }) {
  const { words } = useHere();
  const { data, refusal } = useDraft(round);
  if (refusal.value) return <Refused refusal={refusal.value} />;
  if (data.value === undefined) return <div class="skeleton list-skeleton" />;
  return (
    <>
      <p class="notes">{words.say('draft.text')}</p>
      <Changing key={data.value.changedAt} round={round} drawn={data.value} />
    </>
  );
}

type Props = { readonly round: number; readonly drawn: PairingDraft };

function Changing({ round, drawn }: Props) {
  const { client, words } = useHere();
  const can = useCan();
  const { id } = useEvent().tournament;
  const changed = useSignal<Pairing | undefined>(undefined);
  const picked = useSignal<number | undefined>(undefined);
  const previewed = useSignal<Previewed | undefined>(undefined);
  const preview = useAct();
  const pairing = changed.value ?? drawn.pairing;
  const called = draftNames(drawn, words);
  const reset = (): void => {
    changed.value = undefined;
    previewed.value = undefined;
    picked.value = undefined;
  };
  const pick = async (number: number): Promise<void> => {
    const first = picked.value;
    picked.value = first === undefined ? number : undefined;
    if (first === undefined || first === number) return;
    const next = swapped(pairing, first, number);
    changed.value = next;
    const told = await preview.run(() => client.ask(PreviewPairing, { id, ...next }));
    if (told !== undefined && changed.value === next) previewed.value = told.previewPairing;
  };
  const expectedVersion = drawn.version;
  return (
    <>
      <Report before={drawn.report} after={previewed.value?.report ?? undefined} called={called} />
      {previewed.value && <Problems problems={previewed.value.problems} called={called} />}
      {preview.refusal.value && <Refused refusal={preview.refusal.value} />}
      <div class="acts">
        {changed.value === undefined ? (
          <>
            <Publish round={round} drawn={drawn} />
            <Repair round={round} drawn={drawn} />
            {can('DISCARD_ROUND') && <Discard round={round} drawn={drawn} />}
          </>
        ) : (
          <>
            <Reasoned
              label={words.say('draft.keep')}
              onSend={(act, reason) =>
                act.send(EditPairing, { round, ...pairing, ...reason, expectedVersion })
              }
            />
            <button type="button" onClick={reset}>
              {words.say('draft.reset')}
            </button>
          </>
        )}
      </div>
      <p role="status">
        {picked.value === undefined
          ? words.say(changed.value ? 'draft.changed' : 'draft.pick')
          : words.say('draft.second', { name: drawn.people.get(picked.value)?.account.name ?? '' })}
      </p>
      <Tables pairing={pairing} drawn={drawn} picked={picked.value} onPick={(n) => void pick(n)} />
    </>
  );
}
