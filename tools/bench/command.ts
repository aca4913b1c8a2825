import { availableParallelism, loadavg } from 'node:os';
import { attentionBenchmarks } from './attention.ts';
import { bundleBenchmarks } from './bundles.ts';
import { draftBenchmarks } from './draft.ts';
import { engineBenchmarks } from './engine.ts';
import { eventBenchmarks } from './events/events.ts';
import { expiryBenchmarks } from './expiry.ts';
import { heavyBenchmarks } from './heavy.ts';
import { localBenchmarks } from './local/local-run.ts';
import { neighbourBenchmarks } from './neighbours.ts';
import { shardBenchmarks } from './shard.ts';
import { sinceBenchmarks } from './since.ts';
import { standingsBenchmarks } from './standings.ts';
import { warmBenchmarks } from './warm.ts';
import { webBenchmarks } from './web.ts';
import type { Figure } from './figure.ts';
import { command } from '../cli/command.ts';
import { columns, figure, print, printJson } from '../cli/print.ts';
import { UsageError } from '../cli/errors.ts';

const benchmarks = [
  ...engineBenchmarks,
  ...localBenchmarks,
  ...bundleBenchmarks,
  ...warmBenchmarks,
  ...heavyBenchmarks,
  ...expiryBenchmarks,
  ...sinceBenchmarks,
  ...attentionBenchmarks,
  ...neighbourBenchmarks,
  ...shardBenchmarks,
  ...webBenchmarks,
  ...standingsBenchmarks,
  ...draftBenchmarks,
  ...eventBenchmarks,
];

/**
 * A figure, the Node it was measured on, as one is up to three times as fast as another, and how many processes
 * wanted a processor meanwhile.
 */
type Measured = Figure & { readonly node: string; readonly load: number };

/** `npm run bench`: the figures that the project is measured by. */
export const benchCommand = command({
  name: 'bench',
  says: 'Measures how fast the engine, the rules and the service are.',
  example: 'talismanAnswers',
  args: '[NAME…]',
  flags: {
    json: { type: 'boolean', default: false, says: 'Print the result as JSON.' },
  },
  files: true,
  async run({ json }, names) {
    const unknown = names.find((name) => !benchmarks.some((benchmark) => isOf(name, benchmark)));
    if (unknown !== undefined) {
      const all = benchmarks.map(({ name }) => name).join(', ');
      throw new UsageError(`unknown benchmark "${unknown}". Available: ${all}`);
    }
    const figures: Record<string, Measured> = {};
    for (const { name, measure } of benchmarks) {
      if (names.length > 0 && !names.some((wanted) => isOf(wanted, { name }))) continue;
      process.stderr.write(`measuring ${name} …\n`);
      const measured = await measure();
      figures[name] = {
        ...measured,
        value: Number(measured.value.toPrecision(4)),
        node: process.version,
        load: loadNow(),
      };
    }
    if (json) printJson(figures);
    else {
      const load = `load ${String(loadNow())} on ${String(availableParallelism())} processors`;
      print(`Node ${process.version}, ${load}\n${table(figures)}`);
    }
    return 0;
  },
});

const loadNow = (): number => Number((loadavg()[0] ?? 0).toFixed(1));

/** True if a name selects a benchmark: its own or that of its group: `local`, `local:4x5`. */
const isOf = (wanted: string, { name }: { readonly name: string }): boolean =>
  name === wanted || name.startsWith(`${wanted}:`);

function table(figures: Readonly<Record<string, Figure>>): string {
  return columns(
    Object.entries(figures).map(([name, measured]) => [
      name,
      figure(measured.value),
      measured.unit,
      saidOf(measured),
    ]),
  );
}

/** The bounds of a figure, and whether they hold. */
function saidOf({ value, better, atLeast, atMost }: Figure): string {
  if (atLeast === undefined && atMost === undefined) return `${better} is better`;
  const bounds = [
    ...(atLeast === undefined ? [] : [`at least ${figure(atLeast)}`]),
    ...(atMost === undefined ? [] : [`at most ${figure(atMost)}`]),
  ];
  const holds = value >= (atLeast ?? -Infinity) && value <= (atMost ?? Infinity);
  return `${bounds.join(', ')}: ${holds ? 'held' : 'MISSED'}`;
}
