import { useSignal } from '@preact/signals';
import { useLocation } from 'preact-iso';
import { useEffect, useMemo } from 'preact/hooks';
import { useHere } from '../../app/here.ts';
import { nameOf } from '../../match/names.ts';
import { openReplay, type ReplayModel } from '../../replay/model.ts';
import { Frame } from '../../table/frame.tsx';
import { Chapters } from './chapters.tsx';
import { PlayOn } from './play-on.tsx';

/** A match looked at again: any version of it, turn by turn, step by step, or playing by itself. */
export function ReplayPage({ id }: { readonly id: string }) {
  const here = useHere();
  const { query } = useLocation();
  const begin = Number(query['version']);
  const replay = useMemo(
    () => openReplay(here, id, Number.isSafeInteger(begin) && begin > 0 ? begin : undefined),
    [here, id],
  );
  const version = replay.table.value?.version;
  useEffect(() => {
    if (version !== undefined) history.replaceState(null, '', `?version=${version}`);
  }, [version]);
  const bar = (
    <header class="bar">
      <a href={`/matches/${id}`} class="home" aria-label={here.words.say('replay.back')}>
        ←
      </a>
      <h1>{replay.details.value?.game.name ?? ' '}</h1>
    </header>
  );
  return (
    <Frame match={replay} bar={bar}>
      <Scrubber replay={replay} />
      <Chapters replay={replay} />
      <PlayOn replay={replay} />
    </Frame>
  );
}

/** Times a second that a replay goes on by itself. */
const speeds = [0.5, 1, 2, 4] as const;

function Scrubber({ replay }: { readonly replay: ReplayModel }) {
  const { words } = useHere();
  const { table, latest, isBusy, scene } = replay;
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
  const turn = scene.value?.turn;
  return (
    <section id="choice" class="scrubber" aria-labelledby="scrubber-title">
      <h2 id="scrubber-title">{words.say('menu.replay')}</h2>
      <p role="status">
        {words.say('replay.at', { version, latest: latest.value })}
        {turn !== undefined && ` · ${nameOf(replay, turn)}`}
      </p>
      <input
        type="range"
        disabled={table.value === undefined}
        min={1}
        max={latest.value}
        value={version}
        aria-label={words.say('replay.version')}
        onChange={({ currentTarget }) => void replay.go(currentTarget.valueAsNumber)}
      />
      <div class="acts">
        <button type="button" disabled={isBusy.value} onClick={() => void replay.goTurn('back')}>
          {words.say('replay.lastTurn')}
        </button>
        <button type="button" disabled={version <= 1} onClick={() => void replay.go(version - 1)}>
          {words.say('replay.stepBack')}
        </button>
        <button
          type="button"
          aria-pressed={isPlaying.value}
          onClick={() => {
            isPlaying.value = !isPlaying.value;
          }}
        >
          {words.say(isPlaying.value ? 'replay.stop' : 'replay.play')}
        </button>
        <button type="button" disabled={isAtEnd} onClick={() => void replay.go(version + 1)}>
          {words.say('replay.step')}
        </button>
        <button type="button" disabled={isBusy.value} onClick={() => void replay.goTurn('next')}>
          {words.say('replay.nextTurn')}
        </button>
      </div>
      <label class="languages">
        <span>{words.say('replay.speed')}</span>
        <select
          value={speed.value}
          onChange={({ currentTarget }) => (speed.value = Number(currentTarget.value))}
        >
          {speeds.map((each) => (
            <option key={each} value={each}>
              {words.say('replay.times', { n: each })}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}
