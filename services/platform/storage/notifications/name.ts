import { segment } from '../table/keys.ts';
import type { DeliveryKey } from './contract.ts';

const KIND = 'delivery';

/** The name by which wake-ups know a delivery: no stream is called so. */
export const deliveryName = ({ account, channel, at, id }: DeliveryKey): string =>
  [
    KIND,
    segment(account, 'account'),
    segment(channel, 'channel'),
    at,
    segment(id, 'delivery'),
  ].join('#');

/** Parses the delivery from the name of a wake-up; `undefined` for one of something else. */
export function deliveryNamed(name: string): DeliveryKey | undefined {
  const [kind, account, channel, at, id, ...rest] = name.split('#');
  if (kind !== KIND || account === undefined || channel === undefined) return undefined;
  if (at === undefined || id === undefined || rest.length > 0) return undefined;
  return {
    account: decodeURIComponent(account),
    channel: decodeURIComponent(channel),
    at,
    id: decodeURIComponent(id),
  };
}
