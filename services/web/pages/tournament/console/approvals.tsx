import { ApproveAct } from '../../../../../shared/client/index.ts';
import { useHere } from '../../../app/here.ts';
import { useCan, useEvent } from '../../../tournament/event.ts';
import { Reasoned } from '../../../tournament/reasoned.tsx';
import { useEventAct } from '../../../tournament/use-event-act.ts';

/** Acts that take effect once a second person has approved of them. Nothing where there are none. */
export function Approvals() {
  const { words } = useHere();
  const { proposed } = useEvent().tournament;
  if (proposed.length === 0) return null;
  return (
    <section aria-labelledby="approvals">
      <h3 id="approvals">{words.say('approval.title')}</h3>
      <ul class="entries">
        {proposed.map(({ id, act, by, at, says, reason, status, second }) => (
          <li key={id} data-proposed={status}>
            <p>
              <b>{words.say(`done.${act}`)}</b>{' '}
              <small>
                {by.name} · {words.time(new Date(at))} · {words.say(`approval.${status}`)}
                {second && ` (${second.name})`}
              </small>
            </p>
            <p class="said" dir="auto">
              {reason}
            </p>
            <details>
              <summary>{words.say('audit.details')}</summary>
              <code class="hash">{JSON.stringify(says)}</code>
            </details>
            {status === 'OPEN' && <Approve actId={id} by={by.id} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The way to approve, for anybody but who has proposed it. */
function Approve({ actId, by }: { readonly actId: string; readonly by: string }) {
  const { words, viewer } = useHere();
  const can = useCan();
  const act = useEventAct();
  if (!can('APPROVE_ACT') || viewer.value?.id === by)
    return <p class="notes">{words.say('approval.other')}</p>;
  return (
    <div class="acts">
      <Reasoned
        label={words.say('approval.approve')}
        title={words.say('approval.approve')}
        act={act}
        onSend={(reason) => act.send(ApproveAct, { actId, ...reason })}
      />
    </div>
  );
}
