import type { Undos } from './undo.ts';

/** The sums over the parts of one game, with the share of commits that can be taken back. */
export type UndoFigures = Omit<Undos, 'wrong' | 'game'> & { readonly share: number };
export type UndoReport = Readonly<Record<string, UndoFigures>>;

/** The sums over the parts, game by game, and all faults. */
export function reportOfUndos(parts: readonly Undos[]): { readonly wrong: readonly string[] } {
  const games = [...new Set(parts.map(({ game }) => game))];
  const figures: UndoReport = Object.fromEntries(
    games.map((game) => [game, added(parts.filter((part) => part.game === game))]),
  );
  return { ...figures, wrong: parts.flatMap(({ wrong }) => wrong) };
}

function added(parts: readonly Undos[]): UndoFigures {
  const total = (of: (part: Undos) => number): number =>
    parts.reduce((sum, part) => sum + of(part), 0);
  const seals = [...new Set(parts.flatMap(({ sealed }) => Object.keys(sealed)))];
  const [commits, undoable] = [total((part) => part.commits), total((part) => part.undoable)];
  return {
    ...{ undos: total(({ undos }) => undos), allowed: total(({ allowed }) => allowed) },
    ...{ commits, undoable, share: undoable / commits },
    sealed: Object.fromEntries(
      seals.map((seal) => [seal, total(({ sealed }) => sealed[seal] ?? 0)]),
    ),
  };
}
