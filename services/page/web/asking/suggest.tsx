import type { ReadonlySignal } from '@preact/signals';
import {
  ReadSuggestion,
  textOf,
  type Question,
  type Refusal,
} from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { suggestedIn, type Option } from '../match/choices.ts';
import { useMatch } from '../match/context.ts';
import { Icon } from '../parts/icon.tsx';
import { useAct } from '../parts/use-act.ts';

/** A suggested answer to the question that is shown, once the player has asked for one. */
export type Suggestion = {
  /** Ids of the suggested options; nothing unless they are shown. */
  readonly choose: readonly string[];
  readonly isBusy: ReadonlySignal<boolean>;
  readonly refusal: Refusal | undefined;
  /** Asks a bot for a suggestion, or hides it. */
  toggle(): Promise<void>;
};

export function useSuggestion(question: Question): Suggestion {
  const match = useMatch();
  const { client } = useHere();
  const { isBusy, refusal, run } = useAct();
  const { id, suggested } = match;
  const { id: questionId, askedAt } = question;
  const choose = suggestedIn(match, question);
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
      suggested.value = given && { questionId, askedAt, choose: given };
    },
  };
}

/** The button that asks for a suggestion, if the match allows one. */
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

/** Reasons for suggested options: their effects, and the likeliest outcome of the dice. */
export function Why({ options }: { readonly options: readonly Option[] }) {
  const { words } = useHere();
  const brought = options.flatMap(({ effects }) => effects.map(({ parts }) => textOf(parts)));
  const likely = options.flatMap(({ odds }) => likeliestOf(odds?.outcomes ?? []) ?? []);
  return (
    <p class="suggest-why">
      <b>{words.say('suggest.why')}</b>{' '}
      {brought.length > 0
        ? words.say('suggest.brings', { effects: words.list(brought) })
        : words.say('suggest.worth')}{' '}
      {likely.map(({ text, chance }) =>
        words.say('suggest.likely', { text, chance: words.percent(chance) }),
      )}
    </p>
  );
}

type Outcome = NonNullable<Option['odds']>['outcomes'][number];

const likeliestOf = (outcomes: readonly Outcome[]): Outcome | undefined =>
  outcomes.toSorted((one, other) => other.chance - one.chance)[0];
