import { everySize, type Scoring, type StageRules } from '../rules.ts';

/** A value for each size, kept if it was set before. */
const bySize = <T>(
  sizes: readonly number[],
  before: Readonly<Record<string, T>>,
  usual: (size: number) => T,
): Readonly<Record<string, T>> =>
  Object.fromEntries(sizes.map((size) => [size, before[String(size)] ?? usual(size)]));

/**
 * A stage that, if it is an elimination, sets for each size of its tables how many go on: half of them by
 * default.
 */
export function advancing(stage: StageRules): StageRules {
  if (stage.format !== 'ELIMINATION') return stage;
  const half = (size: number): number => Math.max(1, Math.floor(size / 2));
  return { ...stage, advanceBySize: bySize(everySize(stage), stage.advanceBySize ?? {}, half) };
}

/**
 * Points that, if they go by places, have a list for each possible size of a table: one more for each player
 * left behind.
 */
export function placed(scoring: Scoring, stages: readonly StageRules[]): Scoring {
  if (scoring.kind !== 'PLACEMENT') return scoring;
  const sizes = [...new Set(stages.flatMap(everyTable))].sort((one, other) => one - other);
  const downwards = (size: number) => Array.from({ length: size }, (_, at) => size - at);
  return { ...scoring, bySize: bySize(sizes, scoring.bySize, downwards) };
}

/**
 * Every size that may have to be scored: a final is played by the remaining players, however few they are.
 */
function everyTable(stage: StageRules): readonly number[] {
  const sizes = everySize(stage);
  if (stage.format !== 'ELIMINATION') return sizes;
  const most = Math.max(...sizes, stage.finalSize ?? 0);
  return Array.from({ length: most - 1 }, (_, at) => at + 2);
}
