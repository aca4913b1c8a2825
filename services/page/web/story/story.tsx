import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Line, Ref } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { actorOf } from '../match/actor.ts';
import { mySeat } from '../match/choices.ts';
import { useMatch } from '../match/context.ts';
import { steady } from '../reading/steady.ts';
import { Pawn } from '../parts/pawn.tsx';
import { seatColour } from '../match/colours.ts';
import { chaptersOf, newest } from './chapters.ts';
import { StoryLine } from './story-line.tsx';

/** Lines drawn at first, about, and again whenever older ones are asked for: a page may be open for days. */
const LINES = 120;

/** Log of the match, by turns, the latest first; older turns on demand. */
export function Story() {
  const match = useMatch();
  const { words } = useHere();
  const most = useSignal(LINES);
  const isFull = useSignal(false);
  const chapters = useMemo(() => steady(() => chaptersOf(match.story.value)), [match]).value;
  const drawn = newest(chapters, most.value);
  return (
    <section id="story" aria-labelledby="story-title">
      <h2 id="story-title">{words.say('story.title')}</h2>
      <button
        type="button"
        class="every"
        aria-pressed={isFull.value}
        onClick={() => (isFull.value = !isFull.value)}
      >
        {words.say('story.full')}
      </button>
      <div class="chapters">
        <div>
          {[...drawn].reverse().map((lines) => (
            <Chapter key={keyOf(lines)} lines={lines} isFull={isFull.value} />
          ))}
          {(match.hasOlder.value || drawn.length < chapters.length) && (
            <button
              type="button"
              onClick={() => {
                most.value += LINES;
                if (drawn.length === chapters.length) void match.readOlder();
              }}
            >
              {words.say('story.older')}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

type ChapterProps = { readonly lines: readonly Line[]; readonly isFull: boolean };

/** A turn: its seat, and its events. */
function Chapter({ lines, isFull }: ChapterProps) {
  const match = useMatch();
  const { words } = useHere();
  const cuesOf = match.cues.value;
  const [first] = lines;
  const who: Ref | undefined =
    first?.begins === 'TURN' && first.seat !== null ? `seat:${first.seat}` : undefined;
  const isMine = who === `seat:${mySeat(match) ?? ''}`;
  // the log of every step has all lines; else those without a cue are left out
  const told = isFull ? lines : lines.filter((line) => line === first || cuesOf(line).length > 0);
  return (
    <div
      class="turn"
      style={who === undefined ? undefined : { '--seat': seatColour(match.order.value, who) }}
    >
      {who !== undefined && (
        <p class="whose" aria-hidden="true">
          <Pawn seat={who} />
          <b>{isMine ? words.say('story.you') : actorOf(match, who)}</b>
        </p>
      )}
      <ol class="chapter" data-whose={who}>
        {told.map((line, at) => (
          <StoryLine
            key={`${line.version} ${at}`}
            line={line}
            before={told[at - 1]}
            turnOf={who}
            isFull={isFull}
          />
        ))}
      </ol>
    </div>
  );
}

const keyOf = ([first]: readonly Line[]): string => `${first?.version ?? 0} ${first?.type ?? ''}`;
