import { assumed, prices } from './prices.ts';
import { nothing, plus, type Measured, type Units } from './units.ts';

/** The cost of a match in dollars, by item. */
export type Bill = Readonly<
  Record<'storage' | 'functions' | 'requests' | 'firewall' | 'messages' | 'queue' | 'logs', number>
>;

/**
 * Computes the bill of a whole match: each answer, and each look, is a request; connected players
 * get each version.
 */
export function billOf(measured: Measured): Bill {
  const { answers, matchAnswers, answering, looking, consuming, messages } = measured;
  const { waking = nothing, notifying = nothing } = measured;
  const sides = [answering, looking, consuming, waking, notifying];
  const { reads, writes, invocations } = sides.reduce(plus);
  const requests = answering.invocations + looking.invocations;
  const share = matchAnswers / answers;
  const queued = waking.invocations + notifying.invocations;
  return {
    storage: share * (writes * prices.write + reads * prices.read),
    functions: share * (invocations * prices.invocation + gbSeconds(measured) * prices.gbSecond),
    requests: share * requests * prices.httpRequest,
    firewall: share * requests * (prices.front + prices.firewall),
    messages: share * messages * prices.message + connected(measured),
    queue: share * queued * assumed.wakeRequests * prices.queueRequest,
    logs: share * (logBytes(measured) / 1e9) * prices.logGb,
  };
}

/**
 * The minimum cost as long as each answer is a request, is stored at once, and is sent to connected
 * players: requests, one write unit an answer, invocations, messages.
 */
export function floorOf(measured: Measured): number {
  const { answers, matchAnswers, answering, looking, consuming } = measured;
  const { requests, firewall, messages } = billOf(measured);
  const { invocations } = [answering, looking, consuming].reduce(plus);
  const share = matchAnswers / answers;
  const stored = matchAnswers * prices.write;
  return requests + firewall + messages + stored + share * invocations * prices.invocation;
}

function logBytes({ answering, looking, ...others }: Measured): number {
  const { consuming, waking = nothing, notifying = nothing } = others;
  return (
    answering.invocations * assumed.answerLogBytes +
    looking.invocations * assumed.lookLogBytes +
    [consuming, waking, notifying].reduce(plus).invocations * assumed.batchLogBytes
  );
}

const gbSeconds = ({ answering, looking, consuming, ...timed }: Measured): number =>
  timeOf([answering, looking, timed.waking ?? nothing].reduce(plus), assumed.doorGb) +
  timeOf(consuming, assumed.consumerGb) +
  timeOf(timed.notifying ?? nothing, assumed.noticesGb);

/**
 * Gigabyte-seconds of units. Computing costs the same with less memory, because it takes longer;
 * waiting gets cheaper.
 */
export const timeOf = ({ computing, waiting }: Units, gb: number): number =>
  (computing * assumed.doorGb + waiting * gb) / 1_000;

/**
 * The cost of connections, for as long as players sit at the match, whatever number of answers they
 * give.
 */
const connected = ({ manner, seats }: Measured): number =>
  manner === 'live' ? seats * assumed.matchMinutes * prices.connectionMinute : 0;

/** The clock's share of the bill: keeping and handling wake-ups. */
export const timersOf = (measured: Measured): number =>
  sumOf(
    billOf({
      ...measured,
      ...{ answering: nothing, looking: nothing, consuming: nothing, notifying: nothing },
      ...{ manner: 'by web', messages: 0 },
    }),
  );

export const sumOf = (bill: Bill): number => Object.values(bill).reduce((a, b) => a + b, 0);
