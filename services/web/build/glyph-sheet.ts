import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { glyphs } from '../../../shared/client/scene/looks.ts';

const icons = z.object({
  width: z.number(),
  height: z.number(),
  icons: z.record(z.string(), z.object({ body: z.string() })),
});

/** One SVG with a symbol for every glyph that a game may name. By game-icons.net, CC BY 3.0. */
export function glyphSheet(): string {
  const file = fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json'));
  const { width, height, icons: drawn } = icons.parse(JSON.parse(readFileSync(file, 'utf8')));
  const symbols = glyphs.map((name) => {
    const icon = drawn[name];
    if (icon === undefined) throw new Error(`There is no icon ${name}.`);
    return `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${icon.body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
