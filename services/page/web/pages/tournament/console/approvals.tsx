import { ApproveAct } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { Folded } from '../../../parts/folded.tsx';
import { useCan, useEvent, type Tournament } from '../../../tournament/event.ts';
import { Reasoned } from '../../../tournament/reasoned.tsx';
import { rulesOf, type Rules } from '../../../tournament/rules.ts';
import { usePeople, type People } from '../../../tournament/audit-text/people.ts';
import { RulesChange, AuditChange } from '../../../tournament/audit-text/audit-change.tsx';

type Proposal = Tournament['proposed'][number];

/** Acts that take effect once a second person has approved them. Nothing if there are none. */
export function Approvals() {
  const { proposed } = useEvent().tournament;
  return proposed.length === 0 ? null : <Waiting proposed={proposed} />;
}

function Waiting({ proposed }: Pick<Tournament, 'proposed'>) {
  const { words } = useHere();
  const people = usePeople();
  return (
    <section aria-labelledby="approvals">
      <h3 id="approvals">{words.say('approval.title')}</h3>
      <ul class="entries">
        {proposed.map((proposal) => (
          <Proposed key={proposal.id} proposal={proposal} people={people} />
        ))}
      </ul>
    </section>
  );
}

type Props = { readonly proposal: Proposal; readonly people: People };

/** A proposed act: its proposer and reason, its effect, and the way to approve. */
function Proposed({ proposal, people }: Props) {
  const { words } = useHere();
  const { tournament } = useEvent();
  const { id, act, text, by, at, says, reason, status, second } = proposal;
  const number = numberIn(says);
  return (
    <li data-proposed={status}>
      <p>
        <b>{text}</b> {number !== undefined && people.called(number)}{' '}
        <small>
          {by.name} · {words.time(new Date(at))} · {words.say(`approval.${status}`)}
          {second && ` (${second.name})`}
        </small>
      </p>
      <p class="said" dir="auto">
        {reason}
      </p>
      {/* what has changed already is another than now no more: the record tells of it */}
      {(status === 'OPEN' || act !== 'CHANGE_REGULATIONS') && (
        <Folded summary={words.say('audit.details')}>
          {() =>
            act === 'CHANGE_REGULATIONS' ? (
              <RulesChange before={rulesOf(tournament)} after={says as Rules} />
            ) : (
              <AuditChange people={people} after={says} />
            )
          }
        </Folded>
      )}
      {status === 'OPEN' && <Approve actId={id} by={by.id} />}
    </li>
  );
}

/** Number of the player that an act is about. */
const numberIn = (says: unknown): number | undefined =>
  typeof says === 'object' && says !== null && 'number' in says ? Number(says.number) : undefined;

/** Button to approve, for anyone but the proposer. */
function Approve({ actId, by }: { readonly actId: string; readonly by: string }) {
  const { words, viewer } = useHere();
  const can = useCan();
  if (!can('APPROVE_ACT') || viewer.value?.id === by)
    return <p class="notes">{words.say('approval.other')}</p>;
  return (
    <div class="acts">
      <Reasoned
        label={words.say('approval.approve')}
        onSend={(act, reason) => act.send(ApproveAct, { actId, ...reason })}
      />
    </div>
  );
}
