import { ResendDelivery } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { Refused } from '../../parts/refusal.tsx';
import { useAct } from '../../parts/use-act.ts';
import type { Account } from './account.ts';

type Delivery = Account['notificationChannels'][number]['deliveries'][number];
type Props = { readonly deliveries: readonly Delivery[]; onChange(): Promise<void> };

/** Latest deliveries of a channel, and their status. */
export function Deliveries({ deliveries, onChange }: Props) {
  const { client, words } = useHere();
  const act = useAct();
  const resend = async (deliveryId: string): Promise<void> => {
    await act.run(() => client.request(ResendDelivery, { input: { deliveryId } }));
    await onChange();
  };
  return (
    <details class="deliveries">
      <summary>{words.say('delivery.title')}</summary>
      {deliveries.length === 0 && <p class="notes">{words.say('delivery.none')}</p>}
      <ul>
        {deliveries.map(({ id, type, at, outcome, fault }) => (
          <li key={id} data-outcome={outcome}>
            <p>
              {words.time(new Date(at))} · {words.sayIfKnown(`event.${type}`) ?? type} ·{' '}
              {words.say(`delivery.${outcome}`)}
              {fault !== null && <small> {fault}</small>}
            </p>
            {outcome !== 'PENDING' && (
              <button type="button" disabled={act.isBusy.value} onClick={() => void resend(id)}>
                {words.say('delivery.resend')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
    </details>
  );
}
