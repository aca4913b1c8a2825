import { useSignal } from '@preact/signals';
import { InspectPod, type InspectPodMutation } from '../../../../../shared/client/index.ts';
import { useHere } from '../../../app/here.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { useAct } from '../../../parts/use-act.ts';
import { useEvent, type Pod } from '../../../tournament/event.ts';
import { ReasonForm } from '../../../tournament/reasoned.tsx';

/** A look at a running match with an arbiter's eyes, which is in the record before anything is shown. */
export function Inspect({ pod: { round, number } }: { readonly pod: Pod }) {
  const { client, words } = useHere();
  const { tournament, again } = useEvent();
  const { isBusy, refusal, run } = useAct();
  const isOpen = useSignal(false);
  const seen = useSignal<InspectPodMutation['inspectPod'] | undefined>(undefined);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          seen.value = undefined;
          isOpen.value = true;
        }}
      >
        {words.say('pod.inspect')}
      </button>
      {isOpen.value && (
        <Dialog
          title={words.say('pod.inspect')}
          onClose={() => {
            isOpen.value = false;
          }}
        >
          {seen.value === undefined ? (
            <ReasonForm
              act={{ isBusy, refusal }}
              done={words.say('pod.inspect')}
              onSend={async (reason) => {
                const input = { tournamentId: tournament.id, round, pod: number, ...reason };
                const told = await run(() => client.command(InspectPod, input));
                if (told === undefined) return;
                seen.value = told.inspectPod;
                await again();
              }}
            >
              <p class="notes">{words.say('pod.inspectText')}</p>
            </ReasonForm>
          ) : (
            <pre class="seen" tabIndex={0} data-version={seen.value.version}>
              {JSON.stringify(seen.value.view, undefined, 2)}
            </pre>
          )}
        </Dialog>
      )}
    </>
  );
}
