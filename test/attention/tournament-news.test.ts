import { createApp } from '../../services/app/app.ts';
import { beforeEach, expect, it } from 'vitest';
import { createNotifier } from '../../services/notifications/attention/notifier.ts';
import { createSeer, type SeeingParts } from '../../services/notifications/attention/see.ts';
import type { TournamentNews } from '../../services/tournaments/directing-contract.ts';
import { eventNotifier } from '../../services/tournaments/directing/event-notifier.ts';
import { createNotify } from '../../services/notifications/delivery/notify.ts';
import { tournamentStream } from '../../services/platform/storage/tournaments/name.ts';
import { heldClock } from '../matches/clocks/table.ts';
import { ann, useHalls } from '../matches/hall.ts';
import { HOUR, channel } from './world.ts';

const openHall = useHalls();
let scenes = 0;

/** A tournament player with channels; `deliveries` is the list of notifications sent to them. */
function scene(kinds: readonly ('WEBHOOK' | 'EMAIL')[] = ['WEBHOOK']) {
  scenes += 1;
  const clock = heldClock(`${String(2040 + scenes)}-03-04T20:00:00.000Z`);
  const { store } = openHall(undefined, clock.now);
  const account = `player ${String(scenes)}`;
  const channels = kinds.map((kind) => channel(kind));
  const channelsOf = (who: string) => Promise.resolve(who === account ? channels : []);
  const tell = eventNotifier({
    attentions: store.attentions,
    reachable: async (who) => (await channelsOf(who)).length > 0,
    awaits: async () => undefined,
  });
  const published = (round: number, more: Partial<TournamentNews> = {}) => {
    const news: TournamentNews = {
      type: 'tournament.round.published',
      ...{ version: 10 + round, at: clock.iso(), about: `round ${String(round)}` },
      ...{ gameId: 'secret-numbers', speed: 'LIVE', data: { round, startsAt: clock.iso(HOUR) } },
      ...more,
    };
    return { tournament: 'cup', news, to: [{ account, pod: 7 }, { account: 'nobody' }] };
  };
  const parts: SeeingParts = {
    ...store,
    channelsOf,
    notify: createNotify({ deliveries: store.deliveries }),
    isWatching: () => Promise.resolve(false),
    now: clock.now,
  };
  const stream = tournamentStream('cup');
  const see = (other: Partial<SeeingParts> = {}) =>
    createSeer({ ...parts, ...other })({ account, stream });
  const told = async (kind = 'WEBHOOK') =>
    (await store.deliveries.latest({ account, channel: kind }, 20)).map(({ data }) => data);
  const uses = createApp({ store, now: clock.now, channelsOf }).attention;
  return { store, clock, account, tell, published, see, told, uses, stream };
}

let it_: ReturnType<typeof scene>;
beforeEach(() => {
  it_ = scene();
});

it('sends a player only the place to look at', async () => {
  const { tell, published, see, told, clock, store, stream } = it_;
  await tell(published(3));
  await see();
  expect(await told()).toMatchObject([{ type: 'tournament.round.published' }]);
  const [{ notice }] = (await told()) as [{ notice: object }];
  expect(notice).toEqual({
    ...{ tournamentId: 'cup', gameId: 'secret-numbers', round: 3, pod: 7 },
    startsAt: clock.iso(HOUR),
  });
  expect(await store.attentions.find('nobody', stream)).toBeUndefined();
});

it('sends a repeated event once, whether it comes before or after the notice', async () => {
  const { tell, published, see, told } = it_;
  const third = published(3);
  await Promise.all([tell(third), tell(third)]);
  await see();
  await tell(third);
  await see();
  expect(await told()).toHaveLength(1);
  const others = [published(4), published(5), published(5, { about: 'round 6' })];
  await Promise.all([...others, third].map(tell));
  await see();
  expect(await told()).toHaveLength(4);
});

it('sends an event again with the same id if the process dies before it is recorded', async () => {
  const { tell, published, see, told, store } = it_;
  await tell(published(3));
  const attentions = { ...store.attentions, put: () => Promise.reject(new Error('It died.')) };
  await expect(see({ attentions })).rejects.toThrow('It died.');
  await see();
  expect(await told()).toHaveLength(1);
});

it('applies the account’s rules for type, game and speed, and never those for matches', async () => {
  const { tell, published, see, told, uses, account } = it_;
  const actor = { ...ann, account };
  const rule = { channels: ['WEBHOOK'] };
  const tries: readonly (readonly [object, number])[] = [
    [{ events: ['tournament.pod.*'] }, 0],
    [{ events: ['tournament.*'], matchIds: ['cup'] }, 0],
    [{ events: ['tournament.*'], gameIds: ['chess'] }, 0],
    [{ events: ['tournament.*'], speeds: ['ASYNC'] }, 0],
    [{ events: ['tournament.round.*'], gameIds: ['secret-numbers'], speeds: ['LIVE'] }, 1],
  ];
  let round = 0;
  for (const [says, expected] of tries) {
    const its = { ...rule, ...says } as { events: string[]; channels: string[] };
    await uses.setRules(actor, { rules: [its] });
    round += 1;
    await tell(published(round));
    await see();
    expect(await told(), JSON.stringify(says)).toHaveLength(expected);
  }
});

it('holds a mail back in quiet hours unless it is urgent, and drops it after its time', async () => {
  const { tell, published, see, told, clock } = scene(['EMAIL']);
  clock.pass(3 * HOUR);
  await tell(published(1));
  await tell(published(2, { until: clock.iso(HOUR) }));
  await tell(published(3, { until: clock.iso(5 * HOUR) }));
  await see();
  const rounds = async () =>
    ((await told('EMAIL')) as { notice: { round: number } }[]).map(({ notice }) => notice.round);
  expect(await rounds()).toEqual([2]);
  clock.pass(6 * HOUR);
  await see();
  expect(await rounds()).toEqual([2]);
  clock.pass(4 * HOUR);
  await see();
  expect((await rounds()).toSorted()).toEqual([1, 2]);
});

it('keeps an event that another process adds concurrently', async () => {
  const { store, account, stream, see, told, published, tell } = it_;
  const before = published(1);
  let isFirst = true;
  const hear = createNotifier({
    attentions: {
      ...store.attentions,
      async put(attention) {
        if (isFirst) {
          isFirst = false;
          await tell(before);
        }
        return store.attentions.put(attention);
      },
    },
    reachable: () => Promise.resolve(true),
    awaits: async () => undefined,
  });
  const { gameId, speed, ...news } = published(2).news;
  await hear({ account, stream, gameId, speed, news });
  await see();
  expect(await told()).toHaveLength(2);
});
