import {
  AddTableAlert,
  ReadTableAlerts,
  RemoveTableAlert,
} from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { Icon } from '../../parts/icon.tsx';
import { Refused } from '../../parts/refusal.tsx';
import { useAct } from '../../parts/use-act.ts';
import { useResource } from '../../parts/use-resource.ts';

/** The id of an alert for every game. */
const ANY = 'any-game';

/**
 * A switch for being told once when someone wants to play. Without an account it asks to sign in, and
 * without a channel it leads to them.
 */
export function TellMe() {
  const { client, words, session, viewer } = useHere();
  const isSignedIn = viewer.value?.guest === false;
  const act = useAct();
  const { data } = useResource(
    () => (isSignedIn ? client.ask(ReadTableAlerts, {}) : undefined),
    [client, isSignedIn],
  );
  const alerts = data.value?.viewer?.tableAlerts ?? [];
  const alert = alerts.find(({ id }) => id === ANY);
  const show = (tableAlerts: typeof alerts) => {
    data.value = { viewer: { tableAlerts } };
  };
  const set = async (): Promise<void> => {
    if (!isSignedIn) return session.signIn('/?list=OPEN');
    if (alert !== undefined) {
      const input = { alertId: ANY };
      const told = await act.run(() => client.request(RemoveTableAlert, { input }));
      if (told) show(told.removeTableAlert.tableAlerts);
      return;
    }
    const told = await act.run(() => client.request(AddTableAlert, {}));
    if (told) show([...alerts, told.addTableAlert]);
  };
  const isUnreachable = act.refusal.value?.code === 'CHANNEL_UNVERIFIED';
  return (
    <div class="tell-me">
      <button
        type="button"
        role="switch"
        aria-checked={alert !== undefined}
        disabled={act.isBusy.value}
        onClick={() => void set()}
      >
        <Icon name="bell" />
        <span>
          {words.say('home.tell.title')}
          <small aria-live="polite">
            {alert === undefined
              ? words.say('home.tell.once')
              : words.say('home.tell.on', { until: words.timeSoon(new Date(alert.until)) })}
          </small>
        </span>
      </button>
      {isUnreachable && (
        <div role="alert" class="tell-how">
          <p>{words.say('home.tell.channel')}</p>
          <a class="button" href="/account#notifications">
            {words.say('home.tell.channels')}
          </a>
        </div>
      )}
      {act.refusal.value && !isUnreachable && <Refused refusal={act.refusal.value} />}
    </div>
  );
}
