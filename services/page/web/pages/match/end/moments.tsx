import { useComputed } from '@preact/signals';
import { cuesOf } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { useMatch } from '../../../match/context.ts';
import { Dice } from '../../../parts/die.tsx';
import { Pawn } from '../../../parts/pawn.tsx';
import { RichText } from '../../../parts/rich-text.tsx';
import { SmallCard } from '../../../parts/card-face.tsx';
import { useWholeLog } from '../../../story/use-whole-log.ts';
import { momentsOf, seatIn, type Moment } from './worth-seeing.ts';

/** Highlights of a match, each with the way to its step in the replay. */
export function Moments() {
  const match = useMatch();
  const { words } = useHere();
  const { lines } = useWholeLog(match.id);
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

/** The moment as a small picture: both sides of a fight, the dice of a roll, or the loss. */
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
