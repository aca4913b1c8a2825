import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emulate, type Emulated } from '../../tools/emulate/emulate.ts';
import { smoke } from '../../tools/smoke/smoke.ts';
import { stageAt } from '../../tools/smoke/stage.ts';
import { browser } from '../notifications/browser.ts';
import { answersWithThePage, refusesWhoComesPast } from './support/front-page.ts';
import { talkAt } from './support/talk.ts';
import { leavesForGood, nobodyAnswers, type Made } from './support/late.ts';
import { playRated } from './support/rated.ts';
import { findEachOtherInVain } from './support/queued.ts';
import { newerCode } from './support/newer.ts';
import { leavesInQueue, sweepsInVain, takesUpWork } from './support/work.ts';
import { unused } from './support/grants.ts';
import { synthesise, type Synthesised } from './support/synth.ts';
import { cameBack, alarmsAt } from './support/alarms.ts';
import { keepsWebhook } from './support/webhook.ts';
import { amount, isLong } from '../support/long.ts';

/** Number of answers in the match that is played. */
const ANSWERS = amount(8, 20);

describe('the deployed bundles', () => {
  const faults: string[] = [];
  let cloud: Synthesised;
  let emulated: Emulated;
  /** A match in which no one answers, begun before all else, because its clocks take time. */
  let late: string;

  beforeAll(async () => {
    cloud = synthesise({ mailFrom: 'play@example.org' }, { bundled: true });
    const listen = (name: string, line: string) => {
      if (line.includes('"level":"ERROR"')) faults.push(`${name}: ${line}`);
    };
    const folder = relative('', cloud.folder);
    emulated = await emulate({ folder, pace: 10, instances: 2, listen });
    if (isLong) late = await nobodyAnswers(emulated);
  });
  afterAll(async () => {
    await emulated.close();
    rmSync(cloud.folder, { recursive: true });
  });

  it('play a match with a bot, send a watcher all of it, and need no further permissions', async () => {
    const { host, judged } = emulated;
    const stage = stageAt(`http://${host}`, await emulated.tokenFor('ann'));
    const { answers, status } = await smoke(stage, ANSWERS);
    expect({ answers, status }).toEqual({ answers: ANSWERS, status: 'FINISHED' });
    expect(faults).toEqual([]);
    expect(judged.filter(({ allowed }) => !allowed)).toEqual([]);
    const onSecrets = judged.filter(
      ({ by, resource }) => by !== 'TimersDue' && resource.includes('DataSecrets'),
    );
    expect(new Set(onSecrets.map(({ by, action }) => `${by} ${action}`))).toEqual(
      new Set(['Graphql dynamodb:PutItem', 'Graphql dynamodb:GetItem', 'Bots dynamodb:GetItem']),
    );
    expect(onSecrets.flatMap(({ leadingKeys = [] }) => leadingKeys)).toEqual(
      onSecrets.map(() => expect.stringMatching(/^SECRET#/)),
    );
  });

  it('serve the API beside the page, as the front does', async () => {
    await answersWithThePage(emulated.host);
  });

  // matches and events in all their ways
  if (isLong) {
    it('store profiles, tokens and lists, and close a connection whose token has expired', async () => {
      const { host } = emulated;
      const ann = stageAt(`http://${host}`, await emulated.tokenFor('ann'));
      await ann.graphql('mutation { updateProfile(input: { locale: CS }) { locale } }', {});
      const { createToken } = (await ann.graphql(
        `mutation { createToken(input: { name: "board", scopes: [READ, PLAY, HOST] }) {
        token accessToken { id } } }`,
        {},
      )) as { createToken: { token: string; accessToken: { id: string } } };
      const board = stageAt(`http://${host}`, createToken.token);

      const made = 'mutation ($of: CreateMatchInput!) { createMatch(input: $of) { id } }';
      const of = { gameId: 'tales-of-glory', seats: 4, bots: ['greedy'] };
      const { createMatch: match } = (await ann.graphql(made, { of })) as Made;
      const bobs = await emulated.tokenFor('bob', 4);
      // to the whole second, and a little for the clock of the API
      const bobIsOver = Date.now() + 4_500;
      const [brief, long] = [stageAt(`http://${host}`, bobs).watcher(), board.watcher()];
      const soonOver = brief.follow(match.id);
      const followed = long.follow(match.id);
      await Promise.all([soonOver.begun, followed.begun]);
      const listing = '{ matches(filter: { list: MINE }) { edges { node { id } } } }';
      const listed = async () => JSON.stringify(await board.graphql(listing, {}));
      await expect.poll(listed).toContain(match.id);
      const hungUp = expect(soonOver.ended).rejects.toBeDefined();
      const joins = async (name: string) => {
        const join = 'mutation ($of: JoinMatchInput!) { joinMatch(input: $of) { id } }';
        const guest = stageAt(`http://${host}`, await emulated.tokenFor(name));
        await guest.graphql(join, { of: { matchId: match.id } });
      };
      await joins('guest1');
      await talkAt({ ann, host, matchId: match.id, tokenFor: (name) => emulated.tokenFor(name) });
      const rude = new WebSocket(`ws://${host}/ws`, 'graphql-transport-ws');
      await once(rude, 'open');
      rude.send('not a message');
      await once(rude, 'close');
      await keepsWebhook(ann);

      // the steps before have taken most of the time that Bob's token lasts
      await new Promise((resolve) => setTimeout(resolve, bobIsOver - Date.now()));
      await joins('guest2');
      await hungUp;
      const start = 'mutation ($of: StartMatchInput!) { startMatch(input: $of) { id } }';
      await ann.graphql(start, { of: { matchId: match.id } });
      await Promise.all([brief.stop(), long.stop()]);
      const ending = 'mutation ($id: ID!) { revokeToken(input: { tokenId: $id }) { id } }';
      await ann.graphql(ending, { id: createToken.accessToken.id });
    });

    it('list and push due turns, and store notification settings', async () => {
      const { host } = emulated;
      const token = await emulated.tokenFor('ann');
      const ann = stageAt(`http://${host}`, token);
      const made = 'mutation ($of: CreateMatchInput!) { createMatch(input: $of) { id } }';
      const timeControl = { preset: 'async-1d', vacation: 'ALLOWED' };
      const of = { gameId: 'tales-of-glory', seats: 2, bots: ['greedy'], timeControl };
      const { createMatch: match } = (await ann.graphql(made, { of })) as Made;
      const start = 'mutation ($of: StartMatchInput!) { startMatch(input: $of) { id } }';
      await ann.graphql(start, { of: { matchId: match.id } });
      const due = async () =>
        JSON.stringify(await ann.graphql('{ attention { edges { node { matchId } } } }', {}));
      await expect.poll(due).toContain(match.id);
      const socket = createClient({
        url: `ws://${host}/ws`,
        webSocketImpl: WebSocket,
        connectionParams: { authorization: `Bearer ${token}` },
      });
      const query = 'subscription { attention { cleared item { matchId } } }';
      for await (const { data } of socket.iterate({ query })) {
        expect(data).toMatchObject({ attention: { cleared: false } });
        break;
      }
      await socket.dispose();
      const setting = 'mutation { setNotificationRules(input: { rules: [] }) { id } }';
      expect(await ann.graphql(setting, {})).toEqual({ setNotificationRules: [] });
    });

    it('send mail and push notices, and stop when mails bounce', async () => {
      const { host, functions, judged, mails } = emulated;
      const cat = stageAt(`http://${host}`, await emulated.tokenFor('eve'));
      const her = alarmsAt(cat);
      const mail = await her.add({ kind: 'EMAIL', address: 'cat@example.org' });
      await expect.poll(() => mails).toHaveLength(1);
      await her.verify(mail, mails[0]);

      // the push host does not exist, and delivery is tried all the same
      const { subscription: push } = browser('https://push.invalid/cat');
      const told = (await cat.graphql('{ service { pushKey issuer } }', {})) as { service: object };
      expect(await cat.rest('/v1/service')).toMatchObject(told.service);
      const pushed = await her.add({ kind: 'PUSH', push });
      await expect.poll(() => her.channel(pushed)).toMatchObject({ deliveries: [{ attempts: 1 }] });

      await her.wantAll(mail);
      const made = 'mutation ($of: CreateMatchInput!) { createMatch(input: $of) { id } }';
      const of = { gameId: 'tales-of-glory', seats: 2, bots: ['greedy'] };
      const { createMatch: match } = (await cat.graphql(made, { of })) as Made;
      const watcher = cat.watcher();
      const followed = watcher.follow(match.id);
      await followed.begun;
      const start = 'mutation ($of: StartMatchInput!) { startMatch(input: $of) { id } }';
      await cat.graphql(start, { of: { matchId: match.id } });
      await expect.poll(() => mails).toHaveLength(2);
      expect(mails[1]?.raw).toContain(match.id);
      expect(mails[1]?.raw).toMatch(/^List-Unsubscribe: <https:/m);
      await watcher.stop();

      const invoked = await functions.invoke('Notifications', cameBack(mails[1]));
      expect(invoked).toEqual({ batchItemFailures: [] });
      expect(await her.channel(mail)).toMatchObject({ disabledReason: 'SUPPRESSED' });
      await cat.graphql('mutation { deleteAccount(input: { confirm: "eve" }) { at } }', {});
      const secrets = judged.filter(
        ({ by, resource }) => by === 'Notifications' && resource.includes('DataSecrets'),
      );
      expect(new Set(secrets.flatMap(({ leadingKeys = [] }) => leadingKeys))).toEqual(
        new Set([`CHANNEL#eve#${mail}`, `CHANNEL#eve#${pushed}`, 'VAPID#KEY']),
      );
      expect(judged.filter(({ allowed }) => !allowed)).toEqual([]);
    });

    it('rate matches, and notify followers of a table that needs players', () =>
      playRated(emulated));

    it('answer for a player who is late, to the second, and stop when a match is over', async () => {
      const { host, functions, judged } = emulated;
      const ann = stageAt(`http://${host}`, await emulated.tokenFor('ann'));
      type Seen = { readonly match: { readonly seats: readonly { readonly missed: number }[] } };
      const asked = 'query ($id: ID!) { match(id: $id) { seats { missed } } }';
      const missed = async () =>
        ((await ann.graphql(asked, { id: late })) as Seen).match.seats.map((seat) => seat.missed);
      // neither the sweep nor an API was here meanwhile
      await expect.poll(missed).not.toContain(0);
      expect(judged.filter(({ by }) => by === 'TimersDue')).not.toEqual([]);
      expect(await functions.invoke('TimersSweep', {})).toEqual({ due: expect.any(Number) });

      await leavesForGood(emulated, late);
      const at = new Date().toISOString();
      const event = {
        Records: [{ messageId: 'm1', body: JSON.stringify([{ stream: late, at }]) }],
      };
      expect(await functions.invoke('TimersDue', event)).toEqual({ batchItemFailures: [] });
      const admin = stageAt(`http://${host}`, await emulated.tokenFor('root', 3_600, 'admin'));
      const holding =
        'mutation ($hold: Boolean!) { holdExpiry(input: { hold: $hold, reason: "an outage" }) { hold { reason } } }';
      for (const hold of [true, false]) await admin.graphql(holding, { hold });
    });

    it('wait for a release that can read the data of a newer API, and then miss nothing', async () => {
      const { host, functions } = emulated;
      // before anything waits for them
      const newer = {
        graphql: await newerCode(functions.codeOf('Graphql')),
        stream: await newerCode(functions.codeOf('Stream')),
        redrive: await newerCode(functions.codeOf('StreamRedrive')),
      };
      const as = async (name: string) => stageAt(`http://${host}`, await emulated.tokenFor(name));
      const [ann, bob, cat] = [await as('ann'), await as('bob'), await as('cat')];
      const made = 'mutation ($of: CreateMatchInput!) { createMatch(input: $of) { id } }';
      const of = { gameId: 'tales-of-glory', seats: 3 };
      const { createMatch: match } = (await ann.graphql(made, { of })) as Made;
      const on = { of: { matchId: match.id } };
      const join = 'mutation ($of: JoinMatchInput!) { joinMatch(input: $of) { id } }';
      for (const each of [bob, cat]) await each.graphql(join, on);
      const watcher = ann.watcher();
      const followed = watcher.follow(match.id);
      await followed.begun;
      await ann.graphql('mutation ($of: StartMatchInput!) { startMatch(input: $of) { id } }', on);

      const older = functions.replace('Graphql', newer.graphql);
      const resigning = 'mutation ($of: ResignInput!) { resign(input: $of) { version } }';
      await bob.graphql(resigning, on);
      await expect.poll(() => emulated.queued('TellingGivenUp')).toHaveLength(1);
      const before = watcher.updates();
      // a newer consumer takes up the failed records, and reads those of the older API, too
      functions.replace('StreamRedrive', newer.redrive);
      functions.replace('Stream', newer.stream);
      await expect.poll(() => watcher.updates()).toBeGreaterThan(before);
      await expect.poll(() => emulated.queued('TellingGivenUp')).toEqual([]);

      // the older API, put back, refuses entries that it cannot read, and the watcher stays
      functions.replace('Graphql', older);
      await expect(cat.graphql(resigning, on)).rejects.toThrow();
      const { createMatch: other } = (await cat.graphql(made, { of })) as Made;
      const elsewhere = watcher.follow(other.id);
      await elsewhere.begun;
      const leaving = 'mutation ($of: LeaveMatchInput!) { leaveMatch(input: $of) { version } }';
      const { leaveMatch: left } = (await cat.graphql(leaving, { of: { matchId: other.id } })) as {
        leaveMatch: object;
      };
      expect(await elsewhere.ended).toMatchObject(left);

      functions.replace('Graphql', newer.graphql);
      await cat.graphql(resigning, on);
      const has = await followed.ended;
      const { match: is } = (await ann.graphql(
        'query ($id: ID!) { match(id: $id) { version view } }',
        match,
      )) as { match: unknown };
      expect(has).toEqual(is);
      expect(emulated.queued('TellingDead')).toEqual([]);
      await watcher.stop();
    });

    it('sweep for stalled bots, and process queues', async () => {
      await sweepsInVain(emulated);
      await findEachOtherInVain(emulated);
    });
  }

  it.each(['StreamRedrive', 'BotsRedrive', 'TimersDue', 'Notifications', 'Directing'] as const)(
    'leave in the queue any message that %s can’t process',
    (name) => leavesInQueue(emulated, name),
  );

  it('process the work of tournaments, and wake them in time', () => takesUpWork(emulated));

  it('refuse requests that bypass the front', async () => {
    await refusesWhoComesPast(emulated.functions);
  });

  it('have exactly the permissions that they use', () => {
    expect(emulated.judged.filter(({ allowed }) => !allowed)).toEqual([]);
    // a short run has no use for some
    if (isLong) expect(unused(emulated)).toEqual([]);
  });
});
