import type { BracketPod } from '../../../tournament/bracket.ts';
import type { Tournament } from '../../../tournament/event.ts';
import { rulesOf, sizesIn } from '../../../tournament/rules.ts';

/** The rounds of a stage that everyone can see. */
export const publishedOf = ({ rounds }: Pick<Tournament, 'rounds'>, stage: number) =>
  rounds.filter((round) => round.stage === stage && round.status !== 'DRAFT');

/** More rounds than any knockout has left. */
const MOST = 12;

/**
 * Tables of rounds that are still to come, as far as their number follows from the rules: half of each table goes on,
 * unless the rules say how many do. None with more than one life, where losers play on. Each player of them is a place
 * to be taken: `winner 1`.
 */
export function plannedAfter(
  { regulations }: Pick<Tournament, 'regulations'>,
  stage: number,
  last: readonly BracketPod[],
): readonly (readonly BracketPod[])[] {
  const rules = rulesOf({ regulations }).stages[stage - 1];
  if (rules === undefined || (rules['lives'] ?? 1) !== 1) return [];
  const { preferred } = sizesIn(rules);
  const { advanceBySize = {}, finalSize = preferred } = rules;
  const goOn = (size: number): number => advanceBySize[String(size)] ?? Math.ceil(size / 2);
  const planned: BracketPod[][] = [];
  let tables = last.map(({ players }) => players.length);
  while (tables.length > 1 && planned.length < MOST) {
    const left = tables.reduce((sum, size) => sum + goOn(size), 0);
    const isFinal = left <= finalSize;
    const count = isFinal ? 1 : Math.ceil(left / preferred);
    tables = Array.from({ length: count }, (_, at) => Math.ceil((left - at) / count));
    const round = planned.length;
    planned.push(
      tables.map((size, at) => ({
        id: `planned ${String(round)} ${String(at)}`,
        players: Array.from(
          { length: size },
          (_, n) => `${String(round)} ${String(at)} ${String(n)}`,
        ),
        ...{ hasLine: false, isAhead: true },
      })),
    );
  }
  return planned;
}
