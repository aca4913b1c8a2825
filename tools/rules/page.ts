import type { Coverage } from './coverage.ts';

const START = '<!-- figures: written by `npm run rules -- --write` -->';
const END = '<!-- end of figures -->';

/** Replaces the generated part of the page by these figures. */
export function withFigures(page: string, figures: string): string {
  const [before, rest] = page.split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`The page lacks the lines '${START}' and '${END}'.`);
  }
  return `${before}${START}\n\n${figures}\n\n${END}${after}`;
}

/**
 * The figures as Markdown: one row a game, then every excuse, then the missing clauses of games in
 * progress.
 */
export function figuresOf(coverage: Readonly<Record<string, Coverage>>): string {
  const games = Object.entries(coverage);
  return [
    table([
      ['game', 'clauses', 'covered', 'excused', 'missing'],
      ...games.map(([game, { total, covered, excused, missing }]) => [
        `[${game}](${game}.md)`,
        ...[total, covered, Object.keys(excused).length, missing.length].map(String),
      ]),
    ]),
    ...games.flatMap(([game, { excused }]) => excusesOf(game, excused)),
    ...games.flatMap(([game, { covered, missing }]) =>
      covered > 0 && missing.length > 0 ? [`Missing in ${game}: ${missing.join(', ')}.`] : [],
    ),
  ].join('\n\n');
}

function excusesOf(game: string, excused: Readonly<Record<string, string>>): readonly string[] {
  const rows = Object.entries(excused);
  return rows.length === 0 ? [] : [`Excused in ${game}:`, table([['clause', 'why'], ...rows])];
}

/** A Markdown table, unpadded. */
function table([head = [], ...body]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), `|${'-|'.repeat(head.length)}`, ...body.map(line)].join('\n');
}
