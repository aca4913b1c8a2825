import { createApp } from '../../services/app/app.ts';
import { createKeeper } from '../../services/notifications/attention/keep.ts';
import { createSeer, type SeeingParts } from '../../services/notifications/attention/see.ts';
import type { KnownChannel } from '../../services/notifications/delivery/contract.ts';
import type { Notice } from '../../services/notifications/notices/notice.ts';
import type { AccountActor } from '../../services/platform/requests/actor.ts';
import { attentionNamed } from '../../services/platform/storage/attention/name.ts';
import { WAKE_SHARDS } from '../../services/platform/storage/timing/contract.ts';
import { heldClock, timed } from '../matches/clocks/table.ts';
import { ann, bob, cid, useHalls } from '../matches/hall.ts';
import { channel } from './world.ts';

/**
 * Opens a table around the tests of a file, and sets scenes on it: two people at a table on a
 * clock, and everything that notifies the first of them of due answers.
 */
export function useScenes() {
  const openHall = useHalls();
  let scenes = 0;
  return async (channels: readonly KnownChannel[] = [channel('WEBHOOK')]) => {
    scenes += 1;
    const clock = heldClock(`${String(2030 + scenes)}-03-04T09:00:00.000Z`);
    const hall = openHall(undefined, clock.now);
    const [one, two, three] = [ann, bob, cid].map((each): AccountActor => ({
      ...each,
      account: `${each.account} ${String(scenes)}`,
    })) as [AccountActor, AccountActor, AccountActor];
    const channelsOf = (account: string) =>
      Promise.resolve(account === one.account ? channels : []);
    const notices: Notice[] = [];
    const parts: SeeingParts = {
      ...hall.store,
      channelsOf,
      notify: (notice) => Promise.resolve(void notices.push(notice)),
      isWatching: () => Promise.resolve(false),
      now: clock.now,
    };
    const keep = createKeeper({
      attentions: hall.store.attentions,
      projections: hall.matches,
      reachable: async (account) => (await channelsOf(account)).length > 0,
    });
    const seen = new Map<string, number>();
    /** The stream is consumed. */
    const flow = async (matchId: string) => {
      for (const commit of await hall.store.events.range(matchId, seen.get(matchId), 100)) {
        await hall.matches.project(commit);
        (await keep(commit)).done();
        seen.set(matchId, commit.version);
      }
    };
    /** Does all due work. */
    const sweep = async (other: Partial<SeeingParts> = {}) => {
      const see = createSeer({ ...parts, ...other });
      const by = clock.now().toISOString();
      const shards = Array.from({ length: WAKE_SHARDS }, (_, shard) =>
        hall.store.wakeUps.due(shard, by, { first: 100 }),
      );
      for (const { stream } of (await Promise.all(shards)).flat()) {
        const whose = attentionNamed(stream);
        if (whose !== undefined && whose.account === one.account) await see(whose);
      }
    };
    const begin = async (players = [one, two], more: object = {}) => {
      const timing = { timeControl: { preset: 'async-1d' }, ...more };
      const { record } = await timed(hall.matches, players, timing, { rounds: 9 });
      await flow(record.id);
      return record.id;
    };
    const uses = createApp({ store: hall.store, now: clock.now, channelsOf }).attention;
    const types = () => notices.map(({ type }) => type);
    return { ...hall, clock, one, two, three, notices, types, flow, sweep, begin, uses, parts };
  };
}

export type Scene = Awaited<ReturnType<ReturnType<typeof useScenes>>>;
