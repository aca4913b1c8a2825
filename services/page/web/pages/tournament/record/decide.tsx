import { useSignal } from '@preact/signals';
import { DecideAppeal, type AppealDecision } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { Select } from '../../../parts/field.tsx';
import type { Tournament } from '../../../tournament/event.ts';
import { Reasoned } from '../../../tournament/reasoned.tsx';

type Appeal = Tournament['appeals'][number];

const decisions = ['UPHELD', 'DISMISSED', 'WITHDRAWN'] as const satisfies readonly AppealDecision[];

/** Button to decide an appeal, with the public reason. */
export function Decide({ appeal }: { readonly appeal: Appeal }) {
  const { words } = useHere();
  const decision = useSignal<AppealDecision>('UPHELD');
  return (
    <div class="acts">
      <Reasoned
        label={words.say('appeal.decide')}
        onSend={(act, reason) =>
          act.send(DecideAppeal, { appealId: appeal.id, decision: decision.value, ...reason })
        }
      >
        <Select
          label={words.say('appeal.decision')}
          value={decision.value}
          choices={decisions.map((each) => [each, words.say(`appeal.${each}`)])}
          onChange={(value) => {
            decision.value = value;
          }}
        />
        <p class="notes">{words.say('appeal.decideText')}</p>
      </Reasoned>
    </div>
  );
}
