import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { cuesOf, type Line } from '../../../../../shared/client/index.ts';
import { useHere } from '../../../app/here.ts';
import { useMatch } from '../../../match/context.ts';
import { Dice } from '../../../parts/die.tsx';
import { Pawn } from '../../../parts/pawn.tsx';
import { RichText } from '../../../parts/rich-text.tsx';
import { SmallCard } from '../../../parts/card-face.tsx';
import { momentsOf, seatIn, type Moment } from './worth-seeing.ts';

/** So many lines are read at once, and so many pages at most: the last of a very long match. */
const PAGE = 500;
const PAGES = 12;

/** What was worth seeing, each with the way to its step in the replay. */
export function Moments() {
  const match = useMatch();
  const { client, words } = useHere();
  const lines = useSignal<readonly Line[]>([]);
  useEffect(() => {
    let isLeft = false;
    const read = async (): Promise<void> => {
      let all: readonly Line[] = [];
      let pages = 0;
      for await (const page of client.story(match.id, { size: PAGE })) {
        if (isLeft || 'refusal' in page || (pages += 1) > PAGES) break;
        all = [...page.data, ...all];
      }
      if (!isLeft) lines.value = all;
    };
    void read();
    return () => {
      isLeft = true;
    };
  }, [client, match]);
  const moments = useComputed(() => {
    const schema = match.sheet.value?.eventSchema;
    return schema === undefined ? [] : momentsOf(lines.value, cuesOf(schema));
  });
  const turns = useComputed(() => lines.value.filter(({ begins }) => begins !== null));
  if (moments.value.length === 0) return null;
  return (
    <section class="panel end-moments" aria-labelledby="moments-title">
      <h3 id="moments-title">{words.say('end.moments')}</h3>
      <ul>
        {moments.value.map(({ kind, line, cue, odds }) => (
          <li key={kind}>
            <Picture cue={cue} />
            <div>
              <b>{words.say(`end.${kind}`)}</b>
              <p>
                <RichText parts={line.parts} />
                {odds !== undefined && ` ${words.say('end.odds', { n: odds })}`}
              </p>
            </div>
            <a href={`/matches/${match.id}/replay?version=${line.version}`}>
              {words.say('end.turn', {
                n: turns.value.filter(({ version }) => version <= line.version).length,
              })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The moment as a small picture: both sides of a fight, the dice of a roll, or what was lost. */
function Picture({ cue }: Pick<Moment, 'cue'>) {
  const seat = seatIn(cue);
  return (
    <span class="end-picture" aria-hidden="true">
      {seat && <Pawn seat={seat} />}
      {cue.as === 'duel' && (
        <>
          <strong>
            {cue.n}:{cue.foeN}
          </strong>
          {cue.foe.startsWith('seat:') ? <Pawn seat={cue.foe} /> : <SmallCard thing={cue.foe} />}
        </>
      )}
      {cue.as === 'roll' && <Dice dice={cue.dice} />}
      {cue.as === 'count' && <strong>−{-cue.n}</strong>}
    </span>
  );
}
