import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import svgpath from 'svgpath';
import * as z from 'zod';
import type { Glyph } from '../../../shared/client/index.ts';
import type { Sheet } from './glyph-sheets.ts';

const icons = z.object({
  width: z.number(),
  height: z.number(),
  icons: z.record(z.string(), z.object({ body: z.string() })),
});

/** The drawings that the page has. By game-icons.net, CC BY 3.0. */
export type Drawings = {
  /** Of each sheet, an SVG with a symbol for every glyph. */
  readonly sheets: readonly { readonly sheet: Sheet; readonly svg: string }[];
  /** Icon of the page in browsers. */
  readonly icon: string;
};

export function drawings(sheets: readonly Sheet[]): Drawings {
  const file = fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json'));
  const { width, height, icons: drawn } = icons.parse(JSON.parse(readFileSync(file, 'utf8')));
  const size = `viewBox="0 0 ${width * SCALE} ${height * SCALE}"`;
  const bodyOf = (name: Glyph): string => {
    const icon = drawn[name];
    if (icon === undefined) throw new Error(`There is no icon "${name}".`);
    return rounded(icon.body);
  };
  const symbol = (name: Glyph): string => `<symbol id="${name}" ${size}>${bodyOf(name)}</symbol>`;
  return {
    sheets: sheets.map((sheet) => ({
      sheet,
      svg: `<svg ${xml}>${sheet.glyphs.map(symbol).join('')}</svg>`,
    })),
    // a colour that is seen on light and on dark
    icon: `<svg ${xml} ${size} color="#1c9a74">${bodyOf('castle')}</svg>`,
  };
}

/** Glyphs are drawn much smaller than their grid, so half of it is fine enough. */
const SCALE = 0.5;

/** The same drawing on that grid in whole numbers, each relative to the one before: a third of the bytes. */
const rounded = (body: string): string =>
  body.replaceAll(
    / d="([^"]*)"/gu,
    (_, path: string) => ` d="${svgpath(path).scale(SCALE).rel().round(0).toString()}"`,
  );

const xml = 'xmlns="http://www.w3.org/2000/svg"';
