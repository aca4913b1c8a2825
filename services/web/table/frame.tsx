import { useComputed, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useHere } from '../app/here.ts';
import { Who } from '../app/who.tsx';
import { asked } from '../match/choices.ts';
import { MatchProvider } from '../match/context.ts';
import type { MatchModel } from '../match/model.ts';
import { Refused } from '../parts/refusal.tsx';
import { Story } from '../story/story.tsx';
import { Card } from './card.tsx';
import { Players } from './players.tsx';
import { Stage } from './stage.tsx';
import { Tabs, type Tab } from './tabs.tsx';

type Props = {
  readonly match: MatchModel;
  readonly bar: ComponentChildren;
  /** What stands where the board does, where that is another. */
  readonly stage?: ComponentChildren;
  /** What is said at it, where that belongs to it; and how much of that is new. */
  readonly talk?: ComponentChildren;
  readonly unread?: number;
  /** What is done with the match, beside its board. */
  readonly children: ComponentChildren;
};

/** A match on a page: its parts by their places, and the card of what is looked at; or why there are none. */
export function Frame({ match, bar, stage, talk, unread, children }: Props) {
  const { words, viewer } = useHere();
  const tab = useSignal<Tab>('board');
  /** What was asked when the panel was folded: the next question pulls it up again. */
  const foldedAt = useSignal<string | undefined>(undefined);
  const question = useComputed(() => asked(match)?.id ?? '');
  const isFolded = useComputed(() => foldedAt.value === question.value);
  const version = useComputed(() => match.table.value?.version);
  const isBusy = useComputed(() => match.scene.value === undefined);
  if (match.refusal.value !== undefined)
    return (
      <main class="page">
        <Refused refusal={match.refusal.value} />
        {viewer.value === null && <Who />}
        <a class="button" href="/">
          {words.say('match.home')}
        </a>
      </main>
    );
  return (
    <MatchProvider value={match}>
      <main
        class="match"
        data-version={version}
        data-tab={tab.value}
        data-folded={isFolded}
        aria-busy={isBusy}
      >
        {bar}
        <Players />
        {stage ?? <Stage />}
        <div class="side">{children}</div>
        <Story />
        {talk}
        <Tabs
          tab={tab}
          hasTalk={talk !== undefined}
          unread={unread}
          isFolded={isFolded.value}
          onFold={() => {
            foldedAt.value = isFolded.value ? undefined : question.value;
          }}
        />
      </main>
      <Card />
    </MatchProvider>
  );
}
