import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { readScenarios } from '../scenario/file.ts';
import { knownHere } from '../scenario/known.ts';
import { playScenario } from '../scenario/play.ts';
import { takeCoverage } from './regions.ts';
import type { Run, Unit } from './unit.ts';

const known = knownHere();

/**
 * Plays scenarios against the rules that it was bundled with. Told files it plays all that is in them;
 * told scenarios it plays them in that order, up to the first that fails.
 */
process.once(
  'message',
  (task: { readonly files: readonly string[] } | { readonly units: readonly Unit[] }) => {
    takeCoverage();
    const runs = 'files' in task ? task.files.flatMap(playFile) : playUntilOneFails(task.units);
    process.send?.(runs, () => {
      process.disconnect();
    });
  },
);

const playFile = (file: string): readonly Run[] =>
  read(file).scenarios.map((_, at) => play({ file, at, name: '' }));

function playUntilOneFails(units: readonly Unit[]): readonly Run[] {
  const runs: Run[] = [];
  for (const unit of units) {
    const run = play(unit);
    runs.push(run);
    if (!run.passed) break;
  }
  return runs;
}

/** Files of scenarios as these rules read them. */
const files = new Map<string, ReturnType<typeof readScenarios>>();

function read(file: string): ReturnType<typeof readScenarios> {
  const already = files.get(file);
  if (already !== undefined) return already;
  const made = readScenarios(file, readFileSync(join(root, file), 'utf8'), known);
  files.set(file, made);
  return made;
}

/** A broken rule may refuse a position: then its scenario cannot even be read. */
function play(unit: Unit): Run {
  const from = performance.now();
  const { scenarios, problems } = read(unit.file);
  const scenario = scenarios[unit.at ?? 0];
  const sound = problems.length === 0 && scenario !== undefined;
  const passed = sound && playScenario(scenario) === undefined;
  const name = `${unit.file}: ${scenario?.name ?? ''}`;
  return { ...unit, name, passed, ms: performance.now() - from, cameBy: takeCoverage() };
}
