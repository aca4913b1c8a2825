import { ReadAudit, type ReadAuditQuery } from '../../../../../shared/client/index.ts';
import { useHere } from '../../../app/here.ts';
import { More } from '../../../parts/more.tsx';
import { Refused } from '../../../parts/refusal.tsx';
import { usePages } from '../../../parts/use-pages.ts';
import { useEvent } from '../../../tournament/event.ts';

type Page = NonNullable<ReadAuditQuery['tournament']>['audit'];
type Entry = Page['edges'][number]['node'];

/** Entries that are read at once. */
const PAGE = 50;

/** What those who run it have done, and why. */
export function Audit() {
  const { client, words } = useHere();
  const { id, version } = useEvent().tournament;
  const pages = usePages(
    async (after) => {
      const told = await client.ask(ReadAudit, { id, first: PAGE, ...after });
      if ('refusal' in told) return told;
      return { data: told.data.tournament?.audit ?? nothing };
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
          <OneEntry key={entry.id} entry={entry} />
        ))}
      </ol>
      <More pages={pages} label={words.say('audit.more')} />
    </section>
  );
}

const nothing = { edges: [], pageInfo: { hasNextPage: false } } as const;

function OneEntry({ entry }: { readonly entry: Entry }) {
  const { words } = useHere();
  const { act, at, by, role, target, reason, note, before, after, hash } = entry;
  const { round, pod, number, account } = target;
  const on = [
    round === null ? undefined : words.say('bar.round', { n: round }),
    pod === null ? undefined : words.say('pod.title', { n: pod }),
    number === null ? undefined : words.say('audit.number', { n: number }),
    account?.name,
  ].filter((each) => each !== undefined);
  return (
    <li data-act={act}>
      <p>
        <b>{words.say(`done.${act}`)}</b> {on.join(' · ')}{' '}
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
      <details>
        <summary>{words.say('audit.details')}</summary>
        <dl class="plain">
          {before != null && <Told name={words.say('audit.before')} value={before} />}
          {after != null && <Told name={words.say('audit.after')} value={after} />}
        </dl>
        <p class="notes">
          {words.say('audit.hash')} <code class="hash">{hash}</code>
        </p>
      </details>
    </li>
  );
}

/** Something as the record has it. */
const Told = ({ name, value }: { readonly name: string; readonly value: unknown }) => (
  <div class="plain-group">
    <dt>{name}</dt>
    <dd>
      <code class="hash">{JSON.stringify(value)}</code>
    </dd>
  </div>
);
