import { useSignal } from '@preact/signals';
import { DecideAppeal, type AppealDecision } from '../../../../../shared/client/index.ts';
import { useHere } from '../../../app/here.ts';
import { Select } from '../../../parts/field.tsx';
import { useCan, useEvent, type Tournament } from '../../../tournament/event.ts';
import { Reasoned } from '../../../tournament/reasoned.tsx';

type Appeal = Tournament['appeals'][number];

/** The appeals of players, and what has become of them. */
export function Appeals() {
  const { words } = useHere();
  const can = useCan();
  const { appeals } = useEvent().tournament;
  return (
    <section aria-labelledby="appeals">
      <h2 id="appeals">{words.say('appeal.title')}</h2>
      {appeals.length === 0 && <p class="notes">{words.say('appeal.none')}</p>}
      <ul class="entries">
        {appeals.map((appeal) => (
          <li key={appeal.id} data-appeal={appeal.status}>
            <p>
              <b>{appeal.by.name}</b> {placeOf(words, appeal)}{' '}
              <small>
                {words.say(`appeal.${appeal.status}`)} · {words.time(new Date(appeal.at))}
              </small>
            </p>
            <p class="said" dir="auto">
              {appeal.text}
            </p>
            {appeal.decision !== null && (
              <p>
                {appeal.decidedBy?.name}: {appeal.decision}
              </p>
            )}
            {appeal.status === 'OPEN' && can('DECIDE_APPEAL') && <Decide appeal={appeal} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

const placeOf = (words: ReturnType<typeof useHere>['words'], { round, pod }: Appeal): string =>
  round === null || pod === null ? '' : words.say('pod.inRound', { round, pod });

const decisions = ['UPHELD', 'DISMISSED', 'WITHDRAWN'] as const satisfies readonly AppealDecision[];

function Decide({ appeal }: { readonly appeal: Appeal }) {
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
