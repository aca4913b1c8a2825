import { byWeb, live, sumOf, type Bill } from './bill.ts';
import { assumed, prices } from './prices.ts';
import type { Measured, Units } from './units.ts';

const dollars = (amount: number): string => `$${amount.toPrecision(2)}`;
const each = (sum: number, answers: number): string => (sum / answers).toFixed(2);

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, i) => (i === 0 ? '---' : '--:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

/** `docs/costs.md`. */
export const pageOf = (all: readonly Measured[]): string => `# What it costs

Written by \`npm run cost -- --write\` from what \`npm run cost -- --measure --write\` measured last, at
the prices of ${prices.asOf} (us-east-1, on demand, no free tier). Four accounts play through the real
use-cases and the real consumer of the table's stream, by the greedy bot's choices and without
standing orders; every part has memory and a client of its own.

## Dollars

"Live" has all four players on a WebSocket, each told of every version; "by web" has nobody connected:
whose turn it has become looks at the match once, and answers what it is asked.

${table(
  ['', ...all.flatMap(({ game }) => [`${game}, live`, 'by web'])],
  [
    ...(['storage', 'functions', 'requests', 'firewall', 'messages', 'logs'] as const).map(
      (part) => [
        names[part],
        ...all.flatMap((one) => [dollars(live(one)[part]), dollars(byWeb(one)[part])]),
      ],
    ),
    [
      '**a match**',
      ...all.flatMap((one) => [dollars(sumOf(live(one))), dollars(sumOf(byWeb(one)))]),
    ],
    ['**a million answers**', ...all.flatMap((one) => [million(live, one), million(byWeb, one)])],
  ],
)}

## Units

What was measured, for one answer. A write unit is 1 KB, a read unit 4 KB, as the database reckons.
Milliseconds are of computing, that of the embedded database in the same process included: an upper
bound.

${table(
  ['for an answer', ...all.map(({ game }) => game)],
  [
    ...sides.flatMap(([name, of]) => unitRows(name, all, of)),
    row('messages to each watcher', all, (one) => one.messages / one.seats),
    row('bytes to each watcher', all, (one) => one.messageBytes / one.seats),
    row('bytes stored', all, ({ storedBytes }) => storedBytes),
    row('looks at the match', all, ({ looking }) => looking.invocations),
    ['answers measured', ...all.map(({ answers }) => String(answers))],
    ['answers in a whole match', ...all.map(({ matchAnswers }) => String(matchAnswers))],
  ],
)}

## What is assumed

- Functions have ${String(assumed.memoryGb)} GB and write ${String(assumed.logBytes)} bytes of log lines each time;
  they wait ${String(assumed.roundTripMs)} ms for each call of the table.
- Every commit is a batch of its own. Batches of several cost less.
- Connections of a live match stand for ${String(assumed.matchMinutes)} minutes.
- A request passes the front (${perMillion(prices.front)}), its firewall (${perMillion(prices.firewall)}) and the HTTP API (${perMillion(prices.httpRequest)}).
- Bots of the service answer without a request. Standing orders answer within the commit that asks: what
  they decide costs nothing of its own.
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
  logs: 'logs',
};

const sides: readonly (readonly [string, (one: Measured) => Units])[] = [
  ['answering', ({ answering }) => answering],
  ['keeping the lists', ({ listing }) => listing],
  ['that, and telling four', ({ telling }) => telling],
  ['looking at the match', ({ looking }) => looking],
];

const unitRows = (name: string, all: readonly Measured[], of: (one: Measured) => Units) => [
  row(`${name}: write units`, all, (one) => of(one).writes),
  row('read units', all, (one) => of(one).reads),
  row('calls of the table', all, (one) => of(one).calls),
  row('ms', all, (one) => of(one).milliseconds),
];

const row = (name: string, all: readonly Measured[], sum: (one: Measured) => number) => [
  name,
  ...all.map((one) => each(sum(one), one.answers)),
];

const million = (of: (one: Measured) => Bill, one: Measured): string =>
  dollars((sumOf(of(one)) * 1e6) / one.matchAnswers);

const perMillion = (price: number): string => `$${String(Number((price * 1e6).toPrecision(6)))}`;
