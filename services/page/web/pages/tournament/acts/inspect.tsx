import { useSignal } from '@preact/signals';
import { InspectPod, type InspectPodMutation } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { DialogButton } from '../../../parts/dialog-button.tsx';
import { useAct } from '../../../parts/use-act.ts';
import { useEvent, type Pod } from '../../../tournament/event.ts';
import { ReasonForm } from '../../../tournament/reasoned.tsx';
import { lazy } from '../../../parts/lazy.tsx';

const Seen = lazy(async () => (await import('./inspected-table.tsx')).InspectedTable);

type Props = { readonly pod: Pod };

/** A look at a running match with an arbiter's eyes, which is in the record before anything is shown. */
export function Inspect({ pod }: Props) {
  const { words } = useHere();
  return (
    <DialogButton label={words.say('pod.inspect')} isWide>
      {() => <Look pod={pod} />}
    </DialogButton>
  );
}

/** Reason for looking, and then the view of the table. */
function Look({ pod: { round, number } }: Props) {
  const { client, words } = useHere();
  const { tournament, again } = useEvent();
  const { isBusy, refusal, run } = useAct();
  const seen = useSignal<InspectPodMutation['inspectPod'] | undefined>(undefined);
  if (seen.value) return <Seen seen={seen.value} />;
  return (
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
  );
}
