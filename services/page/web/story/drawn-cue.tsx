import type { Ref, ShownCue } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { actorOf, isSeat } from '../match/actor.ts';
import { useMatch } from '../match/context.ts';
import { nameOf } from '../match/names.ts';
import { SmallCard } from '../parts/card-face.tsx';
import { Dice } from '../parts/die.tsx';
import { Glyph } from '../parts/glyph.tsx';
import { Pawn } from '../parts/pawn.tsx';
import { printedOn } from '../parts/printed.ts';

type Props = {
  readonly cue: ShownCue;
  /** Cues of the line before. */
  readonly told: readonly ShownCue[];
};

/** A cue as a few marks: a die, a way, a card, a fight, a number. */
export function DrawnCue({ cue, told }: Props) {
  const match = useMatch();
  const { words } = useHere();
  switch (cue.as) {
    case 'roll':
      return <Dice dice={cue.dice} />;
    case 'move':
      return (
        <>
          {!isSeat(cue.who) && <Named thing={cue.who} />} <span class="way">→</span>{' '}
          <Named thing={cue.to} />
        </>
      );
    case 'draw':
      return cue.of.map((thing) => (
        <span key={thing} class="drawn">
          <SmallCard thing={thing} /> <Named thing={thing} />
        </span>
      ));
    case 'duel':
      return (
        <Fought cue={cue} isTold={told.some((old) => old.as === 'duel' && old.foe === cue.foe)} />
      );
    case 'count': {
      const glyph = printedOn(match, cue.of)?.glyph;
      return (
        <span class={cue.n > 0 ? 'more' : 'less'}>
          {cue.n > 0 ? '+' : '−'}
          {words.number(Math.abs(cue.n))} {glyph && <Glyph name={glyph} />}
          <span class={glyph ? 'sr' : undefined}>{nameOf(match, cue.of)}</span>{' '}
        </span>
      );
    }
    case 'out':
    case 'turn':
    case 'say':
      return null;
  }
}

type FoughtProps = { readonly cue: Extract<ShownCue, { as: 'duel' }>; readonly isTold: boolean };

function Fought({ cue: { foe, n, foeN, won }, isTold }: FoughtProps) {
  const { words } = useHere();
  return (
    <>
      {!isTold && (
        <>
          {isSeat(foe) ? <Pawn seat={foe} /> : <SmallCard thing={foe} />} <Named thing={foe} />{' '}
        </>
      )}
      {n !== undefined && (
        <span class="score">
          <b>{words.number(n)}</b>
          {foeN !== undefined && ` : ${words.number(foeN)}`}
        </span>
      )}{' '}
      {won !== undefined && (
        <span class={won ? 'more' : 'less'}>{words.say(won ? 'story.won' : 'story.lost')}</span>
      )}
    </>
  );
}

/** A name to be tapped. */
function Named({ thing }: { readonly thing: Ref }) {
  const match = useMatch();
  return (
    <button type="button" class="named alone" onClick={() => (match.looked.value = thing)}>
      {actorOf(match, thing)}
    </button>
  );
}
