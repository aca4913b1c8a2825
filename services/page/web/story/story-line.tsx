import { useMemo } from 'preact/hooks';
import { textOf, type Line, type Ref, type ShownCue } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { isSeat } from '../match/actor.ts';
import { useMatch } from '../match/context.ts';
import { textAt } from '../match/names.ts';
import { Dice } from '../parts/die.tsx';
import { Pawn } from '../parts/pawn.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { DrawnCue } from './drawn-cue.tsx';

type Props = {
  readonly line: Line;
  /** Seat of the turn that the line belongs to. */
  readonly turnOf: Ref | undefined;
  readonly before: Line | undefined;
  /** True if the whole sentence is shown. */
  readonly isFull: boolean;
};

/** A line of the log: drawn from its cues, or else its sentence. A turn grows with each step, and its lines before stay. */
export function StoryLine({ line, turnOf, before, isFull }: Props) {
  const match = useMatch();
  const { words } = useHere();
  const cuesOf = match.cues.value;
  const { rule, begins, seat } = line;
  const clause = rule === null ? undefined : textAt(match, `rule:${rule}`);
  return useMemo(() => {
    const cues = cuesOf(line);
    const isDrawn = !isFull && cues.length > 0 && cues.every(isDrawable);
    const isOthers = seat !== null && turnOf !== undefined && `seat:${seat}` !== turnOf;
    const told = before === undefined ? [] : cuesOf(before);
    return (
      <li
        class={begins === null ? (isDrawn ? classOf(cues) : undefined) : 'begins'}
        data-seat={seat}
        data-told={textOf(line.parts)}
        title={isDrawn ? textOf(line.parts) : undefined}
      >
        {isDrawn ? (
          <>
            {isOthers && isSeat(`seat:${seat}`) && <Pawn seat={`seat:${seat}`} />}
            {cues.map((cue, at) => (
              <DrawnCue key={at} cue={cue} told={told} />
            ))}
          </>
        ) : (
          <>
            <RichText parts={line.parts} /> {line.dice.length > 0 && <Dice dice={line.dice} />}
            {isFull && clause !== undefined && (
              <details class="clause" data-rule={rule}>
                <summary>{words.say('story.rule')}</summary>
                {clause}
              </details>
            )}
          </>
        )}
      </li>
    );
  }, [line, turnOf, before, isFull, rule, clause, words, cuesOf]);
}

const isDrawable = ({ as }: ShownCue): boolean => as !== 'say' && as !== 'turn' && as !== 'out';

/** A roll and the way that it opens are one row. */
const classOf = (cues: readonly ShownCue[]): string =>
  cues.every(
    ({ as, ...cue }) =>
      as === 'roll' || as === 'move' || as === 'count' || ('won' in cue && !('n' in cue)),
  )
    ? 'in-row'
    : 'row';
