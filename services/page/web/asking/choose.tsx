import { useHere } from '../here/here.ts';
import { currentQuestion, isSingle, type Option } from '../match/choices.ts';
import { useMatch } from '../match/context.ts';
import { offerOf, useGrace } from './grace.ts';

type Props = { readonly options: readonly Option[]; onChosen(): void };

/**
 * Buttons for the options about a card's thing. The second half of a double click on a place, under which the
 * card has just opened, chooses nothing.
 */
export function Choose({ options, onChosen }: Props) {
  const match = useMatch();
  const { words } = useHere();
  const question = currentQuestion(match);
  const { section, onClickCapture } = useGrace(question && offerOf(question));
  if (question === undefined) return null;
  const choose = (option: Option): void => {
    if (option.group === 'ANYTIME' || isSingle(question)) void match.answer(question, [option.id]);
    else {
      const { ids } = match.picked.value;
      match.picked.value = { questionId: question.id, ids: [...new Set([...ids, option.id])] };
    }
    onChosen();
  };
  return (
    <section ref={section} class="card-options" onClickCapture={onClickCapture}>
      <h3>{question.short}</h3>
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          class="primary"
          onClick={() => {
            choose(option);
          }}
        >
          {words.say('choice.choose', { option: option.short })}
        </button>
      ))}
    </section>
  );
}
