import { useSignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { Question } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { painted } from '../device/painted.ts';
import { isSingle, type Option } from '../match/choices.ts';
import { useMatch } from '../match/context.ts';
import { CheckBoxes } from './check-boxes.tsx';
import { Explained } from './explain.tsx';
import { lighting } from './lighting.ts';
import { press } from './press.ts';
import { useRolled } from './rolled.ts';
import type { OptionList } from './option-list.ts';
import { OptionFace } from './option-face.tsx';
import { Suggested } from './suggested.tsx';
import { usePointed } from './use-pointed.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** From this many options on they can be searched; and up to this many are cards. */
const MANY = 12;
const CARDS = 4;

type Props = Pick<OptionList, 'question' | 'changed' | 'suggested'> & {
  isTooSoon(event: Event): boolean;
};

/**
 * Every option: buttons for one answer, check boxes for several, with the acts possible at any time below.
 */
export function Options({ question, isTooSoon, changed, suggested }: Props) {
  const { words } = useHere();
  const [search, setSearch] = useState('');
  const explained = useSignal<string | undefined>(undefined);
  useShortcuts(isTooSoon);
  const pointed = usePointed();
  const choose = useChoose(question);
  const isSuggested = ({ id }: Option): boolean => suggested?.includes(id) === true;
  const fits = (option: Option): boolean =>
    isSuggested(option) || option.short.toLocaleLowerCase().includes(search.toLocaleLowerCase());
  const answers = question.options.filter(({ group }) => group === 'ANSWER');
  const others = question.options.filter(({ group }) => group === 'ANYTIME');
  const shown = question.options.find(({ id }) => id === explained.value);
  if (shown !== undefined)
    return (
      <Explained
        option={shown}
        onChoose={
          isSingle(question) || shown.group === 'ANYTIME' ? () => choose(shown.id) : undefined
        }
        onClose={() => (explained.value = undefined)}
      />
    );
  const listed = {
    ...{ question, pointed, changed, suggested },
    onExplain: ({ id }: Option) => (explained.value = id),
  };
  return (
    <>
      {answers.length > MANY && (
        <input
          type="search"
          aria-label={words.say('choice.search')}
          placeholder={words.say('choice.search')}
          value={search}
          onInput={({ currentTarget }) => {
            setSearch(currentTarget.value);
          }}
        />
      )}
      {isSingle(question) ? (
        <Buttons {...listed} options={answers.filter(fits)} />
      ) : (
        <CheckBoxes {...listed} options={answers} shown={answers.filter(fits)} />
      )}
      {others.length > 0 && (
        <details class="anytime" open={others.some(isSuggested)}>
          <summary>{words.say('choice.anytime', { n: others.length })}</summary>
          <Buttons {...listed} options={others} />
        </details>
      )}
    </>
  );
}

/**
 * In letters: a longer name has no room beside a picture in half the width of a phone, and one that is longer still not
 * even without the picture. Letters of Korean are twice as wide.
 */
const LONG = 18;
const LONGEST = 56;

const widthOf = (name: string): number => name.replaceAll(/[\u1100-\uffdc]/gu, 'xx').length;

/** Few options are cards, of which two are beside each other on a phone unless a name is long; many are rows. */
const classOf = (options: readonly Option[]): string => {
  if (options.length > CARDS) return 'options rows';
  const longest = Math.max(...options.map(({ short }) => widthOf(short)));
  if (longest > LONGEST) return 'options cards long longest';
  return longest > LONG ? 'options cards long' : 'options cards';
};

/** Answers by one option. */
const useChoose = (question: Question) => {
  const match = useMatch();
  return (id: string): void => void match.answer(question, [id]);
};

/** Each option is an answer. Where the device asks for it, one that is picked waits for a button that confirms it. */
function Buttons({ question, options, pointed, changed, suggested = [], onExplain }: OptionList) {
  const match = useMatch();
  const { settings, words } = useHere();
  const { picked } = match;
  const die = useRolled(question);
  const send = useChoose(question);
  const chosen = options.find(({ id }) => picked.value.ids.includes(id));
  const asks = settings.confirms.value && question.weight !== 'ROUTINE';
  const choose = ({ id }: Option): void => {
    if (!asks) send(id);
    else {
      const ids = chosen?.id === id ? [] : [id];
      void painted().then(() => (picked.value = { questionId: question.id, ids }));
    }
  };
  return (
    <>
      <ul class={classOf(options)} data-n={options.length}>
        {options.map((option, at) => {
          const { id, short } = option;
          const isSuggested = suggested.includes(id);
          const stands = {
            picked: chosen === option,
            lit: pointed.includes(id),
            suggested: isSuggested,
          };
          const classes = Object.entries(stands).flatMap(([name, is]) => (is ? [name] : []));
          return (
            <li key={id}>
              <button
                type="button"
                class={['option', ...classes].join(' ')}
                data-option={id}
                aria-pressed={asks ? chosen === option : undefined}
                {...lighting(match.lit, option)}
                onClick={({ currentTarget }) => {
                  press(currentTarget);
                  choose(option);
                }}
              >
                <OptionFace
                  option={option}
                  digit={settings.shortcuts.value && option.group === 'ANSWER' ? at + 1 : undefined}
                  number={
                    option.group === 'ANSWER' ? question.options.indexOf(option) + 1 : undefined
                  }
                  isChanged={changed.includes(id)}
                  die={option.group === 'ANSWER' ? die : undefined}
                />
                {isSuggested && <Suggested />}
              </button>
              <button
                type="button"
                class="explain"
                aria-label={words.say('choice.explain', { option: short })}
                onClick={() => {
                  onExplain(option);
                }}
              >
                <span aria-hidden="true">?</span>
              </button>
            </li>
          );
        })}
      </ul>
      {chosen && (
        <div class="confirm">
          <button
            type="button"
            class="primary"
            onClick={({ currentTarget }) => {
              press(currentTarget);
              send(chosen.id);
            }}
          >
            {words.say('choice.confirm')}
            <span class="sr">: {chosen.short}</span>
          </button>
        </div>
      )}
    </>
  );
}
