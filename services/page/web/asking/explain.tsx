import { useEffect } from 'preact/hooks';
import { textOf, type Ref } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import type { Option } from '../match/choices.ts';
import { useMatch } from '../match/context.ts';
import { helpOf, nameOf } from '../match/names.ts';
import { CloseButton } from '../parts/close-button.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { Abilities } from '../parts/abilities.tsx';
import { OddsTable } from './odds.tsx';
import { Picture } from './picture.tsx';

type Props = {
  readonly option: Option;
  /** Chooses it; nothing if the choice is not made by one tap. */
  readonly onChoose?: (() => void) | undefined;
  onClose(): void;
};

/** Most things that are explained of those that an option is about. */
const MOST = 3;

/**
 * An option explained: its full text, its effects, the odds of its dice, and the rules of the things it is
 * about.
 */
export function Explained({ option, onChoose, onClose }: Props) {
  const { words } = useHere();
  const match = useMatch();
  const { short, parts, effects, odds } = option;
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKey, { signal });
    return () => ending.abort();
  }, [onClose]);
  const rules = rulesIn(option);
  // the rules below say it again
  const whole = textOf(parts);
  const isSaid =
    whole === short || rules.some((ref) => whole.includes(helpOf(match, ref) ?? whole + ' '));
  return (
    <section class="explained" aria-label={words.say('choice.explain', { option: short })}>
      <header>
        <Picture {...option} />
        <div>
          <h3>{short}</h3>
          {!isSaid && (
            <p class="notes">
              <RichText parts={parts} />
            </p>
          )}
        </div>
        <CloseButton onClick={onClose} />
      </header>
      {effects.length > 0 && (
        <ul class="effects">
          {effects.map((effect, at) => (
            <li key={at}>
              <RichText parts={effect.parts} />
            </li>
          ))}
        </ul>
      )}
      {odds !== null && <OddsTable odds={odds} />}
      {rules.map((ref) => (
        <Rule key={ref} thing={ref} title={short} />
      ))}
      {onChoose && (
        <button type="button" class="primary" onClick={onChoose}>
          {words.say('choice.choose', { option: short })}
        </button>
      )}
    </section>
  );
}

/** The things that an option and its effects are about, each once. */
const rulesIn = ({ refs, effects }: Option): readonly Ref[] =>
  [...new Set([...refs, ...effects.flatMap((effect) => effect.refs)])].slice(0, MOST) as Ref[];

/** The rule of one thing, if the game has any; its name, unless it stands in the title. */
function Rule({ thing, title }: { readonly thing: Ref; readonly title: string }) {
  const match = useMatch();
  const help = helpOf(match, thing);
  if (help === undefined) return <Abilities of={thing} />;
  return (
    <div class="rule">
      <p>
        {nameOf(match, thing) !== title && <b>{nameOf(match, thing)}</b>} {help}
      </p>
      <Abilities of={thing} />
    </div>
  );
}
