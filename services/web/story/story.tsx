import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Line, Ref } from '../../../shared/client/index.ts';
import { useHere } from '../app/here.ts';
import { useMatch } from '../match/context.ts';
import { steady } from '../match/steady.ts';
import { textAt } from '../match/names.ts';
import { Dice } from '../parts/die.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { seatColour } from '../table/colours.ts';
import { chaptersOf, newest } from './chapters.ts';

/** About so many lines are drawn at first, and again whenever older ones are asked for: a page may be open for days. */
const LINES = 120;

/** Story of what has happened, by turns, the latest first; older turns on demand. */
export function Story() {
  const match = useMatch();
  const { words } = useHere();
  const most = useSignal(LINES);
  const chapters = useMemo(() => steady(() => chaptersOf(match.story.value)), [match]).value;
  const drawn = newest(chapters, most.value);
  return (
    <section id="story" aria-labelledby="story-title">
      <h2 id="story-title">{words.say('story.title')}</h2>
      {match.jumped.value > 0 && (
        <p class="notes" role="status">
          {words.say('story.jumped', { n: match.jumped.value })}
        </p>
      )}
      <div class="chapters">
        {[...drawn].reverse().map((lines) => (
          <Chapter key={keyOf(lines)} lines={lines} />
        ))}
      </div>
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
    </section>
  );
}

function Chapter({ lines }: { readonly lines: readonly Line[] }) {
  const { order } = useMatch();
  return (
    <ol class="chapter">
      {lines.map((line, at) => (
        <StoryLine key={`${line.version} ${at}`} line={line} order={order.value} />
      ))}
    </ol>
  );
}

const keyOf = ([first]: readonly Line[]): string => `${first?.version ?? 0} ${first?.type ?? ''}`;

type LineProps = { readonly line: Line; readonly order: readonly Ref[] };

/** A line, drawn once: the turn it is of grows with each step, and the lines before it stay as they are. */
function StoryLine({ line, order }: LineProps) {
  const match = useMatch();
  const { words } = useHere();
  const { rule } = line;
  const clause = rule === null ? undefined : textAt(match, `rule:${rule}`);
  return useMemo(() => {
    const { seat, parts, dice, begins } = line;
    return (
      <li
        class={begins === null ? undefined : 'begins'}
        style={seat === null ? undefined : { '--seat': seatColour(order, `seat:${seat}`) }}
        data-seat={seat}
      >
        <RichText parts={parts} /> {dice.length > 0 && <Dice dice={dice} />}
        {clause !== undefined && (
          <details class="clause" data-rule={rule}>
            <summary>{words.say('story.rule')}</summary>
            {clause}
          </details>
        )}
      </li>
    );
  }, [line, order, rule, clause, words]);
}
