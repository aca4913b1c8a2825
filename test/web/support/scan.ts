import jsqr from 'jsqr';
import type { Locator } from 'playwright-core';

/** In pixels: the side of a cell, as a camera sees it. */
const CELL = 4;

/** Text of a QR code on a page, read from its drawing as a camera would; `undefined` if there is none. */
export async function scanned(code: Locator): Promise<string | undefined> {
  const size = Number((await code.getAttribute('viewBox'))?.split(' ')[2]);
  const drawing = (await code.locator('path').getAttribute('d')) ?? '';
  const dark = new Set(
    [...drawing.matchAll(/M(\d+) (\d+)h1v1h-1z/gu)].map(([, x, y]) => `${x} ${y}`),
  );
  const side = size * CELL;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let at = 0; at < side * side; at += 1) {
    const [x, y] = [at % side, Math.floor(at / side)];
    if (dark.has(`${Math.floor(x / CELL)} ${Math.floor(y / CELL)}`))
      pixels.fill(0, at * 4, at * 4 + 3);
  }
  return jsqr.default(pixels, side, side)?.data;
}
