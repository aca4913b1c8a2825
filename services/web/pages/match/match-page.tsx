import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { useHere } from '../../app/here.ts';
import { Choice } from '../../asking/choice.tsx';
import { MatchProvider } from '../../match/context.ts';
import { openMatch } from '../../match/model.ts';
import { Refused } from '../../parts/refusal.tsx';
import { Recap } from '../../story/recap.tsx';
import { Story } from '../../story/story.tsx';
import { Card } from '../../table/card.tsx';
import { Players } from '../../table/players.tsx';
import { Stage } from '../../table/stage.tsx';
import { Away } from './away.tsx';
import { Bar } from './bar.tsx';
import { Result } from './result.tsx';
import { Room } from './room/room.tsx';
import { Tabs, type Tab } from './tabs.tsx';
import { useTitle } from './use-title.ts';

/** A match: the board, my choice, the players, the story. */
export function MatchPage({ id }: { readonly id: string }) {
  const here = useHere();
  const match = useMemo(() => openMatch(here, id), [here, id]);
  const tab = useSignal<Tab>('board');
  useEffect(() => match.close, [match]);
  useTitle(match);
  if (match.refusal.value !== undefined)
    return (
      <main class="page">
        <Refused refusal={match.refusal.value} />
        <a href="/">{here.words.say('match.home')}</a>
      </main>
    );
  const version = match.table.value?.version;
  const head = match.head.value;
  const isOpen = (match.table.value?.status ?? head?.status) === 'OPEN';
  return (
    <MatchProvider value={match}>
      <main
        class="match"
        data-version={version}
        data-tab={tab.value}
        aria-busy={match.scene.value === undefined}
      >
        <Bar />
        <Players />
        {isOpen && head !== undefined ? <Room head={head} /> : <Stage />}
        <div class="side">
          <Result />
          <Away />
          <Recap />
          <Choice />
        </div>
        <Story />
        <Tabs tab={tab} />
      </main>
      <Card />
    </MatchProvider>
  );
}
