import { metrics } from '../../services/platform/observability/metrics.ts';
import { assumed, prices } from './prices.ts';

const MONTH_MINUTES = 30 * 24 * 60;

const perRequest = prices.front + prices.firewall + prices.httpRequest + prices.invocation;
const logged = (bytes: number): number => (bytes / 1e9) * prices.logGb;

/** Cost of a ping and its pong in dollars: two messages, and a function that answers. */
export const ping = (): number =>
  2 * prices.message +
  prices.invocation +
  (assumed.postMs / 1_000) * assumed.doorGb * prices.gbSecond +
  logged(assumed.batchLogBytes);

/** Cost of an idle page for an hour: its connection and its pings. */
export const quietHour = (): number =>
  60 * prices.connectionMinute + (60 / assumed.pingMinutes) * ping();

/** Cost of opening a match page without a cache: its files, and its requests. */
export const pageLoad = (): number =>
  assumed.pageFiles * (prices.front + prices.firewall) +
  assumed.pageCalls *
    (perRequest +
      (assumed.callMs / 1_000) * assumed.doorGb * prices.gbSecond +
      logged(assumed.lookLogBytes));

/**
 * Cost of the pages and pings of a real-time match, besides its messages: each player opens it
 * once.
 */
export const besideMatch = (seats: number): number =>
  seats * (pageLoad() + (assumed.matchMinutes / assumed.pingMinutes) * ping());

/** Monthly cost of polling the queues, empty or not. */
export const pollers = (): number =>
  assumed.queues * assumed.pollsPerMinute * MONTH_MINUTES * prices.queueRequest;

/** Monthly cost of the service's own metrics. */
export const standingMetrics = (): number => Object.keys(metrics).length * prices.metricMonth;
