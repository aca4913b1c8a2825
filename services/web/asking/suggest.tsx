import { useSignal, type ReadonlySignal } from '@preact/signals';
import { ReadSuggestion, type Question, type Refusal } from '../../../shared/client/index.ts';
import { useHere } from '../app/here.ts';
import { useMatch } from '../match/context.ts';
import { Icon } from '../parts/icon.tsx';
import { useAct } from '../parts/use-act.ts';

/** A suggested answer to the question that is shown, once the player has asked for one. */
export type Suggestion = {
  /** Ids of the suggested options; nothing unless they are shown. */
  readonly choose: readonly string[];
  readonly isBusy: ReadonlySignal<boolean>;
  readonly refusal: Refusal | undefined;
  /** Asks a bot what it would choose, or hides what it has said. */
  toggle(): Promise<void>;
};

/** What was suggested holds until the question is revised. */
type Suggested = { readonly askedAt: number; readonly choose: readonly string[] };

export function useSuggestion({ id: questionId, askedAt }: Question): Suggestion {
  const { id } = useMatch();
  const { client } = useHere();
  const { isBusy, refusal, run } = useAct();
  const suggested = useSignal<Suggested | undefined>(undefined);
  const choose = suggested.value?.askedAt === askedAt ? suggested.value.choose : [];
  return {
    choose,
    isBusy,
    refusal: refusal.value,
    async toggle() {
      if (choose.length > 0) {
        suggested.value = undefined;
        return;
      }
      const told = await run(() => client.request(ReadSuggestion, { id, questionId }));
      const given = told?.match?.suggestion?.choose;
      suggested.value = given && { askedAt, choose: given };
    },
  };
}

/** The button that asks for a suggestion, where the match allows one. */
export function Suggest({ suggestion }: { readonly suggestion: Suggestion }) {
  const { words } = useHere();
  const { details, sheet, line } = useMatch();
  const { rated, pod } = details.value ?? { rated: true, pod: null };
  const hasBots = (sheet.value?.bots.length ?? 0) > 0;
  if (rated || pod !== null || !hasBots || line.value.is !== 'live') return null;
  return (
    <button
      type="button"
      class="suggest"
      aria-pressed={suggestion.choose.length > 0}
      aria-busy={suggestion.isBusy.value}
      onClick={() => void suggestion.toggle()}
    >
      <Icon name="bulb" />
      {words.say('suggest.ask')}
    </button>
  );
}
