import { assumed, prices } from './prices.ts';

const MONTH_S = 30 * 24 * 60 * 60;

/** Cost of one long-polling request that ends without an update, as most do. */
const wait = (seconds: number, gb: number): number =>
  prices.front +
  prices.firewall +
  prices.httpRequest +
  prices.invocation +
  // its place among those of its account is taken and given back
  2 * prices.write +
  assumed.waitLooks * prices.read +
  seconds * gb * prices.gbSecond;

/** Dollars a month for a client that follows one match by requests that wait, day and night. */
export const waitingClient = (): number =>
  (MONTH_S / (assumed.waitSeconds + assumed.waitPause)) * wait(assumed.waitSeconds, assumed.waitGb);

/** For one that has a connection, and is told nothing. */
export const connectedClient = (): number => (MONTH_S / 60) * prices.connectionMinute;
