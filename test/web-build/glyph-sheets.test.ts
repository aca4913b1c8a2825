import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { drawings } from '../../services/page/build/drawings.ts';
import { glyphSheets } from '../../services/page/build/glyph-sheets.ts';
import { games } from '../../services/matches/games/loaded.ts';
import { glyphs } from '../../shared/client/index.ts';
import { catalogue } from '../../shared/games/catalogue.ts';

const own = Object.keys(catalogue).flatMap((id) => games[id] ?? []);
const sheets = glyphSheets(own);

/** All glyphs that each game draws. */
const drawn = own.map(({ id, about, guide, boards, things }) => ({
  id,
  cover: about?.cover,
  glyphs: new Set(
    [
      ...(boards?.() ?? []).flatMap(({ spaces }) => spaces),
      ...Object.values(things?.() ?? {}).flatMap((kind) => Object.values(kind)),
      ...(guide?.turn ?? []),
    ].map(({ glyph }) => glyph),
  ),
}));

describe('the sheets of glyphs', () => {
  it('hold each glyph once', () => {
    const held = sheets.flatMap((sheet) => sheet.glyphs);
    expect(held).toHaveLength(glyphs.length);
    expect(new Set(held)).toEqual(new Set(glyphs));
  });

  it('keep the glyphs of a single game out of the shared sheets, except its cover', () => {
    const covers = new Set(drawn.map(({ cover }) => cover));
    for (const { of, glyphs: held } of sheets) {
      for (const glyph of held) {
        const users = drawn.filter((game) => game.glyphs.has(glyph)).map(({ id }) => id);
        const [user = '', ...others] = users;
        if (of === 'page') expect(covers.has(glyph) || users.length === 0, glyph).toBe(true);
        else if (of === 'games' || of === 'games-thing')
          expect(others.length, glyph).toBeGreaterThan(0);
        else {
          expect(users, glyph).toHaveLength(1);
          expect([user, `${user}-thing`, `${user}-card`, `${user}-tile`], glyph).toContain(of);
        }
      }
    }
  });

  it('keep cards and tiles apart from the glyphs that a match needs first', () => {
    expect(sheets.map(({ of }) => of)).toEqual(
      expect.arrayContaining(['talisman-card', 'talisman-hp-card', 'tales-of-glory-tile']),
    );
    const things = sheets.filter(({ of }) => /-(?:thing|card|tile)$/u.test(of));
    expect(things.filter((sheet) => sheet.glyphs.length > 8)).toEqual([]);
    for (const { id, cover, boards } of own.map((game) => ({
      ...game,
      cover: game.about?.cover,
    }))) {
      const first = new Set(
        sheets
          .filter(({ of }) => ['page', 'games', id].includes(of))
          .flatMap((each) => each.glyphs),
      );
      expect(cover !== undefined && first.has(cover)).toBe(true);
      const spaces = (boards?.() ?? []).flatMap((board) => board.spaces);
      expect(spaces.flatMap(({ glyph }) => glyph ?? []).filter((one) => !first.has(one))).toEqual(
        [],
      );
    }
  });

  it('are drawn from the set of icons, one symbol for each name', () => {
    const file = fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json'));
    const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, unknown> };
    expect(glyphs.filter((name) => !Object.hasOwn(icons, name))).toEqual([]);
    for (const { sheet, svg } of drawings(sheets).sheets) {
      const ids = [...svg.matchAll(/<symbol id="([^"]+)" viewBox="0 0 256 256"><path /gu)];
      expect(ids.map(([, id]) => id)).toEqual(sheet.glyphs);
    }
  });
});
