import { describe, expect, it } from 'vitest';
import { bundleOf, deployed, type Service } from '../../tools/bench/bundle.ts';

/**
 * The most that a start of each function may load, in kB. What few requests want (queues, talk, leaving, ratings) is loaded
 * later; what is in every start is the contract that names it, and 30 kB of what a table can ask for.
 */
const atStart: Readonly<Record<Service, number>> = {
  graphql: 1_145,
  rest: 680,
  bots: 565,
  timers: 500,
  notifications: 450,
  directing: 660,
  stream: 505,
  sockets: 630,
};
/**
 * The most that there is of one in all, in kB, with every game in three languages, time zones (20 kB) and ratings
 * (70 kB).
 */
const inAll = 2_735;

/** Of a game itself: the catalogue only names them. */
const ofGames = (file: string): boolean =>
  file.startsWith('shared/games/') && file !== 'shared/games/catalogue.ts';

describe('the bundle of', () => {
  it.each(deployed)(
    '%s stays small, and loads games and traces when they are wanted',
    async (service) => {
      const { files, atStart: first, later } = await bundleOf(service);
      expect(first.inputs).toContain(`services/${service}/handler.ts`);
      expect(first.bytes / 1_000).toBeLessThan(atStart[service]);
      expect((first.bytes + later.bytes) / 1_000).toBeLessThan(inAll);
      const sizes = Object.values(files).map((text) => Buffer.byteLength(text));
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(first.bytes + later.bytes);
      expect(first.inputs.filter(ofGames)).toEqual([]);
      expect(later.inputs.some(ofGames)).toBe(!['sockets', 'notifications'].includes(service));
      const late = /\/(aws-xray-sdk-core|openskill|ramda|@stdlib)\//;
      expect(first.inputs.filter((file) => late.test(file))).toEqual([]);
    },
  );

  it('stream plays no game: it holds neither a procedure, nor a bot, nor a server', async () => {
    const { atStart: first, later } = await bundleOf('stream');
    // an edition's own procedures cannot do without those of the platform
    const played =
      /shared\/games\/(.*\/)?(procedures\/|bots\/|game\.ts|edition\.ts|packs\.ts)|talisman\/(fight|encounter)\/|@apollo/;
    expect([...first.inputs, ...later.inputs].filter((file) => played.test(file))).toEqual([]);
  });
});
