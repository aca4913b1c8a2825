import { describe, expect, it } from 'vitest';
import { folderOf } from '../../infra/functions/bundling.ts';
import { isLong } from '../support/long.ts';
import {
  bundleOf,
  deployed,
  type Bundle,
  type Part,
  type Service,
} from '../../tools/bench/bundle.ts';

/**
 * The most that a start of each function may load, in kB. What few requests want (queues, talk, leaving, ratings) is loaded
 * later; every start has the contract that names it, 40 kB of what a table can ask for
 * and show.
 */
const atStart: Readonly<Record<Service, number>> = {
  graphql: 1_200,
  rest: 725,
  bots: 590,
  timers: 500,
  notifications: 450,
  directing: 685,
  stream: 520,
  sockets: 642,
};
/** The most that there is of one in all besides the games, in kB, with time zones (20 kB), ratings (70 kB) and mails (135 kB). */
const besidesGames = 2_165;
/** The most of a game or of an edition, in kB, in three languages: each further one finds as much room. */
const ofEach = 415;

/** True for a file of a game itself: the catalogue only names them. */
const ofGames = (file: string): boolean =>
  file.startsWith('shared/games/') && file !== 'shared/games/catalogue.ts';

/** The bytes of the lazily loaded files of each game and each edition, by its folder. */
function bytesByGame({ sizes }: Part): ReadonlyMap<string, number> {
  const byGame = new Map<string, number>();
  for (const [file, bytes] of sizes) {
    const [folder] = /^shared\/games\/(talisman\/editions\/)?[^/]+(?=\/)/.exec(file) ?? [];
    if (folder !== undefined) byGame.set(folder, (byGame.get(folder) ?? 0) + bytes);
  }
  return byGame;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Services of each kind: an API, the socket, one that plays, one that notifies of changes. */
const few: readonly Service[] = ['rest', 'sockets', 'bots', 'stream'];

const made = new Map<Service, Promise<Bundle>>();

/** The bundle of a service, made once for all tests. */
function madeOf(service: Service): Promise<Bundle> {
  const bundle = made.get(service) ?? bundleOf(service);
  made.set(service, bundle);
  return bundle;
}

describe('the bundle of', () => {
  it.each(isLong ? deployed : few)(
    '%s stays small, and loads games and traces on demand',
    async (service) => {
      const { files, atStart: first, later } = await madeOf(service);
      expect(first.inputs).toContain(`${folderOf(service)}/handler.ts`);
      expect(first.bytes / 1_000).toBeLessThan(atStart[service]);
      const games = bytesByGame(later);
      const others = first.bytes + later.bytes - sum([...games.values()]);
      expect(others / 1_000).toBeLessThan(besidesGames);
      for (const [folder, bytes] of games) expect(bytes / 1_000, folder).toBeLessThan(ofEach);
      const sizes = Object.values(files).map((text) => Buffer.byteLength(text));
      expect(sum(sizes)).toBe(first.bytes + later.bytes);
      expect(first.inputs.filter(ofGames)).toEqual([]);
      expect(later.inputs.some(ofGames)).toBe(!['sockets', 'notifications'].includes(service));
      const late = /\/(aws-xray-sdk-core|openskill|ramda|@stdlib)\//;
      expect(first.inputs.filter((file) => late.test(file))).toEqual([]);
    },
  );

  it('stream plays no game: it contains neither a procedure, nor a bot, nor a server', async () => {
    const { atStart: first, later } = await madeOf('stream');
    // an edition's own procedures cannot do without those of the platform
    const played =
      /shared\/games\/(.*\/)?(procedures\/|bots\/|game\.ts|edition\.ts|packs\.ts)|talisman\/(fight|encounter)\/|@apollo/;
    expect([...first.inputs, ...later.inputs].filter((file) => played.test(file))).toEqual([]);
  });
});
