import { ReadAudit, type ReadAuditQuery } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { Folded } from '../../../parts/folded.tsx';
import { More } from '../../../parts/more.tsx';
import { Refused } from '../../../parts/refusal.tsx';
import { noPage, usePages } from '../../../parts/use-pages.ts';
import { useEvent } from '../../../tournament/event.ts';
import { usePeople, type People } from '../../../tournament/audit-text/people.ts';
import { AuditChange } from '../../../tournament/audit-text/audit-change.tsx';

type Page = NonNullable<ReadAuditQuery['tournament']>['audit'];
type Entry = Page['edges'][number]['node'];

/** Entries that are read at once. */
const PAGE = 50;

/** Acts of staff, with their reasons. */
export function Audit() {
  const { client, words } = useHere();
  const { id, version } = useEvent().tournament;
  const people = usePeople();
  const pages = usePages(
    async (after) => {
      const told = await client.ask(ReadAudit, { id, first: PAGE, ...after });
      if ('refusal' in told) return told;
      return { data: told.data.tournament?.audit ?? noPage };
    },
    [client, id, version],
  );
  return (
    <section aria-labelledby="audit">
      <h2 id="audit">{words.say('audit.title')}</h2>
      {pages.refusal.value && <Refused refusal={pages.refusal.value} />}
      {pages.items === undefined && <div class="skeleton list-skeleton" />}
      {pages.items?.length === 0 && <p class="notes">{words.say('audit.none')}</p>}
      <ol class="entries">
        {pages.items?.map((entry) => (
          <OneEntry key={entry.id} entry={entry} people={people} />
        ))}
      </ol>
      <More pages={pages} label={words.say('audit.more')} />
    </section>
  );
}

type Props = { readonly entry: Entry; readonly people: People };

function OneEntry({ entry, people }: Props) {
  const { words } = useHere();
  const { act, text, at, by, role, target, reason, note, before, after, hash } = entry;
  const { round, pod, number, account } = target;
  const on = [
    round === null ? undefined : words.say('bar.round', { n: round }),
    pod === null ? undefined : words.say('pod.title', { n: pod }),
    number === null ? account?.name : people.called(number),
  ].filter((each) => each !== undefined);
  return (
    <li data-act={act}>
      <p>
        <b>{text}</b> {on.join(' · ')}{' '}
        <small>
          {by?.name ?? words.say('role.DIRECTOR')} ({words.say(`role.${role}`)}) ·{' '}
          {words.time(new Date(at))}
        </small>
      </p>
      <p class="said" dir="auto">
        {reason}
      </p>
      {note !== null && (
        <p class="notes">
          {words.say('audit.note')} {note}
        </p>
      )}
      <Folded summary={words.say('audit.details')}>
        {() => (
          <>
            <AuditChange people={people} before={before} after={after} />
            <p class="notes">
              {words.say('audit.hash')} <code class="hash">{hash}</code>
            </p>
          </>
        )}
      </Folded>
    </li>
  );
}
