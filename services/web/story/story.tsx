import { useMemo } from 'preact/hooks';
import type { Line, Ref } from '../../../shared/client/index.ts';
import { useHere } from '../app/here.ts';
import { useMatch } from '../match/context.ts';
import { steady } from '../match/steady.ts';
import { textAt } from '../match/names.ts';
import { Dice } from '../parts/die.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { seatColour } from '../table/colours.ts';
import { chaptersOf } from './chapters.ts';

/** Story of what has happened, by turns, the latest first; older turns on demand. */
export function Story() {
  const match = useMatch();
  const { words } = useHere();
  const chapters = useMemo(() => steady(() => chaptersOf(match.story.value)), [match]).value;
  return (
    <section id="story" aria-labelledby="story-title">
      <h2 id="story-title">{words.say('story.title')}</h2>
      {match.jumped.value > 0 && (
        <p class="notes" role="status">
          {words.say('story.jumped', { n: match.jumped.value })}
        </p>
      )}
      <div class="chapters">
        {[...chapters].reverse().map((lines) => (
          <Chapter key={keyOf(lines)} lines={lines} />
        ))}
      </div>
      {match.hasOlder.value && (
        <button type="button" onClick={() => void match.readOlder()}>
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

function StoryLine({ line: { seat, parts, dice, rule, begins }, order }: LineProps) {
  const match = useMatch();
  const clause = rule === null ? undefined : textAt(match, `rule:${rule}`);
  return (
    <li
      class={begins === null ? undefined : 'begins'}
      style={seat === null ? undefined : { '--seat': seatColour(order, `seat:${seat}`) }}
      data-seat={seat}
    >
      <RichText parts={parts} /> {dice.length > 0 && <Dice dice={dice} />}
      {rule !== null && clause !== undefined && (
        <details class="clause">
          <summary>{rule}</summary>
          {clause}
        </details>
      )}
    </li>
  );
}
