import { createApp } from '../../services/app/app.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { rearm } from '../../services/notifications/attention/rearm.ts';
import type { AccountActor } from '../../services/platform/requests/actor.ts';
import { account, pick, useHalls, type Hall } from '../matches/hall.ts';
import { streamTable, underWay, type StreamTable } from './table.ts';

const openHall = useHalls();
let people = 0;
/** Two accounts unknown to other tests. */
const strangers = (): readonly [AccountActor, AccountActor] => {
  people += 1;
  return [account(`ula ${String(people)}`), account(`vit ${String(people)}`)];
};

let commands: Hall;
let table: StreamTable;
beforeEach(() => {
  commands = openHall();
  table = streamTable(commands, openHall());
});

const due = async (who: AccountActor) => {
  const { items } = await createApp({ store: commands.store }).attention.list(who, { first: 100 });
  return items.map(({ item }) => item);
};
/** The ids and the expiry times of the open proposals in a match. */
async function proposalsOf(who: AccountActor, matchId: string) {
  const seen = await commands.matches.find(who, matchId);
  return (seen?.proposals ?? []).map(({ id, expiresAt }) => ({ proposalId: id, expiresAt }));
}

describe('a due vote', () => {
  const votes = async (who: AccountActor) =>
    (await due(who)).filter(({ kind }) => kind === 'VOTE').map(({ count }) => count);
  const flow = async (work: Promise<unknown>) => {
    await work;
    return table.flow();
  };

  it('appears with a proposal, beside the answers, and disappears by voting and by closing', async () => {
    const [one, two] = strangers();
    const { matches } = commands;
    const matchId = await underWay(commands, 3, [one, two]);
    await flow(matches.propose(one, { matchId, kind: 'PAUSE' }));
    expect([await votes(one), await votes(two)]).toEqual([[], [1]]);
    const [pause] = await proposalsOf(one, matchId);
    const seen = (await due(two)).find(({ kind }) => kind === 'VOTE');
    expect(seen).toMatchObject({ matchId, seat: 'seat2', deadline: pause?.expiresAt });
    await flow(matches.propose(one, { matchId, kind: 'END' }));
    expect(await votes(two)).toEqual([2]);
    // an answer meanwhile changes none of it
    await flow(pick(matches, two, matchId));
    expect((await due(two)).map(({ kind }) => kind)).toEqual(['VOTE']);
    await flow(matches.vote(two, { matchId, proposalId: pause?.proposalId ?? '', agree: false }));
    expect(await votes(two)).toEqual([1]);
    const [, end] = await proposalsOf(one, matchId);
    await flow(matches.vote(one, { matchId, proposalId: end?.proposalId ?? '', agree: false }));
    expect([await votes(one), await votes(two)]).toEqual([[], []]);
  });

  it('is sent to subscribers, and causes no notice but that of the proposal', async () => {
    const [one, two] = strangers();
    const { matches } = commands;
    const matchId = await underWay(commands, 3, [one, two]);
    await table.flow();
    const ear = await table.attend(two);
    await flow(matches.propose(one, { matchId, kind: 'END' }));
    const [end] = await proposalsOf(one, matchId);
    const { store } = commands;
    // nothing is ever to be looked at for it, not even where its account changes its rules
    await rearm({ attentions: store.attentions, now: () => new Date() }, two.account);
    expect((await store.attentions.find(two.account, matchId, 'VOTE'))?.wake).toBeUndefined();
    await flow(matches.vote(two, { matchId, proposalId: end?.proposalId ?? '', agree: true }));
    const told = JSON.stringify(table.heard(ear));
    expect([...told.matchAll(/"cleared":(\w+),"item":\{[^}]*"VOTE"/g)].map(([, is]) => is)).toEqual(
      ['false', 'true'],
    );
  });
});
