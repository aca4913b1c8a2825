import { useHere } from '../here/here.ts';
import type { Option } from '../match/choices.ts';
import { broughtBy } from './brought-by.ts';
import { OddsLine } from './odds.tsx';
import { Picture } from './picture.tsx';
import type { Die } from './rolled.ts';

type Props = {
  readonly option: Option;
  /** The digit that presses it. */
  readonly digit?: number | undefined;
  /** Its number, which a board bears that has no room for the names of its spaces. */
  readonly number?: number | undefined;
  readonly isChanged?: boolean | undefined;
  /** The die that its question is about. */
  readonly die?: Die | undefined;
};

/** Face of an option: a picture, its name, its effects, and the odds of its dice. */
export function OptionFace({ option, digit, number, isChanged = false, die }: Props) {
  const { words } = useHere();
  const { short, odds } = option;
  const { other, gains } = broughtBy(option);
  return (
    <>
      <Picture {...option} die={die} />
      <span class="option-text">
        <b>
          {number !== undefined && (
            <span class="option-number" aria-hidden="true">
              {number}
            </span>
          )}
          {short}
        </b>
        {other !== '' && <small>{other}</small>}
        {gains !== '' && <strong>{gains}</strong>}
        {odds !== null && <OddsLine odds={odds} />}
        {isChanged && <em class="changed">{words.say('choice.changed')}</em>}
      </span>
      {digit !== undefined && digit <= 9 && <kbd aria-hidden="true">{digit}</kbd>}
    </>
  );
}
