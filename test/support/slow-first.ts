import {
  BaseSequencer,
  type TestSequencer,
  type TestSequencerConstructor,
  type TestSpecification,
  type Vitest,
} from 'vitest/node';
import { slow } from '../../tools/affected/usual.ts';
import { root } from '../../tools/root.ts';

/**
 * Order of test files: the slowest of a project first, so that no core waits for them at the end. A
 * fresh checkout knows no times, and Vitest would begin with the longest texts.
 */
function orderOf(vitest: Vitest): TestSequencer {
  const base = new BaseSequencer(vitest);
  return {
    shard: (files) => base.shard(files),
    async sort(files) {
      const sorted = await base.sort(files);
      // projects stay in their order
      const projects = new Set(sorted.map(({ project }) => project));
      return [...projects].flatMap((project) =>
        sorted
          .filter((file) => file.project === project)
          .toSorted((one, other) => secondsOf(other) - secondsOf(one)),
      );
    },
  };
}

/** Seconds of a listed file, and none of others, which keep their order. */
const secondsOf = ({ moduleId }: TestSpecification): number =>
  slow[moduleId.slice(root.length + 1)] ?? 0;

/** The order, for Vitest's configuration: a function that returns an object is a constructor, too. */
export const slowFirst = orderOf as unknown as TestSequencerConstructor;
