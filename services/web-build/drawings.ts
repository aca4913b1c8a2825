import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { glyphs, type Glyph } from '../../shared/client/scene/looks.ts';

const icons = z.object({
  width: z.number(),
  height: z.number(),
  icons: z.record(z.string(), z.object({ body: z.string() })),
});

/** The drawings that the page has. By game-icons.net, CC BY 3.0. */
export type Drawings = {
  /** One SVG with a symbol for every glyph that a game may name. */
  readonly sheet: string;
  /** By what browsers know the page among others. */
  readonly icon: string;
};

export function drawings(): Drawings {
  const file = fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json'));
  const { width, height, icons: drawn } = icons.parse(JSON.parse(readFileSync(file, 'utf8')));
  const size = `viewBox="0 0 ${width} ${height}"`;
  const bodyOf = (name: Glyph): string => {
    const icon = drawn[name];
    if (icon === undefined) throw new Error(`There is no icon "${name}".`);
    return icon.body;
  };
  const symbols = glyphs.map((name) => `<symbol id="${name}" ${size}>${bodyOf(name)}</symbol>`);
  return {
    sheet: `<svg ${xml}>${symbols.join('')}</svg>`,
    // a colour that is seen on light and on dark
    icon: `<svg ${xml} ${size} color="#1c9a74">${bodyOf('castle')}</svg>`,
  };
}

const xml = 'xmlns="http://www.w3.org/2000/svg"';
