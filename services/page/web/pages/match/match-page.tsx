import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { styled } from '../../device/late-style.ts';
import { useHere } from '../../here/here.ts';
import { Choice } from '../../asking/choice.tsx';
import { Cues } from '../../cues/cues.tsx';
import { Passed } from '../../cues/passed.tsx';
import { drawn, opened } from '../../match/ahead.ts';
import { MatchProvider } from '../../match/context.ts';
import { useSteady } from '../../reading/steady.ts';
import { lazy } from '../../parts/lazy.tsx';
import { Recap } from '../../story/recap.tsx';
import { Spoken } from '../../story/spoken.tsx';
import { Frame } from '../../table/frame.tsx';
import { Away } from './away.tsx';
import { Bar } from './bar.tsx';
import { Goal } from './goal.tsx';
import { Proposals } from './proposals/proposals.tsx';
import { ResultNote } from './end/note.tsx';
import { invitationHere } from './room/join.tsx';
import { openTalk } from './talk/model.ts';
import { MessageAnnouncer, TalkPanel } from './talk/talk.tsx';
import { useSound } from './use-sound.ts';
import { UndoToast } from './undo-toast.tsx';
import { useTitle } from './use-title.ts';

// parts that most matches never show, or not at first
const End = lazy(styled('end', async () => (await import('./end/end.tsx')).End));
const Analysis = lazy(
  styled('end', async () => (await import('./analysis/analysis.tsx')).Analysis),
);
const Invited = lazy(styled('people', async () => (await import('./room/invited.tsx')).Invited));
const Waiting = lazy(styled('people', async () => (await import('./room/waiting.tsx')).Waiting));

export { openAhead } from '../../match/ahead.ts';

/**
 * A match; opened again once a seat is taken by a link, because only then a private one may be
 * seen.
 */
export function MatchPage({ id }: { readonly id: string }) {
  const seated = useSignal(0);
  return <OpenMatch key={seated.value} id={id} onSeat={() => (seated.value += 1)} />;
}

type Props = { readonly id: string; onSeat(): void };

/** The board, my choice, the players, the story, and the talk. */
function OpenMatch({ id, onSeat }: Props) {
  const here = useHere();
  const match = useMemo(() => opened(here, id), [here, id]);
  const talk = useMemo(() => openTalk(here, id), [here, id]);
  useEffect(() => {
    drawn(match);
    return match.close;
  }, [match]);
  useEffect(() => talk.close, [talk]);
  useTitle(match);
  useSound(match);
  const told = useSteady(() => match.table.value?.status, [match]);
  const isOver = useSteady(() => match.table.value?.result != null, [match]);
  /** True if the table is shown though the match is over. */
  const seesBoard = useSignal(false);
  const code = invitationHere();
  if (code !== null && match.refusal.value?.code === 'NOT_FOUND')
    return <Invited code={code} onSeat={onSeat} />;
  const details = match.details.value;
  const status = told ?? details?.status;
  const hasEnd = isOver && details?.kind !== 'ANALYSIS' && match.refusal.value === undefined;
  if (hasEnd && !seesBoard.value)
    return <End match={match} bar={<Bar />} onBoard={() => (seesBoard.value = true)} />;
  if (status === 'OPEN' && details !== undefined && match.refusal.value === undefined)
    return (
      <MatchProvider value={match}>
        <Waiting details={details}>
          <TalkPanel talk={talk} />
          <MessageAnnouncer talk={talk} />
        </Waiting>
      </MatchProvider>
    );
  return (
    <Frame
      match={match}
      bar={
        <>
          <Bar />
          <Goal />
        </>
      }
      talk={<TalkPanel talk={talk} />}
      unread={talk.unread.value}
      over={<UndoToast />}
      cues={<Cues />}
    >
      {details?.kind === 'ANALYSIS' && <Analysis />}
      {isOver && <ResultNote onResult={() => (seesBoard.value = false)} />}
      <Away />
      <Proposals />
      <Recap />
      <Spoken />
      <Passed />
      <Choice />
      <MessageAnnouncer talk={talk} />
    </Frame>
  );
}
