import type { ReadStandingsQuery } from '../../../../shared/client/index.ts';

type Page = NonNullable<ReadStandingsQuery['tournament']>['standings'];
type Row = Page['edges'][number]['node'];

export type TieKind = Row['tieBreaks'][number]['kind'];
type Ranked = Pick<Row, 'points' | 'tieBreaks'>;

/** The reason that one player stands above another. */
export type Why =
  | { readonly is: 'points' }
  | {
      readonly is: 'tie';
      /** The first tie-break that differs, and its place in the rules, from 1. */
      readonly kind: TieKind;
      readonly nth: number;
      readonly above: string;
      readonly below: string;
      /** Tie-breaks before it that left the two level. */
      readonly equal: readonly TieKind[];
    }
  | { readonly is: 'nothing' };

/** Compares two neighbours of the standings: by their points, or by the first tie-break that differs. */
export function whyAbove(above: Ranked, below: Ranked): Why {
  if (above.points !== below.points) return { is: 'points' };
  const equal: TieKind[] = [];
  for (const [at, { kind, value }] of above.tieBreaks.entries()) {
    const other = below.tieBreaks.find((each) => each.kind === kind)?.value ?? '';
    if (value !== other) return { is: 'tie', kind, nth: at + 1, above: value, below: other, equal };
    if (value !== '') equal.push(kind);
  }
  return { is: 'nothing' };
}

/** The number of an exact value, such as `7/3`; nothing if it is none. */
export function numberOf(value: string): number | undefined {
  const [whole = '', part = '1'] = value.split('/');
  if (!/^-?\d+(?:\.\d+)?$/u.test(whole)) return undefined;
  return Number(whole) / Number(part);
}

/** A value that two are compared by, and how much of a bar it fills, from 0 to 1. */
export type Compared = { readonly n: number; readonly share: number };

/**
 * Two values as numbers. Of places, which are counts such as `3 0 1`, the first that differ: `place` is the
 * place counted then. Nothing if they can't be drawn, as of a random draw.
 */
export function comparedBy(
  kind: TieKind,
  one: string,
  other: string,
): { readonly one: Compared; readonly other: Compared; readonly place?: number } | undefined {
  if (kind === 'DRAW') return undefined;
  if (kind === 'PLACES') {
    const [counts, others] = [one.split(' '), other.split(' ')];
    const at = counts.findIndex((count, i) => count !== others[i]);
    const both = pair(counts[at] ?? '', others[at] ?? '');
    return both && { ...both, place: at + 1 };
  }
  return pair(one, other, kind === 'OPPONENT_WIN_RATE' ? 1 : undefined);
}

function pair(one: string, other: string, full?: number) {
  const [a, b] = [numberOf(one), numberOf(other)];
  if (a === undefined || b === undefined) return undefined;
  const most = full ?? Math.max(a, b, Number.MIN_VALUE);
  const share = (n: number): number => Math.min(1, Math.max(0, n / most));
  return { one: { n: a, share: share(a) }, other: { n: b, share: share(b) } };
}
