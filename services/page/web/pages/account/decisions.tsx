import { useId } from 'preact/hooks';
import { ReadStanding, type ReadStandingQuery } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { endOf } from '../../people/end-of.ts';
import { Refused } from '../../parts/refusal.tsx';
import { useResource } from '../../parts/use-resource.ts';

type Notice = NonNullable<ReadStandingQuery['viewer']>['moderation'][number];

/**
 * Decisions of moderators about my messages, and about those that I have reported; the latest
 * first.
 */
export function Decisions() {
  const { client, words } = useHere();
  const id = useId();
  const { data, refusal } = useResource(() => client.ask(ReadStanding, {}), [client]);
  const notices = data.value?.viewer?.moderation ?? [];
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{words.say('decided.title')}</h2>
      {refusal.value && <Refused refusal={refusal.value} />}
      {notices.length === 0 && <p class="notes">{words.say('home.empty')}</p>}
      <ul class="channels">
        {[...notices].reverse().map((notice) => (
          <Decision key={`${notice.id} ${String(notice.own)}`} notice={notice} />
        ))}
      </ul>
    </section>
  );
}

function Decision({ notice: { act, own, reason, at, until } }: { readonly notice: Notice }) {
  const { words } = useHere();
  const whose = own ? 'own' : 'reported';
  return (
    <li data-decided={act}>
      <p>
        {words.sayIfKnown(`decided.${whose}.${act}`, { end: endOf(words, until) })}{' '}
        <small>{words.time(new Date(at))}</small>
      </p>
      <p class="notes">{words.say('decided.reason', { reason })}</p>
    </li>
  );
}
