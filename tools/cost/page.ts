import { billOf, floorOf, sumOf, timersOf, type Bill } from './bill.ts';
import { eventBillOf, LOOKS } from './event/bill.ts';
import type { MeasuredEvent } from './event/measured.ts';
import { assumed, prices } from './prices.ts';
import { nothing, type Measured, type Units } from './units.ts';
import { besideMatch, pageLoad, ping, pollers, quietHour, standingMetrics } from './standing.ts';
import { connectedClient, waitingClient } from './waiting.ts';

const dollars = (amount: number): string => `$${amount.toPrecision(2)}`;
const each = (sum: number, answers: number): string => (sum / answers).toFixed(2);

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [line(head), `|-|${'-:|'.repeat(head.length - 1)}`, ...rows.map(line)].join('\n');

const titleOf = ({ game, manner, orders, clock, notifying }: Measured): string =>
  [
    `${game} ${manner}`,
    ...(orders > 0 ? ['orders'] : []),
    ...(clock === undefined ? [] : [clock]),
    ...(notifying === undefined ? [] : ['webhooks']),
  ].join(', ');

/** Number of cases side by side in a table. */
const BESIDE = 3;

/** Tables of a few cases each, without the rows in which all of them are zero. */
const tables = (
  first: string,
  all: readonly Measured[],
  rowsOf: (some: readonly Measured[]) => readonly (readonly string[])[],
): string => {
  const groups = Array.from({ length: Math.ceil(all.length / BESIDE) }, (_, n) =>
    all.slice(n * BESIDE, (n + 1) * BESIDE),
  );
  return groups
    .map((some) => {
      const rows = rowsOf(some).filter(([, ...cells]) => cells.some((cell) => /[1-9]/.test(cell)));
      return table([first, ...some.map(titleOf)], rows);
    })
    .join('\n\n');
};

/** The text of `docs/costs.md`. */
export const pageOf = (
  all: readonly Measured[],
  event: MeasuredEvent,
): string => `# Estimate what a deployment costs

This page is for operators. It gives measured costs of a match, an event and idle clients, at the prices of ${prices.asOf} (us-east-1, on demand, no free tier). Measure again and rewrite it with:

\`\`\`sh
npm run cost -- --measure --write
\`\`\`

Four accounts play through the GraphQL API and the stream consumer, with the choices of the medium bot. Every function has its own memory and clients, and the database is another process.

## A match

- **live**: all four players have a WebSocket and get every version.
- **by web**: no one is connected. The next player reads the match once and answers.
- **orders**: each player starts with the auto-responses that the game suggests for turn-based matches.
- **async-1d** (a clock): the next player comes ${String(assumed.sittingHours)} hours later, and timers check the match when it is due.
- **webhooks**: each player has one, which is called for each of their turns.

${tables('dollars', all, (some) => [
  ...(['storage', 'functions', 'requests', 'firewall', 'messages', 'queue', 'logs'] as const).map(
    (part) => [names[part], ...some.map((one) => dollars(billOf(one)[part]))],
  ),
  ['**a match**', ...some.map((one) => dollars(sumOf(billOf(one))))],
  ['of that, the minimum', ...some.map((one) => dollars(floorOf(one)))],
  ['**a million answers**', ...some.map((one) => million(one, sumOf(billOf(one))))],
  ['of that, timers', ...some.map((one) => million(one, timersOf(one)))],
  ['answers in a match', ...some.map(({ matchAnswers }) => String(matchAnswers))],
])}

The minimum is the cost of requests, one write unit an answer, invocations and messages. It can't shrink while each answer is a request, stored at once and sent to connected clients.

## Units of an answer

A write unit is 1 KB and a read unit 4 KB, as the database counts.

${tables('for an answer', all, (some) => [
  ...sides.flatMap(([name, of]) => unitRows(name, some, of)),
  row('messages to each watcher', some, (one) => one.messages / one.seats),
  row('bytes to each watcher', some, (one) => one.messageBytes / one.seats),
  row('bytes stored', some, ({ storedBytes }) => storedBytes),
  row('reads of the match', some, ({ looking }) => looking.invocations),
  row('wake-ups', some, ({ waking = nothing }) => waking.invocations),
  row('steps of a delivery', some, ({ notifying = nothing }) => notifying.invocations),
  ['answers measured', ...some.map(({ answers }) => String(answers))],
])}

## An event

Each of ${String(event.players)} players of a Swiss event costs **${dollars(sumOf(eventBillOf(event)))}** beyond their matches. It has ${String(event.rounds)} rounds of \`${event.game}\` in ${String(event.pods)} pods. The sum covers registration, draws, matches, results, notifications and ${String(LOOKS)} reads of the standings. Spectators without a token read through the front's cache, for less.

${table(
  ['dollars', 'a player'],
  [
    ...(['storage', 'functions', 'requests', 'firewall', 'queue', 'logs'] as const).map((part) => [
      names[part],
      dollars(eventBillOf(event)[part]),
    ]),
    ['**total**', dollars(sumOf(eventBillOf(event)))],
  ],
)}

${table(
  ['units', 'a registration', 'in the background, a player', 'a read of the standings'],
  (
    [
      ['write units', ({ writes }) => writes],
      ['read units', ({ reads }) => reads],
      ['invocations', ({ invocations }) => invocations],
      ['ms computing', ({ computing }) => computing],
      ['ms waiting', ({ waiting }) => waiting],
    ] as const satisfies readonly (readonly [string, (units: Units) => number])[]
  ).map(([name, of]) => [
    name,
    each(of(event.registering), event.players),
    each(of(event.directing), event.players),
    each(of(event.looking), event.looks),
  ]),
)}

## Waiting

A socket costs by events, a long poll (\`wait\` in REST) by time. A client that follows an idle match for a month costs **${dollars(waitingClient())}** by long polls, and **${dollars(connectedClient())}** by a connection. So a poll waits for ${String(assumed.waitSeconds)} seconds at most, needs a token, and an account has three at once. Their function has ${String(assumed.waitGb)} GB and its own concurrency.

## Pages, pings and fixed costs

${table(
  ['for', 'dollars'],
  [
    ['opening the page of a match with an empty cache', dollars(pageLoad())],
    ['a ping with its pong', dollars(ping())],
    ['an hour of a page without events', dollars(quietHour())],
    ['pages and pings of a live match of four, beside the table above', dollars(besideMatch(4))],
    ['a month of functions that poll queues', dollars(pollers())],
    ['a month of metrics', dollars(standingMetrics())],
  ],
)}

A page pings after 4 to 9 minutes of silence, because API Gateway disconnects after 10. A page that is hidden for half an hour closes its connection. These sums count a match as silent throughout, and include log lines.

## Assumptions

- The APIs have ${String(assumed.doorGb)} GB and compute as fast as the measuring machine. The stream consumer has ${String(assumed.consumerGb)} GB, and is slower in proportion.
- Log lines take ${String(assumed.answerLogBytes)} bytes for an answer, ${String(assumed.lookLogBytes)} for a read (both with the HTTP API's line), and ${String(assumed.batchLogBytes)} for a batch of the stream.
- A call of the table waits ${String(assumed.roundTripMs)} ms, and a message ${String(assumed.postMs)} ms. Parallel calls wait together.
- A webhook takes one queue message after 90 seconds, and a function of ${String(assumed.noticesGb)} GB that waits ${String(assumed.webhookMs)} ms for the reply.
- Every commit is its own batch, and each registration and result is folded singly. Larger batches cost less.
- A sweep each minute finds due matches: 700,000 index queries a month, $0.05. A wake-up takes ${String(assumed.wakeRequests)} queue requests, as the only one in its message, and a function of ${String(assumed.doorGb)} GB.
- The page of a match loads ${String(assumed.pageFiles)} files and sends ${String(assumed.pageCalls)} requests of ${String(assumed.callMs)} ms each.
- ${String(assumed.queues)} queues are polled ${String(assumed.pollsPerMinute)} times a minute each, and each custom metric counts once.
- Connections of a live match last ${String(assumed.matchMinutes)} minutes.
- A million requests cost ${perMillion(request)} before any work: the front (${perMillion(prices.front)}), its firewall (${perMillion(prices.firewall)}) and the HTTP API (${perMillion(prices.httpRequest)}).
- The length of a match is the median of 15.
- The service's bots answer without a request. Auto-responses answer within the commit that asks, at no extra cost.
- Rating is not included. A rated match of four takes some ${String(assumed.ratingWrites)} write units and ${String(assumed.ratingReads)} read units more, ${dollars(assumed.ratingWrites * prices.write + assumed.ratingReads * prices.read)}.
- The first 10,000 sign-ins a month are free. Each further person costs ${dollars(prices.person)}, and an email by SES ${dollars(prices.letter)}. So 50,000 people a month cost $${String(40_000 * prices.person)}, more than most of their matches. Your own issuer or Cognito's plan Lite (${dollars(0.0055)} a person) costs less.
- Not counted: storage ($${String(0.25)} for a GB and month), backups, dashboards and alarms.

## Prices

${table(
  ['unit', 'for a million'],
  [
    ['write units', perMillion(prices.write)],
    ['read units', perMillion(prices.read)],
    ['invocations', perMillion(prices.invocation)],
    ['GB-seconds', perMillion(prices.gbSecond)],
    ['requests through the front', perMillion(prices.front)],
    ['requests through the firewall', perMillion(prices.firewall)],
    ['HTTP requests', perMillion(prices.httpRequest)],
    ['WebSocket messages of 32 KB', perMillion(prices.message)],
    ['connection minutes', perMillion(prices.connectionMinute)],
    ['requests to a queue', perMillion(prices.queueRequest)],
    ['MB of log lines', perMillion(prices.logGb / 1_000)],
  ],
)}
`;

const names: Readonly<Record<keyof Bill, string>> = {
  storage: 'the table',
  functions: 'functions',
  requests: 'HTTP requests',
  firewall: 'the front and its firewall',
  messages: 'messages and connections',
  queue: 'queues of timers and notifications',
  logs: 'logs',
};

const sides: readonly (readonly [string, (one: Measured) => Units])[] = [
  ['answering', ({ answering }) => answering],
  ['lists and updates', ({ consuming }) => consuming],
  ['reading', ({ looking }) => looking],
  ['timers', ({ waking = nothing }) => waking],
  ['webhooks', ({ notifying = nothing }) => notifying],
];

const unitRows = (name: string, all: readonly Measured[], of: (one: Measured) => Units) => [
  row(`${name}: write units`, all, (one) => of(one).writes),
  row(`${name}: read units`, all, (one) => of(one).reads),
  row(`${name}: calls of the table`, all, (one) => of(one).calls),
  row(`${name}: ms computing`, all, (one) => of(one).computing),
  row(`${name}: ms waiting`, all, (one) => of(one).waiting),
];

const row = (name: string, all: readonly Measured[], sum: (one: Measured) => number) => [
  name,
  ...all.map((one) => each(sum(one), one.answers)),
];

const million = ({ matchAnswers }: Measured, sum: number): string =>
  dollars((sum * 1e6) / matchAnswers);

const request = prices.front + prices.firewall + prices.httpRequest;

const perMillion = (price: number): string => `$${String(Number((price * 1e6).toPrecision(6)))}`;
