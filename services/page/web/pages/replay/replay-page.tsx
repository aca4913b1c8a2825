import { useSignal, type ReadonlySignal } from '@preact/signals';
import { useLocation } from 'preact-iso';
import { useEffect, useMemo } from 'preact/hooks';
import { useHere } from '../../here/here.ts';
import { actorOf } from '../../match/actor.ts';
import { Icon } from '../../parts/icon.tsx';
import { Pawn } from '../../parts/pawn.tsx';
import { Refused } from '../../parts/refusal.tsx';
import { RichText } from '../../parts/rich-text.tsx';
import { openReplay, type ReplayModel } from '../../replay/model.ts';
import { turnAt, type Turn } from '../../story/turns.ts';
import { useTurns } from '../../replay/use-turns.ts';
import { Frame } from '../../table/frame.tsx';
import { MatchProvider } from '../../match/context.ts';
import { Chapters } from './chapters.tsx';
import { PlayOn } from './play-on.tsx';
import { Timeline } from './timeline.tsx';
import { useKeys } from './use-keys.ts';

/** Replay of a match: any version of it, turn by turn, step by step, or playing on its own. */
export function ReplayPage({ id }: { readonly id: string }) {
  const here = useHere();
  const { query } = useLocation();
  const begin = Number(query['version']);
  const replay = useMemo(
    () => openReplay(here, id, Number.isSafeInteger(begin) && begin > 0 ? begin : undefined),
    [here, id],
  );
  const { turns, refusal } = useTurns(replay);
  const version = replay.table.value?.version;
  useEffect(() => {
    if (version !== undefined) history.replaceState(null, '', `?version=${version}`);
  }, [version]);
  const bar = (
    <header class="bar">
      <a href={`/matches/${id}`} class="home" aria-label={here.words.say('replay.back')}>
        <Icon name="back" />
      </a>
      <div class="bar-title">
        <h1>{here.words.say('menu.replay')}</h1>
        <p class="bar-now">{replay.details.value?.game.name ?? ' '}</p>
      </div>
    </header>
  );
  return (
    <MatchProvider value={replay}>
      <Frame match={replay} bar={bar}>
        <Controls replay={replay} turns={turns} />
        {refusal.value && <Refused refusal={refusal.value} />}
        <Chapters replay={replay} turns={turns} />
      </Frame>
    </MatchProvider>
  );
}

/** Steps a second of a replay that plays on its own. */
const speeds = [0.5, 1, 2, 4] as const;

type Props = { readonly replay: ReplayModel; readonly turns: ReadonlySignal<readonly Turn[]> };

/** Events of the turn shown, the timeline, and the buttons. */
function Controls({ replay, turns }: Props) {
  const { words } = useHere();
  const { table, latest, isBusy } = replay;
  const version = table.value?.version ?? 1;
  const speed = useSignal(1);
  const isPlaying = useSignal(false);
  const isAtEnd = version >= latest.value;
  useEffect(() => {
    if (!isPlaying.value || isAtEnd) return;
    const timer = setTimeout(() => void replay.go(version + 1), 1_000 / speed.value);
    return () => {
      clearTimeout(timer);
    };
  }, [isPlaying.value, version, speed.value, isAtEnd]);
  const toggle = (): void => {
    isPlaying.value = !isPlaying.value;
  };
  const canTurn = turns.value.length > 0 && !isBusy.value;
  const goTurn = (way: 'back' | 'next'): void => {
    if (!canTurn) return;
    const to =
      way === 'next'
        ? (turns.value.find((turn) => turn.version > version)?.version ?? latest.value)
        : (turns.value.findLast((turn) => turn.version < version)?.version ?? 1);
    void replay.go(to);
  };
  useKeys({
    ArrowLeft: () => {
      goTurn('back');
    },
    ArrowRight: () => {
      goTurn('next');
    },
    ' ': toggle,
  });
  return (
    <section id="choice" class="scrubber" aria-labelledby="scrubber-title">
      <h2 id="scrubber-title" class="sr">
        {words.say('menu.replay')}
      </h2>
      <Now replay={replay} turn={turnAt(turns.value, version)} />
      <Timeline replay={replay} turns={turns} />
      <div class="replay-acts">
        <button
          type="button"
          disabled={!canTurn}
          aria-label={words.say('replay.lastTurn')}
          onClick={() => {
            goTurn('back');
          }}
        >
          <Icon name="first" />
        </button>
        <button
          type="button"
          disabled={version <= 1}
          aria-label={words.say('replay.stepBack')}
          onClick={() => void replay.go(version - 1)}
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          class="replay-play"
          aria-pressed={isPlaying.value}
          aria-label={words.say(isPlaying.value ? 'replay.stop' : 'replay.play')}
          onClick={toggle}
        >
          <Icon name={isPlaying.value ? 'pause' : 'play'} />
        </button>
        <button
          type="button"
          disabled={isAtEnd}
          aria-label={words.say('replay.step')}
          onClick={() => void replay.go(version + 1)}
        >
          <Icon name="next" />
        </button>
        <button
          type="button"
          disabled={!canTurn}
          aria-label={words.say('replay.nextTurn')}
          onClick={() => {
            goTurn('next');
          }}
        >
          <Icon name="last" />
        </button>
        <select
          aria-label={words.say('replay.speed')}
          value={speed.value}
          onChange={({ currentTarget }) => (speed.value = Number(currentTarget.value))}
        >
          {speeds.map((each) => (
            <option key={each} value={each}>
              {words.say('replay.times', { n: each })}
            </option>
          ))}
        </select>
        <p class="replay-keys" aria-hidden="true">
          <kbd>←</kbd> <kbd>→</kbd> {words.say('replay.keyTurn')} ·{' '}
          <kbd>{words.say('replay.keySpace')}</kbd>{' '}
          <Icon name={isPlaying.value ? 'pause' : 'play'} />
        </p>
        <PlayOn replay={replay} />
      </div>
    </section>
  );
}

/** Seat of the turn shown, and the events of it. */
function Now({ replay, turn }: { readonly replay: ReplayModel; readonly turn: Turn | undefined }) {
  const { words } = useHere();
  const { table, latest, scene } = replay;
  const seat = turn?.seat ?? scene.value?.turn;
  return (
    <div class="replay-now">
      {seat && <Pawn seat={seat} />}
      <div>
        <p>
          {seat && <b>{actorOf(replay, seat)}</b>}{' '}
          <small role="status">
            {words.say('replay.at', {
              version: table.value?.version ?? 1,
              latest: latest.value,
            })}
          </small>
        </p>
        <p class="replay-headline">{turn && <RichText parts={turn.headline.parts} />}</p>
      </div>
    </div>
  );
}
