import { useSignal, type Signal } from '@preact/signals';
import { SetStandingOrders, type Question, type Sheet } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { isEnough, isSingle, type Option } from '../match/choices.ts';
import { useMatch } from '../match/context.ts';
import type { MatchModel } from '../match/model.ts';
import { nameOf, textAt, thingName } from '../match/names.ts';
import { CloseButton } from '../parts/close-button.tsx';
import { Checks, Select } from '../parts/field.tsx';
import { Refused } from '../parts/refusal.tsx';
import { useAct } from '../parts/use-act.ts';
import { SoMany } from './check-boxes.tsx';
import { factsOf, orderInput, type Fact } from './order.ts';

type Props = { readonly question: Question; readonly sheet: Sheet; onClose(): void };

/**
 * Form that makes an auto-response of the question shown: from then on it is answered that way automatically. It
 * takes the place of the options.
 */
export function Always({ question, sheet, onClose }: Props) {
  const match = useMatch();
  const { client, words } = useHere();
  const act = useAct();
  const answers = question.options.filter(({ group }) => group === 'ANSWER');
  const facts = factsOf(question, sheet);
  const chosen = useSignal<readonly string[]>(
    isSingle(question) ? answers.slice(0, 1).map(({ id }) => id) : [],
  );
  const held = useSignal<readonly string[]>([]);
  const until = useSignal('');
  const once = useSignal(false);
  const details = match.details.value;
  if (details === undefined) return null;

  const lay = async (): Promise<void> => {
    const about = facts.filter(({ name }) => held.value.includes(name));
    const order = {
      kind: question.kind,
      // in the order that they are offered in
      choose: answers.map(({ id }) => id).filter((id) => chosen.value.includes(id)),
      once: once.value,
      ...(about.length > 0 && { about: Object.fromEntries(about.map((f) => [f.name, f.value])) }),
      ...(until.value !== '' && { until: until.value }),
    };
    const orders = [order, ...details.orders.map(orderInput)];
    const told = await act.run(() =>
      client.command(SetStandingOrders, { matchId: match.id, orders }),
    );
    await match.readDetails();
    if (told !== undefined) onClose();
  };

  return (
    <section class="explained" aria-label={words.say('always.title')}>
      <header>
        <h3>{words.say('always.title')}</h3>
        <CloseButton onClick={onClose} />
      </header>
      <div class="form always">
        <Chosen question={question} answers={answers} chosen={chosen} />
        {facts.length > 0 && (
          <fieldset>
            <legend>{words.say('always.only')}</legend>
            {facts.map((fact) => (
              <label key={fact.name} class="check">
                <span>{saidOf(match, fact)}</span>
                <input
                  type="checkbox"
                  checked={held.value.includes(fact.name)}
                  onChange={({ currentTarget }) => {
                    const others = held.value.filter((name) => name !== fact.name);
                    held.value = currentTarget.checked ? [...others, fact.name] : others;
                  }}
                />
              </label>
            ))}
          </fieldset>
        )}
        <label>
          <span>{words.say('always.until')}</span>
          <select
            value={until.value}
            onChange={({ currentTarget }) => (until.value = currentTarget.value)}
          >
            <option value="">{words.say('always.forever')}</option>
            {sheet.orderEnds.map((end) => (
              <option key={end} value={end}>
                {textAt(match, `until.${end}`) ?? end}
              </option>
            ))}
          </select>
        </label>
        <label class="check">
          <span>{words.say('always.once')}</span>
          <input
            type="checkbox"
            checked={once.value}
            onChange={({ currentTarget }) => (once.value = currentTarget.checked)}
          />
        </label>
        {act.refusal.value && <Refused refusal={act.refusal.value} />}
        <button
          type="button"
          class="button"
          disabled={act.isBusy.value || !isEnough(question, chosen.value.length)}
          onClick={() => void lay()}
        >
          {words.say('always.lay')}
        </button>
      </div>
    </section>
  );
}

type ChosenProps = {
  readonly question: Question;
  readonly answers: readonly Option[];
  readonly chosen: Signal<readonly string[]>;
};

/** Field for the answer: one option, or as many as the question takes. */
function Chosen({ question, answers, chosen }: ChosenProps) {
  const { words } = useHere();
  const choices = answers.map(({ id, short }) => [id, short] as const);
  if (isSingle(question))
    return (
      <Select
        label={words.say('always.option')}
        value={chosen.value[0] ?? ''}
        choices={choices}
        onChange={(id) => {
          chosen.value = [id];
        }}
      />
    );
  return (
    <>
      <Checks title={words.say('always.option')} choices={choices} chosen={chosen} />
      <p class="notes">
        <SoMany question={question} n={chosen.value.length} />
      </p>
    </>
  );
}

/** A fact in words: its own text, or the label of its name and the name of its value. */
function saidOf(match: MatchModel, { name, of, value }: Fact): string {
  const whole = textAt(match, `about.${name}.${value}`);
  if (whole !== undefined) return whole;
  const label = textAt(match, `about.${name}`) ?? ofEach(match, name, of) ?? name;
  return `${label}: ${typeof value === 'string' && value.includes(':') ? nameOf(match, value) : value}`;
}

/**
 * Label of a fact of each of several things, `price:sword` or `die1`: the words of all of them,
 * `about.price:*`, and the name of the one.
 */
function ofEach(match: MatchModel, name: string, of: string): string | undefined {
  const label = textAt(match, `about.${of}`);
  const each = name.slice(of.length - 1);
  return label && `${label} (${thingName(match, each) ?? each})`;
}
