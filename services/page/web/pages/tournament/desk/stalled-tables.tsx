import { serviceNow } from '../../../device/service-time.ts';
import { useHere } from '../../../here/here.ts';
import type { Words } from '../../../words/words.ts';
import { useCan } from '../../../tournament/event.ts';
import { PodActs } from '../acts/pod-acts.tsx';
import { Panel } from './panel.tsx';
import { quietFor, stalledOf } from './stalled.ts';
import type { OpenTable } from './use-open-tables.ts';

/** Tables that wait for an arbiter or go without a move: the players they wait for, the time, and the acts. */
export function StalledTables({ tables }: { readonly tables: readonly OpenTable[] }) {
  const { words } = useHere();
  const now = serviceNow();
  const stalled = stalledOf(tables, now);
  const playing = tables.filter(({ status }) => status === 'RUNNING').length;
  return (
    <Panel
      id="stalled"
      icon="hourglass"
      title={words.say('desk.stalled')}
      n={stalled.length}
      note={words.say('desk.stalledText')}
    >
      {stalled.length === 0 && (
        <p class="desk-none">{words.say('desk.noStalled', { n: playing })}</p>
      )}
      <ul>
        {stalled.map((table) => (
          <Stalled key={table.id} table={table} now={now} />
        ))}
      </ul>
    </Panel>
  );
}

function Stalled({ table, now }: { readonly table: OpenTable; readonly now: number }) {
  const { words } = useHere();
  const can = useCan();
  const { number, held, heldBy, matchId, match, seats, deadline } = table;
  const waiting = match?.waitingOn ?? [];
  const slow = seats.filter(({ seat }) => waiting.includes(seat));
  const others = seats.filter(({ seat }) => !waiting.includes(seat));
  const namesOf = (of: typeof seats): string => words.list(of.map(({ account }) => account.name));
  const away = match?.seats.filter(
    ({ id, presence }) => waiting.includes(id) && presence !== 'ACTIVE',
  );
  const quiet = quietFor(table, now);
  return (
    <li class="desk-item" data-pod={number}>
      <h4>
        {words.say('pod.title', { n: number })}:{' '}
        {held ? words.say('pod.HELD') : words.say('desk.waitsFor', { names: namesOf(slow) })}
        {quiet !== undefined && <small data-urgent={held}>{minutes(quiet, words)}</small>}
      </h4>
      <p>
        {heldBy !== null && <b>{words.say(`pod.heldBy.${heldBy}`)}. </b>}
        {away !== undefined && away.length > 0 && <b>{words.say('desk.away')} </b>}
        {others.length > 0 &&
          slow.length > 0 &&
          words.say('desk.othersWait', { names: namesOf(others) })}{' '}
        {deadline !== null && words.say('pod.deadline', { at: words.timeSoon(new Date(deadline)) })}
      </p>
      <div class="acts">
        {matchId !== null && (
          <a class="button" href={`/matches/${matchId}`}>
            {words.say('desk.openTable')}
          </a>
        )}
        {(can('ADJUDICATE_POD') || can('REPLAY_POD')) && matchId !== null && (
          <PodActs pod={table} />
        )}
      </div>
    </li>
  );
}

/** A span of at least a minute, in words. */
const minutes = (milliseconds: number, words: Words): string =>
  words.span(partsOf(Math.max(1, Math.floor(milliseconds / 60_000))));

const partsOf = (all: number) => ({
  days: Math.floor(all / 1_440),
  hours: Math.floor(all / 60) % 24,
  minutes: all % 60,
});
