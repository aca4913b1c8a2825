import { expect, it } from 'vitest';
import { games } from '../../../services/matches/games/loaded.ts';

/** The kind of things of each game that are drawn and held as cards are. */
const kinds = { talisman: 'card', 'talisman-hp': 'card', 'tales-of-glory': 'tile' };

it.each(Object.entries(kinds))('no two things of %s share a glyph: %s', (id, kind) => {
  const cards = Object.entries(games[id]?.things?.()[kind] ?? {});
  expect(cards.length).toBeGreaterThan(70);
  const byGlyph = new Map<string, string[]>();
  for (const [card, { glyph = 'none' }] of cards)
    byGlyph.set(glyph, [...(byGlyph.get(glyph) ?? []), card]);
  expect([...byGlyph].filter(([, sharing]) => sharing.length > 1)).toEqual([]);
});

it('creatures of the rules of a space have looks', () => {
  const looksOf = (game: string, id: string) => games[game]?.things?.()['creature']?.[id];
  expect(looksOf('talisman', 'werewolf')).toEqual({ tone: 'red', glyph: 'werewolf' });
  expect(looksOf('talisman', 'death')?.glyph).toBe('grim-reaper');
  for (const id of ['giant-snake', 'shape-shifter', 'voldemort'])
    expect(looksOf('talisman-hp', id)?.glyph).toMatch(
      /^(?:snake-tongue|double-face-mask|overlord-helm)$/u,
    );
});

it('every creature named by a game has looks', () => {
  for (const { id, words, things } of [games['talisman'], games['talisman-hp']].flatMap(
    (game) => game ?? [],
  )) {
    const named = Object.keys(words.catalogue.en).flatMap(
      (key) => /^creature:([^.]+)$/u.exec(key)?.[1] ?? [],
    );
    expect(Object.keys(things?.()['creature'] ?? {}).toSorted(), id).toEqual(named.toSorted());
  }
});
