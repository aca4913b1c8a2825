import { prefixesOf, prefixOf, type ClauseCatalogue } from './catalogue.ts';
import type { Excuses } from './excuses.ts';

/** The proven part of one game's catalogue. */
export type Coverage = {
  readonly total: number;
  readonly covered: number;
  readonly excused: Excuses;
  /** Clauses neither proven nor excused, in the catalogue's order. */
  readonly missing: readonly string[];
};

/** Coverage by game. A clause that is both excused and proven counts as proven. */
export function coverageOf(
  catalogues: readonly ClauseCatalogue[],
  proven: ReadonlySet<string>,
  excuses: Excuses,
): Readonly<Record<string, Coverage>> {
  return Object.fromEntries(
    catalogues.map(({ game, clauses }) => {
      const open = clauses.filter((id) => !proven.has(id));
      const excused = open.flatMap((id) => {
        const reason = excuses[id];
        return reason === undefined ? [] : [[id, reason] as const];
      });
      const coverage: Coverage = {
        total: clauses.length,
        covered: clauses.length - open.length,
        excused: Object.fromEntries(excused),
        missing: open.filter((id) => excuses[id] === undefined),
      };
      return [game, coverage];
    }),
  );
}

/** Faults of the claims: excuses and titles that name no clause, excuses that are not needed. */
export function problemsOf(
  catalogues: readonly ClauseCatalogue[],
  claims: { readonly proven: ReadonlySet<string>; readonly excuses: Excuses },
): readonly string[] {
  const known = new Set(catalogues.flatMap(({ clauses }) => clauses));
  const prefixes = prefixesOf(catalogues);
  const excused = Object.keys(claims.excuses);
  return [
    ...excused.filter((id) => !known.has(id)).map((id) => `excuse for ${id}: no such clause`),
    ...excused
      .filter((id) => claims.proven.has(id))
      .map((id) => `excuse for ${id}: a test proves it, no excuse is needed`),
    ...[...claims.proven]
      .filter((id) => prefixes.has(prefixOf(id)) && !known.has(id))
      .map((id) => `a test names ${id}: no such clause`),
  ];
}
