import { LineCounter, parseDocument } from 'yaml';
import { placesOf, type PlaceOf } from './place.ts';
import { readScenario } from './read.ts';
import type { Known, Problem, Scenario } from './scenario.ts';
import { listSchema, sharingSchema } from './schema.ts';
import { checked, type Complain } from './checked.ts';

/** The playable scenarios of a file, and the problems of the others. */
export type ScenarioFile = {
  readonly scenarios: readonly Scenario[];
  readonly problems: readonly Problem[];
};

/** A scenario as written, merged with the parts that it shares with others. */
type Draft = { readonly written: unknown; readonly placeOf: PlaceOf };

/**
 * Reads a scenario file: one scenario, a list of them, or a map of shared parts with the list under
 * `scenarios`.
 * @param file its name, for the places of problems.
 */
export function readScenarios(file: string, source: string, known: Known): ScenarioFile {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const problems: Problem[] = document.errors.map(({ message, pos: [offset] }) => {
    const { line, col } = lines.linePos(offset);
    return { place: `${file}:${String(line)}:${String(col)}`, scenario: undefined, message };
  });
  if (problems.length > 0) return { scenarios: [], problems };
  const placeOf = placesOf(file, document, lines);
  const complain: Complain = (path, message) => {
    problems.push({ place: placeOf(path), scenario: undefined, message });
  };
  const scenarios = draftsOf(document.toJS(), placeOf, complain).flatMap((draft) => {
    const read = readScenario(draft.written, draft.placeOf, known);
    problems.push(...read.problems);
    return read.scenario === undefined ? [] : [read.scenario];
  });
  return { scenarios, problems };
}

function draftsOf(written: unknown, placeOf: PlaceOf, complain: Complain): readonly Draft[] {
  if (Array.isArray(written)) {
    const list = checked(listSchema, written, [], complain) ?? [];
    return list.map((one, i) => ({ written: one, placeOf: (path) => placeOf([i, ...path]) }));
  }
  if (typeof written !== 'object' || written === null || !('scenarios' in written)) {
    return [{ written, placeOf }];
  }
  const sharing = checked(sharingSchema, written, [], complain);
  if (sharing === undefined) return [];
  const { scenarios, ...shared } = sharing;
  return scenarios.map((own, i) => ({
    written: { ...shared, ...own },
    placeOf: (path) => {
      const [first = ''] = path;
      const isShared = first in shared && !(first in own);
      return placeOf(isShared ? path : ['scenarios', i, ...path]);
    },
  }));
}
