import { ReadRound } from '../../../../../shared/client/index.ts';
import { useHere } from '../../../app/here.ts';
import { More } from '../../../parts/more.tsx';
import { Refused } from '../../../parts/refusal.tsx';
import { noPage, usePages } from '../../../parts/use-pages.ts';
import {
  calledOf,
  useCan,
  useEvent,
  type Person,
  type Tournament,
} from '../../../tournament/event.ts';
import { OnePod } from './one-pod.tsx';
import { lazy } from '../../../parts/lazy.tsx';

const Draft = lazy(async () => (await import('../draft/draft.tsx')).Draft);
const RoundActs = lazy(async () => (await import('../acts/round-acts.tsx')).RoundActs);

type Round = Tournament['rounds'][number];
/** Pods that are read at once. */
const PAGE = 50;

/** A round: when it begins or ends, its pods, the top table first, and who has a bye. A draft can be changed by those who draw. */
export function OneRound({ round }: { readonly round: Round }) {
  const { words } = useHere();
  const can = useCan();
  const { number, status, startsAt, deadline, byes, missed } = round;
  if (status === 'DRAFT' && can('EDIT_PAIRING')) return <Draft round={number} />;
  return (
    <>
      <p class="notes">
        {words.say('round.tables', { n: round.podCount })}
        {startsAt !== null &&
          ` · ${words.say('event.begins', { at: words.time(new Date(startsAt)) })}`}
        {deadline !== null &&
          ` · ${words.say('pod.deadline', { at: words.time(new Date(deadline)) })}`}
      </p>
      {(can('UNPUBLISH_ROUND') || can('EXTEND_TIME')) && <RoundActs round={round} />}
      <Pods number={number} />
      <Without label={words.say('round.byes')} people={byes} />
      <Without label={words.say('round.missed')} people={missed} />
    </>
  );
}

function Pods({ number }: { readonly number: number }) {
  const { client, words } = useHere();
  const { tournament } = useEvent();
  const { id, version } = tournament;
  const pages = usePages(
    async (after) => {
      const told = await client.ask(ReadRound, { id, round: number, first: PAGE, ...after });
      if ('refusal' in told) return told;
      return { data: told.data.tournament?.round?.pods ?? noPage };
    },
    [client, id, number, version],
  );
  return (
    <>
      {pages.refusal.value && <Refused refusal={pages.refusal.value} />}
      {pages.items === undefined && <div class="skeleton list-skeleton" />}
      <ol class="pods">
        {pages.items?.map((pod) => (
          <OnePod key={pod.id} pod={pod} />
        ))}
      </ol>
      <More pages={pages} label={words.say('round.more')} />
    </>
  );
}

type WithoutProps = { readonly label: string; readonly people: readonly Person[] };

/** Who has no table in a round. */
function Without({ label, people }: WithoutProps) {
  const { words } = useHere();
  if (people.length === 0) return null;
  return (
    <p>
      <b>{label}</b> {words.list(people.map(calledOf))}
    </p>
  );
}
