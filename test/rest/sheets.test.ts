import { describe, expect, it } from 'vitest';
import { revisionOf } from '../../services/matches/words/sheet.ts';
import { game } from '../../shared/games/tales-of-glory/game.ts';
import { useDoors } from './support/apis.ts';

const apis = useDoors();
const games = ['talisman', 'talisman-hp', 'tales-of-glory'];

describe('the sheet of a game', () => {
  it.each(games)('has all data and texts of the game in each language: %s', async (id) => {
    const { body: whole } = await apis().rest('GET', `/v1/games/${id}`);
    const { data } = await apis().graphql('query ($id: ID!) { game(id: $id) { revision } }', {
      id,
    });
    expect(data.game.revision).toBe(whole.revision);
    for (const locale of ['EN', 'CS', 'KO']) {
      const path = `/v1/games/${id}/sheets/${whole.revision}?locale=${locale}`;
      const { body, headers } = await apis().rest('GET', path);
      const { data: told } = await apis().graphql(
        `query ($id: ID!, $in: Locale) {
          game(id: $id) {
            name(locale: $in) texts(locale: $in)
            presets {
              id name(locale: $in) text(locale: $in) options seats speed timeControl deadline
              orders { kind about choose ask once until }
              figures { matches answers { median p90 } turns { median p90 } }
            }
          }
        }`,
        { id, in: locale },
      );
      const { body: inShort } = await apis().rest('GET', `/v1/games/${id}`, {
        headers: { 'accept-language': locale },
      });
      expect(body).toEqual({ ...inShort, locale, ...told.game });
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['vary'] ?? '').not.toContain('authorization');
    }
  });

  it('is in English by default, whatever the reader prefers', async () => {
    const { body: whole } = await apis().rest('GET', '/v1/games/talisman');
    const path = `/v1/games/talisman/sheets/${whole.revision}`;
    const { body } = await apis().rest('GET', path, { headers: { 'accept-language': 'ko' } });
    expect(body).toMatchObject({ locale: 'EN', name: 'Talisman' });
  });

  it('exists only for the current revision, and a miss is not cached', async () => {
    const { status, body, headers } = await apis().rest('GET', '/v1/games/talisman/sheets/0123');
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    expect(body.detail).toContain((await apis().rest('GET', '/v1/games/talisman')).body.revision);
    expect(headers['cache-control'] ?? '').not.toContain('immutable');
  });

  it('tells how strong each level of bots is, as far as measured', async () => {
    const { body } = await apis().rest('GET', '/v1/games/tales-of-glory');
    expect(body.botLevels.map(({ id }: { readonly id: string }) => id)).toEqual(body.bots);
    for (const { id, rating, matches } of body.botLevels)
      expect({ rating, matches }).toEqual(game.botRatings?.[id] ?? { rating: null, matches: 0 });
    const other = { ...game, botRatings: { greedy: { rating: 1, matches: 1 } } };
    expect(revisionOf(other)).not.toBe(revisionOf(game));
  });

  it('has another revision if a single word of one language differs', () => {
    const { words } = game;
    const ko = { ...words.catalogue.ko, 'game.name': '다른 이름' };
    const other = { ...game, words: { ...words, catalogue: { ...words.catalogue, ko } } };
    expect(revisionOf(other)).not.toBe(revisionOf(game));
    expect(revisionOf({ ...game })).toBe(revisionOf(game));
    expect(revisionOf(game)).toMatch(/^[0-9a-f]{16}$/);
  });
});
