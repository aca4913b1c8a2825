import { usesOfNever } from './never.ts';

/** Matches the ids of the clauses that a title starts with. */
const clauses = /^(?:[A-Z][A-Z0-9]*-[A-Z]{2,4}-\d{2,3} )+/u;

/** Matches a title that starts with a question word, or with a pronoun for a subject it does not name. */
const riddle =
  /^(?:what|who|whom|whose|whoever|whatever|how|where|whether|it|its|he|she|they|this|these|those|and|or)\b/iu;

/** The faults of the title of a test, a group of tests or a scenario: forbidden words, and riddles. */
export function faultsOfTitle(title: string): readonly string[] {
  const words = title.replace(clauses, '');
  return [
    ...usesOfNever(words),
    ...(riddle.test(words) ? [`starts without a verb or a subject: ${words}`] : []),
  ];
}

/** The names of the scenarios in a file, one on each line `name: …`. */
export const scenarioNames = (yaml: string): readonly string[] =>
  [...yaml.matchAll(/^\s*(?:- )?name: ['"]?(?<name>.+?)['"]?$/gmu)].flatMap(
    ({ groups }) => groups?.['name'] ?? [],
  );
