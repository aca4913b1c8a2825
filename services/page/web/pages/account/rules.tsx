import { useSignal } from '@preact/signals';
import { ReadGames, SetNotificationRules } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { Refused } from '../../parts/refusal.tsx';
import { useAct } from '../../parts/use-act.ts';
import { useResource } from '../../parts/use-resource.ts';
import type { Account, ChannelKindInfo } from './account.ts';
import { RuleForm } from './rule-form.tsx';
import { ruleInput, ruleSaid, type RuleInput } from './rule.ts';

type Props = {
  readonly account: Account;
  readonly kinds: readonly ChannelKindInfo[];
  onChange(): Promise<void>;
};

/** Rules of my notifications, by channel and time, the most particular first; the first that fits counts. */
export function Rules({ account, kinds, onChange }: Props) {
  const { client, locale, words } = useHere();
  const act = useAct();
  /** The place of the rule that is written: behind the last for a new one. */
  const written = useSignal<number | undefined>(undefined);
  const { data } = useResource(() => client.ask(ReadGames, { locale }), [client, locale]);
  const games = data.value?.games ?? [];
  const { notificationRules: rules, notificationChannels: channels } = account;
  const set = async (next: readonly RuleInput[]): Promise<void> => {
    const told = await act.run(() =>
      client.request(SetNotificationRules, { input: { rules: next } }),
    );
    if (told) written.value = undefined;
    await onChange();
  };
  const named = {
    channel: (id: string) => channels.find((each) => each.id === id)?.label ?? id,
    game: (id: string) => games.find((each) => each.id === id)?.name ?? id,
  };
  const inputs = rules.map(ruleInput);
  const form = (at: number) => (
    <RuleForm
      rule={rules[at]}
      channels={channels}
      kinds={kinds}
      games={games}
      isBusy={act.isBusy.value}
      onSave={(rule) => void set([...inputs.slice(0, at), rule, ...inputs.slice(at + 1)])}
    />
  );
  return (
    <section aria-labelledby="rules-title">
      <h2 id="rules-title">{words.say('rule.title')}</h2>
      {rules.length === 0 && <p class="notes">{words.say('rule.none')}</p>}
      <ol class="channels rules">
        {rules.map((rule, at) => (
          <li key={rule.id}>
            <p>{ruleSaid(words, rule, named)}</p>
            <div class="acts">
              {at > 0 && (
                <button type="button" onClick={() => void set(raised(inputs, at))}>
                  {words.say('rule.up')}
                </button>
              )}
              <button type="button" onClick={() => (written.value = at)}>
                {words.say('rule.edit')}
              </button>
              <button type="button" onClick={() => void set(inputs.filter((_, n) => n !== at))}>
                {words.say('rule.remove')}
              </button>
            </div>
            {written.value === at && form(at)}
          </li>
        ))}
      </ol>
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
      {written.value === rules.length ? (
        form(rules.length)
      ) : (
        <button type="button" class="button" onClick={() => (written.value = rules.length)}>
          {words.say('rule.add')}
        </button>
      )}
    </section>
  );
}

/** The same with the rule at a place before the one above it. */
const raised = (rules: readonly RuleInput[], at: number): readonly RuleInput[] => [
  ...rules.slice(0, at - 1),
  ...rules.slice(at, at + 1),
  ...rules.slice(at - 1, at),
  ...rules.slice(at + 1),
];
