import type { Shot } from './take.ts';

/** The contact sheet: of each state a row of its pictures, phones first. */
export function sheetOf(shots: readonly Shot[]): string {
  const rows = [...new Set(shots.map(({ state }) => state))].map((name) => {
    const pictures = shots
      .filter(({ state }) => state === name)
      .map(({ file }) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`);
    return `<h2>${name}</h2><div>${pictures.join('')}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title>
<style>body{font:16px system-ui;margin:1rem}div{display:flex;gap:.5rem;overflow-x:auto}img{height:32rem;border:1px solid #999}</style>
${rows.join('\n')}
`;
}
