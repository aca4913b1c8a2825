import { useState } from 'preact/hooks';
import { textOf, type Question } from '../../../shared/client/index.ts';
import { useHere } from '../app/here.ts';
import { isEnough, isSingle, type Option } from '../match/choices.ts';
import { useMatch } from '../match/context.ts';
import { usePointed } from './use-pointed.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** From so many options on they can be searched. */
const MANY = 12;

type Props = { readonly question: Question; isTooSoon(event: Event): boolean };

/** Every option: of one a button, of several a check box each, with what may be done at any time below. */
export function Options({ question, isTooSoon }: Props) {
  const { words } = useHere();
  const [search, setSearch] = useState('');
  useShortcuts(isTooSoon);
  const pointed = usePointed();
  const fits = ({ short }: Option): boolean =>
    short.toLocaleLowerCase().includes(search.toLocaleLowerCase());
  const answers = question.options.filter(({ group }) => group === 'ANSWER');
  const others = question.options.filter(({ group }) => group === 'ANYTIME');
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
        <Buttons question={question} options={answers.filter(fits)} pointed={pointed} />
      ) : (
        <CheckBoxes
          question={question}
          options={answers}
          shown={answers.filter(fits)}
          pointed={pointed}
        />
      )}
      {others.length > 0 && (
        <details class="anytime">
          <summary>{words.say('choice.anytime', { n: others.length })}</summary>
          <Buttons question={question} options={others} pointed={pointed} />
        </details>
      )}
    </>
  );
}

type Listed = {
  readonly question: Question;
  readonly options: readonly Option[];
  /** Ids of those that are lit up: what they are about is under the finger. */
  readonly pointed: readonly string[];
};

/** Each option is an answer. Where the device asks for it, a second tap confirms it. */
function Buttons({ question, options, pointed }: Listed) {
  const match = useMatch();
  const { settings, words } = useHere();
  const { picked } = match;
  const choose = ({ id }: Option): void => {
    const isPicked = picked.value.ids.includes(id);
    if (settings.confirms.value && !isPicked) picked.value = { questionId: question.id, ids: [id] };
    else void match.answer(question, [id]);
  };
  return (
    <ul class="options">
      {options.map((option) => {
        const isPicked = picked.value.ids.includes(option.id);
        return (
          <li key={option.id}>
            <button
              type="button"
              class={`option${isPicked ? ' picked' : ''}${pointed.includes(option.id) ? ' lit' : ''}`}
              data-option={option.id}
              {...lighting(match.lit, option)}
              onClick={() => {
                choose(option);
              }}
            >
              <OptionText option={option} />
              {isPicked && <strong> {words.say('choice.confirm')}</strong>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function CheckBoxes({
  question,
  options,
  shown,
  pointed,
}: Listed & { readonly shown: readonly Option[] }) {
  const match = useMatch();
  const { words } = useHere();
  const { id: questionId, max } = question;
  const { picked } = match;
  const ids = options.map(({ id }) => id).filter((id) => picked.value.ids.includes(id));
  const toggle = (id: string): void => {
    const next = ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
    picked.value = { questionId, ids: next.slice(-max) };
  };
  return (
    <>
      <ul class="options">
        {shown.map((option) => (
          <li key={option.id}>
            <label
              class={`option${pointed.includes(option.id) ? ' lit' : ''}`}
              {...lighting(match.lit, option)}
            >
              <input
                type="checkbox"
                data-option={option.id}
                checked={ids.includes(option.id)}
                onChange={() => {
                  toggle(option.id);
                }}
              />
              <OptionText option={option} />
            </label>
          </li>
        ))}
      </ul>
      <div class="done">
        <SoMany question={question} n={ids.length} />
        <button
          type="button"
          class="primary"
          disabled={!isEnough(question, ids.length)}
          onClick={() => void match.answer(question, ids)}
        >
          {words.say('choice.done')}
        </button>
      </div>
    </>
  );
}

/** How many are chosen, and how many a question takes. */
export function SoMany({ question, n }: { readonly question: Question; readonly n: number }) {
  const { words } = useHere();
  const { min, max } = question;
  return (
    <span aria-live="polite">
      {words.say(min === max ? 'choice.chosenOf' : 'choice.chosenFrom', { n, min, max })}
    </span>
  );
}

/** In few words, and where there is more to say the whole below. */
function OptionText({ option: { short, parts } }: { readonly option: Option }) {
  const whole = textOf(parts);
  return (
    <span class="option-text">
      {short}
      {whole !== short && <small>{whole}</small>}
    </span>
  );
}

/** While an option is under the finger or has the focus, what it is about is lit up. */
function lighting(lit: { value: readonly string[] }, { refs }: Option) {
  const on = (): void => {
    lit.value = refs;
  };
  const off = (): void => {
    lit.value = [];
  };
  return { onPointerEnter: on, onPointerLeave: off, onFocusIn: on, onFocusOut: off };
}
