import { ReadAudit, type ReadAuditQuery } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { allPages } from '../../../parts/all-pages.ts';
import { noPage } from '../../../parts/use-pages.ts';
import { useResource } from '../../../parts/use-resource.ts';
import { useEvent } from '../../../tournament/event.ts';
import { Panel } from './panel.tsx';

type Entry = NonNullable<ReadAuditQuery['tournament']>['audit']['edges'][number]['node'];

const PAGE = 100;
/** Acts that are shown, the latest. */
const FEW = 5;

/** The latest acts of the staff, the newest first, and a link to all of them. */
export function StaffLog() {
  const { words } = useHere();
  const { tournament } = useEvent();
  const latest = useLatest();
  return (
    <Panel id="staff-log" icon="log" title={words.say('desk.log')}>
      {latest.length === 0 && <p class="desk-none">{words.say('audit.none')}</p>}
      <ul class="desk-log">
        {latest.map(({ id, at, text, by, target: { round, pod } }) => (
          <li key={id}>
            <b>{words.timeSoon(new Date(at))}</b> {text}
            {round !== null &&
              pod !== null &&
              ` · ${words.say('pod.inRound', { round, pod })}`} ·{' '}
            {by?.name ?? words.say('role.DIRECTOR')}
          </li>
        ))}
      </ul>
      <a class="places-all" href={`/tournaments/${tournament.id}?show=record`}>
        {words.say('part.record')}
      </a>
    </Panel>
  );
}

/** The latest entries of the record, which is read from its beginning. */
function useLatest(): readonly Entry[] {
  const { client } = useHere();
  const { id, version } = useEvent().tournament;
  const readAudit = () =>
    allPages<Entry>(async (from) => {
      const told = await client.ask(ReadAudit, { id, first: PAGE, ...from });
      if ('refusal' in told) return told;
      return { data: told.data.tournament?.audit ?? noPage };
    });
  const { data } = useResource(readAudit, [client, id, version]);
  return (data.value ?? []).slice(-FEW).toReversed();
}
