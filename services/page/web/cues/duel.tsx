import type { Ref, ShownCue } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { useMatch } from '../match/context.ts';
import { seatColour } from '../match/colours.ts';
import { DieFace } from '../parts/die.tsx';
import { Glyph } from '../parts/glyph.tsx';
import { Pawn } from '../parts/pawn.tsx';
import { SmallCard } from '../parts/card-face.tsx';
import { actorOf, isSeat } from '../match/actor.ts';
import { Tumbling } from './roll.tsx';
import { useMotion } from './use-motion.ts';
import type { Spot } from './where.ts';

type Duel = Extract<ShownCue, { as: 'duel' }>;
type Props = {
  readonly cue: Duel;
  readonly board: Spot | undefined;
  /** True if both sides are shown already, and only the end is new. */
  readonly isEnding: boolean;
  readonly length: number;
  onEnd(): void;
};

/** A fight: both sides with their dice and totals, then how it ends. */
export function Fight({ cue, board, isEnding, length, onEnd }: Props) {
  const { words } = useHere();
  const banner = useMotion<HTMLDivElement>(
    {
      frames: [
        { transform: `translate(-50%, ${isEnding ? 0 : 12}px)`, opacity: isEnding ? 1 : 0 },
        { transform: 'translate(-50%, 0)', opacity: 1, offset: 0.12 },
        { transform: 'translate(-50%, 0)', opacity: 1 },
      ],
      length,
    },
    onEnd,
  );
  if (board === undefined) return null;
  const { who, n, dice, foe, foeN, foeDice, won } = cue;
  const isTie = won === undefined && n !== undefined && n === foeN;
  // dice that lie do not roll again
  const rolling = isEnding ? 0 : length;
  const ended = won === undefined ? (isTie ? 'tie' : undefined) : won ? 'won' : 'lost';
  return (
    <div
      ref={banner}
      class="cue-duel"
      data-cue="duel"
      data-ended={ended}
      style={{
        left: `${board.x}px`,
        top: `${board.y - board.h * 0.3}px`,
        width: `${Math.min(470, board.w - 12)}px`,
      }}
    >
      <Side who={who} n={n} dice={dice} length={rolling} isBehind={won === false} />
      <span class="cue-versus" aria-hidden="true">
        <Glyph name="crossed-swords" />
      </span>
      <Side who={foe} n={foeN} dice={foeDice} length={rolling} isBehind={won === true} isFoe />
      {ended && (
        <Ending
          ended={ended}
          length={isEnding ? length / 2 : length}
          text={words.say(`cues.${ended}`)}
        />
      )}
    </div>
  );
}

type SideProps = {
  readonly who: Ref;
  readonly n: number | undefined;
  readonly dice: readonly number[];
  readonly length: number;
  readonly isBehind: boolean;
  readonly isFoe?: boolean;
};

function Side({ who, n, dice, length, isBehind, isFoe = false }: SideProps) {
  const match = useMatch();
  const total = useMotion<HTMLElement>({
    frames: [
      { transform: 'scale(0.4)', opacity: 0 },
      { transform: 'scale(0.4)', opacity: 0, offset: 0.4 },
      { transform: 'none', opacity: 1, offset: 0.5 },
      { transform: 'none', opacity: 1 },
    ],
    length,
  });
  const rolled = dice.reduce((all, one) => all + one, 0);
  const added = n === undefined ? 0 : n - rolled;
  return (
    <span
      class={`cue-side${isFoe ? ' foe' : ''}${isBehind ? ' behind' : ''}`}
      style={{ '--seat': seatColour(match.order.value, isSeat(who) ? who : undefined) }}
    >
      {isSeat(who) ? <Pawn seat={who} /> : <SmallCard thing={who} />}
      <span class="cue-sum">
        <b>{actorOf(match, who)}</b>
        <small>
          {added !== 0 && dice.length > 0 && `${String(added)} + `}
          {dice.map((value, nth) => (
            <Tumbling key={nth} length={length * 0.4} nth={nth}>
              <DieFace sides={6} value={value} {...(isFoe && { class: 'foe' })} />
            </Tumbling>
          ))}
        </small>
      </span>
      <strong ref={total}>{n}</strong>
    </span>
  );
}

type EndingProps = { readonly ended: string; readonly length: number; readonly text: string };

function Ending({ ended, length, text }: EndingProps) {
  const badge = useMotion<HTMLSpanElement>({
    frames: [
      { transform: 'translateX(-50%) scale(2)', opacity: 0 },
      { transform: 'translateX(-50%) scale(2)', opacity: 0, offset: 0.55 },
      { transform: 'translateX(-50%)', opacity: 1, offset: 0.65 },
      { transform: 'translateX(-50%)', opacity: 1 },
    ],
    length,
  });
  return (
    <span ref={badge} class="cue-ended" data-ended={ended}>
      {text}
    </span>
  );
}
