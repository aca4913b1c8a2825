import type { ReadonlySignal } from '@preact/signals';
import { ReadSuggestion, type Question, type Refusal } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { suggestedIn, type Option } from '../match/choices.ts';
import { useMatch } from '../match/context.ts';
import { Icon } from '../parts/icon.tsx';
import { useAct } from '../parts/use-act.ts';
import { broughtBy } from './brought-by.ts';

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

/**
 * Reasons for suggested options: their odds beside those of the others, or what they bring, or else the
 * level of the bot.
 */
export function Why({ question, options }: WhyProps) {
  const { words } = useHere();
  const others = question.options.filter(
    ({ id, group }) => group === 'ANSWER' && !options.some((one) => one.id === id),
  );
  const brought = options.flatMap((option) =>
    Object.values(broughtBy(option)).filter(Boolean).map(withoutStop),
  );
  const said = options.flatMap(({ odds }) => chanceOf(odds?.outcomes ?? [], others) ?? []);
  return (
    <p class="suggest-why">
      <b>{words.say('suggest.why')}</b>{' '}
      {brought.length > 0
        ? words.say('suggest.brings', { effects: brought.join(' · ') })
        : said.length === 0 && words.say('suggest.worth')}{' '}
      {said.map(({ isBest, text, chance }) =>
        words.say(isBest ? 'suggest.best' : 'suggest.likely', {
          text,
          chance: words.percent(chance),
        }),
      )}
    </p>
  );
}

type WhyProps = { readonly question: Question; readonly options: readonly Option[] };
type Outcome = NonNullable<Option['odds']>['outcomes'][number];

/** A text that goes on in a sentence. */
const withoutStop = (text: string): string => text.replace(/\.$/u, '');

/** The outcome that is likelier with this option than with any other that can have it, or else the likeliest. */
function chanceOf(outcomes: readonly Outcome[], others: readonly Option[]) {
  const rivals = others.flatMap(({ odds }) => odds?.outcomes ?? []);
  const best = outcomes.find(({ text, chance }) => {
    const same = rivals.filter((rival) => rival.text === text);
    return same.length > 0 && same.every((rival) => rival.chance < chance);
  });
  const shown = best ?? outcomes.toSorted((one, other) => other.chance - one.chance)[0];
  return shown && { ...shown, isBest: best !== undefined };
}
