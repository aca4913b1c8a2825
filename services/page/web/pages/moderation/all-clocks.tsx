import { useSignal } from '@preact/signals';
import {
  HoldExpiry,
  ReadServiceTime,
  type ServiceTimePartsFragment,
} from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { TextField } from '../../parts/field.tsx';
import { Refused } from '../../parts/refusal.tsx';
import { useAct } from '../../parts/use-act.ts';
import { useResource } from '../../parts/use-resource.ts';
import { GiveBack } from './give-back.tsx';

type ServiceTime = ServiceTimePartsFragment;

/** The clocks of all matches: whether they are held, and the time that was given back. */
export function AllClocks() {
  const { client, words } = useHere();
  const { data, refusal, again } = useResource(() => client.ask(ReadServiceTime, {}), [client]);
  const time = data.value?.serviceTime;
  return (
    <section aria-labelledby="clocks-title">
      <h2 id="clocks-title">{words.say('clocks.title')}</h2>
      {refusal.value && <Refused refusal={refusal.value} />}
      {time && (
        <>
          <Hold hold={time.hold} onChange={again} />
          <Credits credits={time.credits} />
          <GiveBack onChange={again} />
        </>
      )}
    </section>
  );
}

type HoldProps = { readonly hold: ServiceTime['hold']; onChange(): Promise<void> };

/** Holds all clocks, for a reason; or lets them go on. */
function Hold({ hold, onChange }: HoldProps) {
  const { client, words } = useHere();
  const act = useAct();
  const reason = useSignal('');
  const set = async (input: { readonly hold: boolean; readonly reason?: string }) => {
    if ((await act.run(() => client.request(HoldExpiry, { input }))) === undefined) return;
    reason.value = '';
    await onChange();
  };
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void set(hold ? { hold: false } : { hold: true, reason: reason.value.trim() });
      }}
    >
      <p role="status">
        {hold
          ? words.say('clocks.held', { ...hold, since: words.time(new Date(hold.since)) })
          : words.say('clocks.run')}
      </p>
      {!hold && (
        <TextField
          label={words.say('clocks.whyHold')}
          value={reason}
          input={{ required: true, maxLength: 256 }}
        />
      )}
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
      <button disabled={act.isBusy.value}>{words.say(hold ? 'clocks.goOn' : 'clocks.hold')}</button>
    </form>
  );
}

/** The time that was given back lately. */
function Credits({ credits }: Pick<ServiceTime, 'credits'>) {
  const { words } = useHere();
  return (
    <ul>
      {credits.map(({ from, to, reason, matchIds }) => (
        <li key={`${from} ${to} ${reason}`}>
          {words.time(new Date(from))} – {words.time(new Date(to))}: {reason}{' '}
          <small>
            ({matchIds ? words.say('clocks.some', { n: matchIds.length }) : words.say('clocks.all')}
            )
          </small>
        </li>
      ))}
    </ul>
  );
}
