import { useHere } from '../../../here/here.ts';
import { lettersFor } from '../../../match/letters.ts';
import { More } from '../../../parts/more.tsx';
import { PawnShape } from '../../../parts/pawn.tsx';
import { Refused } from '../../../parts/refusal.tsx';
import type { Pages } from '../../../parts/use-pages.ts';
import { seatColourAt } from '../../../match/colours.ts';
import {
  calledOf,
  useCan,
  useEvent,
  type Person,
  type Pod,
  type Tournament,
} from '../../../tournament/event.ts';
import { useBoards } from '../../../tournament/use-boards.ts';
import type { DrawnPod } from '../../../tournament/use-tables.ts';
import type { Row } from '../standings/row.ts';
import { OnePod } from './one-pod.tsx';
import { lazy } from '../../../parts/lazy.tsx';

const Draft = lazy(async () => (await import('../draft/draft.tsx')).Draft);
const RoundActs = lazy(async () => (await import('../acts/round-acts.tsx')).RoundActs);

type Props = {
  readonly round: Tournament['rounds'][number];
  readonly tables: Pages<DrawnPod>;
  readonly rows: readonly Row[];
};

/** A round: its times, its tables, the reader's own first, and the players with a bye. Staff can change a draft. */
export function OneRound({ round, tables, rows }: Props) {
  const { words } = useHere();
  const can = useCan();
  const { number, status, startsAt, deadline, byes, missed } = round;
  if (status === 'DRAFT' && can('EDIT_PAIRING')) return <Draft round={number} />;
  return (
    <>
      <p class="notes">
        {words.say('round.tables', { n: round.podCount })}
        {startsAt !== null &&
          status === 'PUBLISHED' &&
          ` · ${words.say('event.begins', { at: words.timeSoon(new Date(startsAt)) })}`}
        {deadline !== null &&
          status !== 'COMPLETED' &&
          ` · ${words.say('pod.deadline', { at: words.timeSoon(new Date(deadline)) })}`}
      </p>
      {(can('UNPUBLISH_ROUND') || can('EXTEND_TIME')) && <RoundActs round={round} />}
      <Pods {...{ round, tables, rows }} />
      {byes.length > 0 && <Byes people={byes} />}
      <Without label={words.say('round.missed')} people={missed} />
    </>
  );
}

function Pods({ round, tables, rows }: Props) {
  const { words } = useHere();
  const { tournament } = useEvent();
  const boards = useBoards();
  return (
    <>
      {tables.refusal.value && <Refused refusal={tables.refusal.value} />}
      {tables.items === undefined && <div class="skeleton pods-skeleton" />}
      <ol class="pods">
        {mineFirst(tables.items ?? [], tournament, round.number).map((pod) => (
          <OnePod key={pod.id} {...{ pod, boards, rows, round }} match={pod.match ?? undefined} />
        ))}
      </ol>
      <More pages={tables} label={words.say('round.more')} />
    </>
  );
}

/** The table that I play at before the others, though it may not have been read yet. */
function mineFirst(
  pods: readonly DrawnPod[],
  { mine, myNext }: Tournament,
  round: number,
): readonly DrawnPod[] {
  const isMine = ({ seats }: Pod): boolean => seats.some(({ player }) => player.id === mine?.id);
  const own = pods.find(isMine);
  if (own !== undefined) return [own, ...pods.filter((pod) => pod !== own)];
  return myNext?.round === round && pods.length > 0 ? [{ ...myNext, match: null }, ...pods] : pods;
}

/** Players with a bye, each on a card without a table. */
function Byes({ people }: { readonly people: readonly Person[] }) {
  const { words } = useHere();
  const letters = lettersFor(people.map(({ account }) => account.name));
  return (
    <div class="bye">
      <ul class="bye-people">
        {people.map((person, at) => (
          <li key={person.id}>
            <PawnShape colour={seatColourAt(at)} letters={letters[at] ?? ''} />
            <b>{person.account.name}</b>
          </li>
        ))}
      </ul>
      <p class="notes">{words.say('round.byesText', { n: people.length })}</p>
    </div>
  );
}

type WithoutProps = { readonly label: string; readonly people: readonly Person[] };

/** Players without a table in a round. */
function Without({ label, people }: WithoutProps) {
  const { words } = useHere();
  if (people.length === 0) return null;
  return (
    <p>
      <b>{label}</b> {words.list(people.map(calledOf))}
    </p>
  );
}
