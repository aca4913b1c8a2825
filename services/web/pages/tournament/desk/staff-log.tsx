import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { pages, ReadAudit, type ReadAuditQuery } from '../../../../../shared/client/index.ts';
import { useHere } from '../../../app/here.ts';
import { noPage } from '../../../parts/use-pages.ts';
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
        {latest.map(({ id, at, act, by, target: { round, pod } }) => (
          <li key={id}>
            <b>{words.timeSoon(new Date(at))}</b> {words.say(`done.${act}`)}
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

/** The latest entries of the record, which is told from its beginning. */
function useLatest(): readonly Entry[] {
  const { client } = useHere();
  const { id, version } = useEvent().tournament;
  const entries = useSignal<readonly Entry[]>([]);
  useEffect(() => {
    let isWanted = true;
    const read = async (): Promise<void> => {
      const all: Entry[] = [];
      const told = pages(async (after) => {
        const from = after === undefined ? {} : { after };
        const said = await client.ask(ReadAudit, { id, first: PAGE, ...from });
        if ('refusal' in said) return said;
        return { data: said.data.tournament?.audit ?? noPage };
      });
      for await (const said of told) {
        if ('refusal' in said) return;
        all.push(...said.data);
      }
      if (isWanted) entries.value = all.slice(-FEW).toReversed();
    };
    void read();
    return () => {
      isWanted = false;
    };
  }, [client, id, version]);
  return entries.value;
}
