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

/** `docs/costs.md`. */
export const pageOf = (all: readonly Measured[], event: MeasuredEvent): string => `# What it costs

Written by \`npm run cost -- --write\` from what \`npm run cost -- --measure --write\` measured last, at
the prices of ${prices.asOf} (us-east-1, on demand, no free tier). Four accounts play through the
GraphQL door and the consumer of the table's stream, by the choices of the greedy bot; every function
has memory and clients of its own, and the database is another process.

## Dollars

"Live" has all four players on a WebSocket, each told of every version. "By web" has nobody connected:
whose turn it has become looks at the match once, and answers what it is asked. With "orders" each
lays down at the start what the page of the game proposes for matches over days. With a clock, such as
\`async-1d\`, the next person sits down ${String(assumed.sittingHours)} hours after the one before, and the timers look at the match
whenever its time has come. With "webhooks" everybody has one, which is told whenever it has become their turn.

${table(
  ['', ...all.map(titleOf)],
  [
    ...(['storage', 'functions', 'requests', 'firewall', 'messages', 'queue', 'logs'] as const).map(
      (part) => [names[part], ...all.map((one) => dollars(billOf(one)[part]))],
    ),
    ['**a match**', ...all.map((one) => dollars(sumOf(billOf(one))))],
    ['of that, what nothing could spare', ...all.map((one) => dollars(floorOf(one)))],
    ['**a million answers**', ...all.map((one) => million(one, sumOf(billOf(one))))],
    ['of that, timers', ...all.map((one) => million(one, timersOf(one)))],
    ['answers in a match', ...all.map(({ matchAnswers }) => String(matchAnswers))],
  ],
)}

What nothing could spare, as long as each answer is a request, is stored at once, and is told to whoever
is connected: the requests, one write unit an answer, the invocations and the messages.

## Units

What was measured, for one answer. A write unit is 1 KB, a read unit 4 KB, as the database reckons.

${table(
  ['for an answer', ...all.map(titleOf)],
  [
    ...sides.flatMap(([name, of]) => unitRows(name, all, of)),
    row('messages to each watcher', all, (one) => one.messages / one.seats),
    row('bytes to each watcher', all, (one) => one.messageBytes / one.seats),
    row('bytes stored', all, ({ storedBytes }) => storedBytes),
    row('looks at the match', all, ({ looking }) => looking.invocations),
    row('wake-ups', all, ({ waking = nothing }) => waking.invocations),
    row('steps of telling', all, ({ notifying = nothing }) => notifying.invocations),
    ['answers measured', ...all.map(({ answers }) => String(answers))],
  ],
)}

## An event

Each of ${String(event.players)} players of an event of ${String(event.rounds)} rounds, a Swiss of \`${event.game}\` in ${String(event.pods)} pods, costs
**${dollars(sumOf(eventBillOf(event)))}** beyond the playing of their matches, ${String(LOOKS)} looks at the table included:
registering, drawing, making the matches, taking their results, telling everybody, and what is looked up
meanwhile. Whoever is signed out looks through the front's cache, for less.

${table(
  ['', 'a player'],
  [
    ...(['storage', 'functions', 'requests', 'firewall', 'queue', 'logs'] as const).map((part) => [
      names[part],
      dollars(eventBillOf(event)[part]),
    ]),
    ['**all of it**', dollars(sumOf(eventBillOf(event)))],
  ],
)}

${table(
  ['', 'a registration', 'behind the doors, a player', 'a look at the table'],
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

Who has a socket pays for what happens; who holds requests back by REST (\`wait\`) pays for the time. A
client that follows a match in which nothing happens, day and night for a month, costs
**${dollars(waitingClient())}** by requests that wait, and **${dollars(connectedClient())}** by a
connection. So requests wait for ${String(assumed.waitSeconds)} seconds at most, in a function of
${String(assumed.waitGb)} GB and a share of its own, three for an account, and with a token alone.

## Pages, pings, and what stands

${table(
  ['', 'dollars'],
  [
    ['opening the page of a match, with nothing of it at hand', dollars(pageLoad())],
    ['a ping with its pong', dollars(ping())],
    ['an hour of a page at which nothing happens', dollars(quietHour())],
    ['pages and pings of a live match of four, beside the table above', dollars(besideMatch(4))],
    ['a month of functions looking into queues', dollars(pollers())],
    ['a month of metrics', dollars(standingMetrics())],
  ],
)}

A page pings after 4 to 9 minutes of silence, as API Gateway hangs up after 10. One that is hidden for half an hour closes
its connection. A match counts as silent here for all of its time, though what it tells spares most of its pings. The
log lines of pings and of what pages ask for are in these sums.

## What is assumed

- Doors have ${String(assumed.doorGb)} GB and compute as fast as the machine that measured; the consumer of the stream has ${String(assumed.consumerGb)} GB, and computes slower in proportion.
- Log lines take ${String(assumed.answerLogBytes)} bytes for an answer, ${String(assumed.lookLogBytes)} for a look, both with the line of the HTTP API, and ${String(assumed.batchLogBytes)} for a batch of the stream.
- They wait ${String(assumed.roundTripMs)} ms for a call of the table and ${String(assumed.postMs)} ms for a message to be sent; calls side by side wait together.
- Who is told by a webhook is seen to once, when a minute and a half have passed, by a message of the queue and in a function of ${String(assumed.noticesGb)} GB that waits ${String(assumed.webhookMs)} ms for the reply.
- Every commit is a batch of its own, of an event too, and each of its registrations and results is folded alone. Batches of several cost less.
- The time that a match waits for is looked up by a sweep each minute, whatever there is to find: 700,000 queries of the index a month, $0.05. A wake-up takes ${String(assumed.wakeRequests)} requests of the queue, as if it were alone in its message; the function that sees to it has ${String(assumed.doorGb)} GB.
- The page of a match loads ${String(assumed.pageFiles)} files and sends ${String(assumed.pageCalls)} requests of ${String(assumed.callMs)} ms each.
- ${String(assumed.queues)} queues are looked into ${String(assumed.pollsPerMinute)} times a minute each, and each metric of the service's own is counted once.
- Connections of a live match stand for ${String(assumed.matchMinutes)} minutes.
- A request passes the front (${perMillion(prices.front)}), its firewall (${perMillion(prices.firewall)}) and the HTTP API (${perMillion(prices.httpRequest)}): ${perMillion(request)} for a million, before anything is done.
- The length of a match is the median of 15.
- Bots of the service answer without a request. Standing orders answer within the commit that asks: what
  they decide costs nothing of its own.
- Rating a match is not in it: when a rated one of four people ends, it takes some ${String(assumed.ratingWrites)} write units and ${String(assumed.ratingReads)} read units more, ${dollars(assumed.ratingWrites * prices.write + assumed.ratingReads * prices.read)}.
- People cost by the month: the first 10,000 who sign in are free, each after them is ${dollars(prices.person)}, and a letter by SES (a sign-up, a new password) ${dollars(prices.letter)}. So 50,000 people who come once a month are $${String(40_000 * prices.person)}, more than most of their matches; an issuer of one's own, or Cognito's plan Lite (${dollars(0.0055)} a person), brings that down.
- Not counted: keeping the data (${String(0.25)} dollars for a GB and month), backups, dashboards and alarms.

## Prices

${table(
  ['', 'for a million'],
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
  queue: 'the queues of timers and notices',
  logs: 'logs',
};

const sides: readonly (readonly [string, (one: Measured) => Units])[] = [
  ['answering', ({ answering }) => answering],
  ['keeping lists, telling', ({ consuming }) => consuming],
  ['looking', ({ looking }) => looking],
  ['timers', ({ waking = nothing }) => waking],
  ['webhooks', ({ notifying = nothing }) => notifying],
];

const unitRows = (name: string, all: readonly Measured[], of: (one: Measured) => Units) => [
  row(`${name}: write units`, all, (one) => of(one).writes),
  row('read units', all, (one) => of(one).reads),
  row('calls of the table', all, (one) => of(one).calls),
  row('ms computing', all, (one) => of(one).computing),
  row('ms waiting', all, (one) => of(one).waiting),
];

const row = (name: string, all: readonly Measured[], sum: (one: Measured) => number) => [
  name,
  ...all.map((one) => each(sum(one), one.answers)),
];

const million = ({ matchAnswers }: Measured, sum: number): string =>
  dollars((sum * 1e6) / matchAnswers);

const request = prices.front + prices.firewall + prices.httpRequest;

const perMillion = (price: number): string => `$${String(Number((price * 1e6).toPrecision(6)))}`;
