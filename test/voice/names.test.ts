import { expect, it } from 'vitest';
import { projectFiles } from '../project/files.ts';

/** Words that name nothing one would search for: participles, pronouns, and metaphors of this house. */
const NEVER = [
  ...['Asked', 'Drawn', 'Found', 'Given', 'Heard', 'Held', 'Kept', 'Known', 'Listed', 'Made'],
  ...['Placed', 'Said', 'Seen', 'Sent', 'Shown', 'Taken', 'Told', 'Wanted', 'Written'],
  ...['Hearer', 'Hearing', 'Mend', 'NotDone', 'Stands', 'StandsIn', 'Tell', 'Telling', 'Who'],
  ...['Brain', 'Door', 'Doors', 'GONE', 'KeptCheck', 'KeptSeats', 'Tap', 'Whose', 'Wish'],
  ...['amongThese', 'anybodyIn', 'asSaid', 'beginAnew', 'calledIn', 'cameBy', 'comesBy'],
  ...['earOf', 'fitted', 'isVain', 'tapPuts', 'whyNot', 'wishOf'],
];
const declared =
  /^export (?:default )?(?:async )?(?:type|interface|class|enum|const|let|function\*?) (\w+)(.*)/gmu;
const product = /^(?:infra|schema|services|shared)\/.*\.tsx?$/u;
const code = projectFiles().filter(
  ({ path }) => product.test(path) && !path.includes('/generated/'),
);

/** True if a type is named after its value of `type` in stored data. */
const isStored = (name: string, rest: string): boolean => rest.includes(`type: '${name}'`);

it('no export is named by a participle, a pronoun or a metaphor', () => {
  const names = code.flatMap(({ path, text }) =>
    [...text.matchAll(declared)].map(([, name = '', rest = '']) => ({ path, name, rest })),
  );
  expect(names.length).toBeGreaterThan(5_000);
  const never = names.filter(({ name, rest }) => NEVER.includes(name) && !isStored(name, rest));
  expect(never.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

const FILES =
  /\/(?:asked|doors?|fitted|given|hang-up|heard?|hearing|kept(?:-\w+)?|known|listed|mend|not-done|said|seen|shown|taken|tap|tell|telling|told|what-[\w-]+|who|whose|why-not|wish(?:es)?|written)(?:\.tsx?|\/)/u;

it('no file or folder is named by a participle, a pronoun or a metaphor', () => {
  expect(code.map(({ path }) => path).filter((path) => FILES.test(path))).toEqual([]);
});
