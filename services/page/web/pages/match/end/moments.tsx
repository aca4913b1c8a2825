import { useComputed } from '@preact/signals';
import type { Ref } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { useMatch } from '../../../match/context.ts';
import { Dice } from '../../../parts/die.tsx';
import { seatColour } from '../../../match/colours.ts';
import { Pawn } from '../../../parts/pawn.tsx';
import { Glyph } from '../../../parts/glyph.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { printedOn } from '../../../parts/printed.ts';
import { RichText } from '../../../parts/rich-text.tsx';
import { SmallCard } from '../../../parts/card-face.tsx';
import { useWholeLog } from '../../../story/use-whole-log.ts';
import type { Overtaking } from './overtaking.ts';
import { momentsOf, seatIn, type Moment } from './worth-seeing.ts';

/** Highlights of a match, each with the way to its step in the replay. */
export function Moments() {
  const match = useMatch();
  const { words } = useHere();
  const { lines } = useWholeLog(match.id);
  const moments = useComputed(() => {
    const { seats = [], boards = [] } = match.scene.value ?? {};
    const spaces = boards.flatMap((board) => board.spaces);
    return momentsOf(lines.value, {
      cues: match.cues.value,
      score: seats[0]?.counters.find(({ role }) => role === 'score')?.of,
      landOf: (place: Ref) => spaces.find(({ ref }) => ref === place)?.group,
    });
  });
  const turns = useComputed(() => lines.value.filter(({ begins }) => begins !== null));
  if (moments.value.length === 0) return null;
  return (
    <section class="panel end-moments" aria-labelledby="moments-title">
      <h3 id="moments-title">{words.say('end.moments')}</h3>
      <ul>
        {moments.value.map(({ kind, line, cue, odds, overtaking }) => (
          <li key={kind}>
            {overtaking ? <Race {...overtaking} /> : <Picture cue={cue} />}
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
      {cue.as === 'count' && (
        <strong>{cue.n > 0 ? `+${String(cue.n)}` : `−${String(-cue.n)}`}</strong>
      )}
      {cue.as === 'out' && <Icon name="fallen" />}
      {cue.as === 'move' && <SmallPlace place={cue.to} />}
    </span>
  );
}

/** The place at the end of a move. */
function SmallPlace({ place }: { readonly place: Ref }) {
  const match = useMatch();
  const glyph = printedOn(match, place)?.glyph;
  return (
    <>
      <strong>→</strong>
      {glyph && <Glyph name={glyph} />}
    </>
  );
}

/** The scores of both as lines from left to right, in the colours of their seats. */
function Race({ who, passed, scores }: Overtaking) {
  const match = useMatch();
  const most = Math.max(1, ...scores.flat());
  const wayOf = (at: 0 | 1): string =>
    scores
      .map((both, step) => {
        const x = (step / Math.max(1, scores.length - 1)) * 72 + 4;
        return `${step === 0 ? 'M' : 'L'}${x.toFixed(1)} ${(40 - (both[at] / most) * 32).toFixed(1)}`;
      })
      .join('');
  return (
    <span class="end-picture" aria-hidden="true">
      <svg class="end-race" viewBox="0 0 80 44">
        {([1, 0] as const).map((at) => (
          <path
            key={at}
            d={wayOf(at)}
            style={{ '--seat': seatColour(match.order.value, at === 0 ? who : passed) }}
          />
        ))}
      </svg>
    </span>
  );
}
