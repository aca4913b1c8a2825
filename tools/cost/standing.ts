import { metrics } from '../../services/platform/observability/metrics.ts';
import { assumed, prices } from './prices.ts';

const MONTH_MINUTES = 30 * 24 * 60;

const perRequest = prices.front + prices.firewall + prices.httpRequest + prices.invocation;
const logged = (bytes: number): number => (bytes / 1e9) * prices.logGb;

/** Dollars for a ping and its pong: two messages, and a function that answers. */
export const ping = (): number =>
  2 * prices.message +
  prices.invocation +
  (assumed.postMs / 1_000) * assumed.doorGb * prices.gbSecond +
  logged(assumed.batchLogBytes);

/** For a page that is open for an hour while nothing happens: its connection and its pings. */
export const quietHour = (): number =>
  60 * prices.connectionMinute + (60 / assumed.pingMinutes) * ping();

/** For a page of a match that is opened, of somebody who has nothing of it yet: its files, and what it asks for. */
export const pageLoad = (): number =>
  assumed.pageFiles * (prices.front + prices.firewall) +
  assumed.pageCalls *
    (perRequest +
      (assumed.callMs / 1_000) * assumed.doorGb * prices.gbSecond +
      logged(assumed.lookLogBytes));

/** For the pages and the pings of a live match, beside what is told by it: each player opens it once. */
export const besideMatch = (seats: number): number =>
  seats * (pageLoad() + (assumed.matchMinutes / assumed.pingMinutes) * ping());

/** A month, for the queues that functions look into, whether anything is in them or not. */
export const pollers = (): number =>
  assumed.queues * assumed.pollsPerMinute * MONTH_MINUTES * prices.queueRequest;

/** A month, for the metrics that the service measures of itself. */
export const standingMetrics = (): number => Object.keys(metrics).length * prices.metricMonth;
