import { useHere } from '../app/here.ts';
import { asked, isSingle, type Option } from '../match/choices.ts';
import { useMatch } from '../match/context.ts';

type Props = { readonly options: readonly Option[]; onChosen(): void };

/** Buttons that choose what a card is about. */
export function Choose({ options, onChosen }: Props) {
  const match = useMatch();
  const { words } = useHere();
  const question = asked(match);
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
    <section class="card-options">
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
