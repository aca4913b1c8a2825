import { useSignal } from '@preact/signals';
import type { ReadGamesQuery } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { Checks, Select } from '../../parts/field.tsx';
import { spanText } from '../../words/spans.ts';
import type { Account, ChannelKindInfo } from './account.ts';
import {
  delays,
  eventName,
  events,
  modes,
  ruleInput,
  speeds,
  type Rule,
  type RuleInput,
} from './rule.ts';

type Props = {
  /** The rule to change; nothing for a new one. */
  readonly rule: Rule | undefined;
  readonly channels: Account['notificationChannels'];
  readonly kinds: readonly ChannelKindInfo[];
  readonly games: ReadGamesQuery['games'];
  readonly isBusy: boolean;
  onSave(rule: RuleInput): void;
};

/** Form of a rule: events, matches, channels, time, and channels to escalate to. */
export function RuleForm({ rule, channels, kinds, games, isBusy, onSave }: Props) {
  const { words } = useHere();
  const about = useSignal<readonly string[]>(rule?.events ?? ['match.attention.*']);
  const told = useSignal<readonly string[]>(rule?.channels ?? []);
  const mode = useSignal<Rule['mode']>(rule?.mode ?? 'NOW');
  const speed = useSignal<string>(rule?.speeds?.length === 1 ? (rule.speeds[0] ?? '') : '');
  const game = useSignal(rule?.gameIds?.[0] ?? '');
  const after = useSignal(rule?.escalate[0]?.after ?? '');
  const later = useSignal<readonly string[]>(rule?.escalate[0]?.channels ?? []);
  const known = channels
    .filter(({ verified }) => verified)
    .map(({ id, kind, label }) => {
      const name = kinds.find((each) => each.kind === kind)?.name ?? kind;
      return [id, `${name} ${label}`] as const;
    });
  const save = (): void => {
    const { matchIds } = rule ? ruleInput(rule) : {};
    const others = rule?.gameIds?.filter((id) => id !== rule.gameIds?.[0]) ?? [];
    const isLater = after.value !== '' && later.value.length > 0;
    onSave({
      events: about.value,
      channels: told.value,
      mode: mode.value,
      ...(matchIds && { matchIds }),
      ...(game.value !== '' && { gameIds: [...new Set([game.value, ...others])] }),
      ...(speed.value !== '' && { speeds: speeds.filter((each) => each === speed.value) }),
      escalate: [
        ...(isLater ? [{ after: after.value, channels: later.value }] : []),
        ...(rule?.escalate.slice(1) ?? []),
      ],
    });
  };
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Checks
        title={words.say('rule.events')}
        choices={[...new Set([...events, ...about.value])].map((id) => [id, eventName(words, id)])}
        chosen={about}
      />
      <Select
        label={words.say('rule.game')}
        value={game.value}
        choices={[['', words.say('rule.anyGame')], ...games.map((g) => [g.id, g.name] as const)]}
        onChange={(chosen) => {
          game.value = chosen;
        }}
      />
      <Select
        label={words.say('rule.speed')}
        value={speed.value}
        choices={[
          ['', words.say('rule.anySpeed')],
          ...speeds.map((each) => [each, words.say(`speed.${each}`)] as const),
        ]}
        onChange={(chosen) => {
          speed.value = chosen;
        }}
      />
      <Checks title={words.say('rule.channels')} choices={known} chosen={told} />
      <Select
        label={words.say('rule.mode')}
        value={mode.value}
        choices={modes.map((each) => [each, words.say(`rule.${each}`)])}
        onChange={(chosen) => {
          mode.value = chosen;
        }}
      />
      <Select
        label={words.say('rule.after')}
        value={after.value}
        choices={[
          ['', words.say('rule.never')],
          ...[...new Set([...delays, ...(after.value === '' ? [] : [after.value])])].map(
            (each) => [each, spanText(each, words)] as const,
          ),
        ]}
        onChange={(chosen) => {
          after.value = chosen;
        }}
      />
      {after.value !== '' && (
        <Checks title={words.say('rule.channels')} choices={known} chosen={later} />
      )}
      <button class="button" disabled={isBusy || about.value.length === 0}>
        {words.say('rule.save')}
      </button>
    </form>
  );
}
