import { ResumeNotificationChannel } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { Refused } from '../../parts/refusal.tsx';
import { useAct } from '../../parts/use-act.ts';
import type { Words } from '../../words/words.ts';
import type { Account } from './account.ts';
import { eventName } from './rule.ts';

type Channel = Account['notificationChannels'][number];
type Rules = Account['notificationRules'];
type Props = {
  readonly channel: Pick<Channel, 'id' | 'unsubscribed'>;
  readonly rules: Rules;
  onChange(): Promise<void>;
};

/** Mails that a link in one of them has turned off, each with its time, and one button to turn all on again. */
export function Unsubscribed({ channel: { id: channelId, unsubscribed }, rules, onChange }: Props) {
  const { client, words } = useHere();
  const act = useAct();
  if (unsubscribed.length === 0) return null;
  const resume = async (): Promise<void> => {
    await act.run(() => client.request(ResumeNotificationChannel, { input: { channelId } }));
    await onChange();
  };
  return (
    <div class="unsubscribed">
      <p>{words.say('channel.off')}</p>
      <ul>
        {unsubscribed.map((each) => (
          <li key={each.ruleId ?? ''}>{offSaid(words, each, rules)}</li>
        ))}
      </ul>
      <button
        type="button"
        class="button"
        disabled={act.isBusy.value}
        onClick={() => void resume()}
      >
        {words.say('channel.resume')}
      </button>
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
    </div>
  );
}

function offSaid(
  words: Words,
  { ruleId, since }: Channel['unsubscribed'][number],
  rules: Rules,
): string {
  const rule = rules.find(({ id }) => id === ruleId);
  const what =
    rule === undefined
      ? words.say(ruleId === null ? 'channel.offAll' : 'channel.offUsual')
      : words.list(rule.events.map((event) => eventName(words, event)));
  if (since === null) return what;
  return words.say('channel.offSince', { what, since: words.time(new Date(since)) });
}
