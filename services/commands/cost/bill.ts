import { assumed, prices } from './prices.ts';
import { plus, type Measured, type Units } from './units.ts';

/** What a match costs, in dollars, by what is paid for. */
export type Bill = Readonly<
  Record<'storage' | 'functions' | 'requests' | 'firewall' | 'messages' | 'logs', number>
>;

/** Nothing stands between somebody's request and the functions but these. */
const requests = (count: number) => ({
  requests: count * prices.httpRequest,
  firewall: count * (prices.front + prices.firewall),
});

const work = (units: Units) => ({
  storage: units.writes * prices.write + units.reads * prices.read,
  functions: units.invocations * prices.invocation + gbSeconds(units) * prices.gbSecond,
  logs: ((units.invocations * assumed.logBytes) / 1e9) * prices.logGb,
});

const gbSeconds = ({ milliseconds, calls }: Units): number =>
  ((milliseconds + calls * assumed.roundTripMs) / 1_000) * assumed.memoryGb;

/** A whole match: everybody follows over a WebSocket, and sends answers by HTTP. */
export function live(measured: Measured): Bill {
  const { answers, answering, telling, messages, seats } = measured;
  const connected = seats * assumed.matchMinutes * prices.connectionMinute;
  const { messages: told, ...rest } = wholeMatch(measured, {
    ...work(plus(answering, telling)),
    ...requests(answers),
    messages: messages * prices.message,
  });
  return { ...rest, messages: told + connected };
}

/** A whole match: nobody is connected; whose turn it has become looks at the match, and answers. */
export function byWeb(measured: Measured): Bill {
  const { answers, answering, looking, listing } = measured;
  return wholeMatch(measured, {
    ...work([answering, looking, listing].reduce(plus)),
    ...requests(answers + looking.invocations),
    messages: 0,
  });
}

function wholeMatch({ answers, matchAnswers }: Measured, bill: Bill): Bill {
  const whole = (part: keyof Bill): number => (bill[part] / answers) * matchAnswers;
  return {
    storage: whole('storage'),
    functions: whole('functions'),
    requests: whole('requests'),
    firewall: whole('firewall'),
    messages: whole('messages'),
    logs: whole('logs'),
  };
}

export const sumOf = (bill: Bill): number => Object.values(bill).reduce((a, b) => a + b, 0);
