import { timeOf, type Bill } from '../bill.ts';
import { assumed, prices } from '../prices.ts';
import { plus, type Units } from '../units.ts';
import type { MeasuredEvent } from './measured.ts';

/** Number of times a player looks at the table during a tournament. */
export const LOOKS = 100;

/** The cost of a tournament for each of its players, in dollars, without playing their matches. */
export function eventBillOf(measured: MeasuredEvent): Bill {
  const { players, registering, directing, looking, looks } = measured;
  const registered = shareOf(registering, players);
  const directed = shareOf(directing, players);
  const looked = shareOf(looking, looks / LOOKS);
  const { reads, writes, invocations, ...time } = [registered, directed, looked].reduce(plus);
  const requests = registered.invocations + looked.invocations;
  const gbSeconds = timeOf({ reads, writes, invocations, ...time }, assumed.doorGb);
  const logBytes =
    registered.invocations * assumed.answerLogBytes +
    looked.invocations * assumed.lookLogBytes +
    directed.invocations * assumed.batchLogBytes;
  return {
    storage: writes * prices.write + reads * prices.read,
    functions: invocations * prices.invocation + gbSeconds * prices.gbSecond,
    requests: requests * prices.httpRequest,
    firewall: requests * (prices.front + prices.firewall),
    messages: 0,
    queue: directed.invocations * assumed.wakeRequests * prices.queueRequest,
    logs: (logBytes / 1e9) * prices.logGb,
  };
}

const shareOf = ({ writes, reads, invocations, calls, computing, waiting }: Units, of: number) => ({
  ...{ writes: writes / of, reads: reads / of, invocations: invocations / of },
  ...{ calls: calls / of, computing: computing / of, waiting: waiting / of },
});
