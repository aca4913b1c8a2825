import { useComputed, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useHere } from '../here/here.ts';
import { AccountMenu } from '../bar/account-menu.tsx';
import { currentQuestion, isSingle, mySeat } from '../match/choices.ts';
import { MatchProvider } from '../match/context.ts';
import type { MatchModel } from '../match/model.ts';
import { Refused } from '../parts/refusal.tsx';
import { useLater } from '../reading/later.ts';
import { Story } from '../story/story.tsx';
import { Card } from './card.tsx';
import { OwnStats } from './own-stats.tsx';
import { Players } from './players.tsx';
import { Sheets } from './seat-sheet.tsx';
import { givesRoom, makeRoom } from './room.ts';
import { Stage } from './stage.tsx';
import { FeedTabs, Tabs, type FeedTab, type Tab } from './tabs.tsx';

type Props = {
  readonly match: MatchModel;
  readonly bar: ComponentChildren;
  /** Stage shown in the board's place, if it is another. */
  readonly stage?: ComponentChildren;
  /** Chat, if it belongs to the match; and the number of new messages. */
  readonly talk?: ComponentChildren;
  readonly unread?: number;
  /** Overlay over the players' lines for a moment, or below the board. */
  readonly over?: ComponentChildren;
  /** Events shown over the table. */
  readonly cues?: ComponentChildren;
  /** Acts on the match, beside its board. */
  readonly children: ComponentChildren;
};

/**
 * From this many options on the question is a sheet, which leaves no room for the lines of the players; for
 * check boxes from this many.
 */
const SHEET = 5;
const BOXES = 3;

/**
 * A match on a page: its parts in their places, and the card of the thing looked at; or the reason that there
 * are none.
 */
export function Frame({ match, bar, stage, talk, unread, over, cues, children }: Props) {
  const { words, viewer } = useHere();
  const tab = useSignal<Tab>('board');
  const feed = useSignal<FeedTab>('story');
  const version = useComputed(() => match.table.value?.version);
  const isBusy = useComputed(() => match.scene.value === undefined);
  const isSheet = useComputed(() => {
    const question = currentQuestion(match);
    if (question === undefined) return false;
    const answers = question.options.filter(({ group }) => group === 'ANSWER');
    return answers.length >= (isSingle(question) ? SHEET : BOXES);
  });
  const seats = useComputed(() => {
    const mine = mySeat(match);
    return mine === undefined ? match.order.value : [`seat:${mine}` as const];
  });
  // in frames of their own, after the board and after the cue that follows it
  const scene = useLater(match.scene, 2);
  const story = useLater(match.story, 3);
  const players = useMemo(() => ({ ...match, scene, story }), [match, scene, story]);
  const log = useMemo(() => ({ ...match, story }), [match, story]);
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (main.current) makeRoom(main.current);
  }, [tab.value, isSheet.value]);
  const hasTalk = talk !== undefined;
  if (match.refusal.value !== undefined)
    return (
      <main class="page">
        <Refused refusal={match.refusal.value} />
        {viewer.value === null && <AccountMenu />}
        <a class="button" href="/">
          {words.say('match.home')}
        </a>
      </main>
    );
  return (
    <MatchProvider value={match}>
      <main
        ref={main}
        class="match"
        data-version={version}
        data-tab={tab.value}
        data-feed={feed.value}
        data-sheet={isSheet}
        aria-busy={isBusy}
      >
        {bar}
        <MatchProvider value={players}>
          <Players />
        </MatchProvider>
        {stage ?? <Stage />}
        <MatchProvider value={players}>
          <OwnStats />
        </MatchProvider>
        {tab.value === 'players' && <Sheets seats={seats.value} />}
        <div ref={givesRoom} class="side">
          {children}
        </div>
        {cues}
        <div class="over">{over}</div>
        <div class="feed">
          {hasTalk && <FeedTabs tab={feed} hasTalk unread={unread} />}
          <MatchProvider value={log}>
            <Story />
          </MatchProvider>
          {talk}
        </div>
        <Tabs tab={tab} hasTalk={hasTalk} unread={unread} isSeated={mySeat(match) !== undefined} />
      </main>
      <Card />
    </MatchProvider>
  );
}
