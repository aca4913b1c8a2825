import { serviceNow } from '../../../device/service-time.ts';
import { useHere } from '../../../here/here.ts';
import { useCan, useEvent, type Tournament } from '../../../tournament/event.ts';
import { LeftInShort } from '../../../tournament/left-in-short.tsx';
import { RoundActs } from '../acts/round-acts.tsx';
import { NextStep } from '../now/next-step.tsx';
import { Panel } from './panel.tsx';
import { isStalled } from './stalled.ts';
import type { OpenTable } from './use-open-tables.ts';

type Props = {
  readonly round: Tournament['rounds'][number] | undefined;
  readonly tables: readonly OpenTable[];
};

/** The present round: each of its tables, the acts on all of it, and the next step of the event. */
export function RoundPanel({ round, tables }: Props) {
  const { words } = useHere();
  const { tournament } = useEvent();
  const can = useCan();
  const done = tables.filter(({ result }) => result !== null).length;
  return (
    <Panel
      id="round-panel"
      class="desk-next"
      icon="crown"
      title={
        round === undefined
          ? words.say(`event.${tournament.status}`)
          : words.say('bar.round', { n: round.number })
      }
      note={
        round &&
        (tables.length > 0
          ? words.say('desk.done', { n: done, of: tables.length })
          : words.say(`round.${round.status}`))
      }
    >
      {tables.length > 0 && (
        <ul class="desk-tables">
          {tables.map((table) => (
            <Chip key={table.id} table={table} />
          ))}
        </ul>
      )}
      <NextStep isDesk />
      {round && (can('UNPUBLISH_ROUND') || can('EXTEND_TIME')) && <RoundActs round={round} />}
    </Panel>
  );
}

/** A table in short: over, waiting for an arbiter, without a move, under appeal, or how much time it has. */
function Chip({ table }: { readonly table: OpenTable }) {
  const { words } = useHere();
  const { appeals } = useEvent().tournament;
  const { number, round, status, held, deadline, matchId } = table;
  const isAppealed = appeals.some(
    (each) => each.status === 'OPEN' && each.round === round && each.pod === number,
  );
  const isLow = isAppealed || isStalled(table, serviceNow());
  const state = isAppealed
    ? words.say('desk.appeal')
    : held
      ? words.say('desk.held')
      : isLow
        ? words.say('desk.quiet')
        : status === 'RUNNING'
          ? undefined
          : words.say(table.result === null ? `pod.${status}` : 'pod.FINISHED');
  const is = isLow ? 'low' : table.result === null ? 'on' : 'done';
  const inside = (
    <>
      {words.say('pod.title', { n: number })}
      <small>
        {state ?? (deadline === null ? words.say('pod.RUNNING') : <LeftInShort until={deadline} />)}
      </small>
    </>
  );
  return (
    <li data-is={is}>
      {matchId === null ? <span>{inside}</span> : <a href={`/matches/${matchId}`}>{inside}</a>}
    </li>
  );
}
