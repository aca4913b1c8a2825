import type { Question } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { isEnough, type Option } from '../match/choices.ts';
import { useMatch } from '../match/context.ts';
import { lighting } from './lighting.ts';
import { OptionFace } from './option-face.tsx';
import { press } from './press.ts';
import { Suggested } from './suggested.tsx';
import type { OptionList } from './option-list.ts';

type Props = OptionList & { readonly shown: readonly Option[] };

/** A check box for each option, and the button that sends those that are chosen. */
export function CheckBoxes(props: Props) {
  const { question, options, shown, pointed, changed, suggested = [], onExplain } = props;
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
      <ul class="options rows" data-n={shown.length}>
        {shown.map((option) => (
          <li key={option.id}>
            <label
              class={[
                'option',
                ...(pointed.includes(option.id) ? ['lit'] : []),
                ...(suggested.includes(option.id) ? ['suggested'] : []),
              ].join(' ')}
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
              <OptionFace option={option} isChanged={changed.includes(option.id)} />
              {suggested.includes(option.id) && <Suggested />}
            </label>
            <button
              type="button"
              class="explain"
              aria-label={words.say('choice.explain', { option: option.short })}
              onClick={() => {
                onExplain(option);
              }}
            >
              <span aria-hidden="true">?</span>
            </button>
          </li>
        ))}
      </ul>
      <div class="done">
        <SoMany question={question} n={ids.length} />
        <button
          type="button"
          class="primary"
          disabled={!isEnough(question, ids.length)}
          onClick={({ currentTarget }) => {
            press(currentTarget);
            void match.answer(question, ids);
          }}
        >
          {words.say('choice.done')}
        </button>
      </div>
    </>
  );
}

/** Number of options chosen, and the number that the question takes. */
export function SoMany({ question, n }: { readonly question: Question; readonly n: number }) {
  const { words } = useHere();
  const { min, max } = question;
  return (
    <span aria-live="polite">
      {words.say(min === max ? 'choice.chosenOf' : 'choice.chosenFrom', { n, min, max })}
    </span>
  );
}
