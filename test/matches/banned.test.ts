import { describe, expect, it } from 'vitest';
import { FOR_GOOD } from '../../services/platform/requests/account-standing.ts';
import type { AccountActor } from '../../services/platform/requests/actor.ts';
import { presetOf } from '../../services/matches/terms/time-control.ts';
import { account, codeOf, playRounds, started, useHalls, type Hall } from './hall.ts';
import { pod } from './pods.ts';

const openHall = useHalls();
let people = 0;
const somebody = (name: string): AccountActor => account(`${name} ${String((people += 1))}`);
const ban = ({ store }: Hall, { account: who }: AccountActor) =>
  store.accounts.putStanding(who, {
    revision: 1,
    data: { mutes: {}, bans: { report: FOR_GOOD }, notices: [] },
  });
const gameId = 'secret-numbers';

describe('a banned account', () => {
  it('takes no seat: of its own, by an invitation, again, or of an absent player', async () => {
    const hall = openHall();
    const { matches } = hall;
    const [host, bad] = [somebody('host'), somebody('bad')];
    const open = (await matches.create(host, { gameId, seats: 3 })).record.id;
    await matches.invite(host, { matchId: open, accountId: bad.account });
    const over = await started(matches, [host, bad], { rounds: 1 });
    await playRounds(matches, [host, bad], over.record.id, 1);
    await ban(hall, bad);
    const on = { matchId: over.record.id };
    for (const seated of [
      matches.create(bad, { gameId, seats: 2 }),
      matches.join(bad, { matchId: open }),
      matches.answerInvitation(bad, { invitationId: `${open}.1`, accept: true }),
      matches.rematch(bad, on),
    ])
      expect(await codeOf(seated)).toBe('FORBIDDEN');
    const again = (await matches.rematch(host, on)).record.id;
    expect(await codeOf(matches.rematch(bad, on))).toBe('FORBIDDEN');
    expect(await codeOf(matches.join(bad, { matchId: again }))).toBe('FORBIDDEN');
  });

  it('starts no table of its own, and its bot accounts can’t join', async () => {
    const hall = openHall();
    const { matches } = hall;
    const [host, other] = [somebody('host'), somebody('other')];
    const open = (await matches.create(host, { gameId, seats: 3 })).record.id;
    await matches.join(other, { matchId: open });
    const program: AccountActor = { ...somebody('program'), machine: true };
    const createdAt = '2026-03-01T12:00:00.000Z';
    await hall.store.accounts.changeProfile(program.account, { owner: host.account }, createdAt);
    await ban(hall, host);
    expect(await codeOf(matches.start(host, { matchId: open }))).toBe('FORBIDDEN');
    expect(await codeOf(matches.join(program, { matchId: open }))).toBe('FORBIDDEN');
  });

  it('is stopped where matches are stored, for every way to a seat', async () => {
    const hall = openHall();
    const [good, bad] = [somebody('good'), somebody('bad')];
    await ban(hall, bad);
    const found = { gameId, timeControl: 'async-1d', language: undefined } as const;
    const accounts = [good.account, bad.account];
    const match = { ...found, id: `found-${String(people)}`, queue: 'async-1d/x', accounts };
    expect(await codeOf(hall.matches.found(match))).toBe('FORBIDDEN');
    expect(await hall.matches.find(good, match.id)).toBeUndefined();
  });

  it('gives up its seat when the match of its pod starts, and is no substitute', async () => {
    const hall = openHall();
    const names = ['good', 'bad', 'third', 'bad too'];
    const [good, bad, third, other] = names.map(somebody);
    if (!good || !bad || !third || !other) throw new Error('Nobody is here.');
    for (const each of [bad, other]) await ban(hall, each);
    const timeControl = presetOf('async-1d') ?? {};
    const match = pod([good, bad, third], { timeControl });
    await hall.matches.seatMatch(match);
    const seen = await hall.matches.find(good, match.id);
    expect(seen?.record.seats.map(({ resigned }) => resigned === true)).toEqual([
      false,
      true,
      false,
    ]);
    expect(seen?.waitingOn).not.toContain('seat2');
    const holder = { kind: 'account', account: other.account } as const;
    const wish = { matchId: match.id, seat: 'seat3', holder, commandId: 'in' };
    expect(await codeOf(hall.matches.seatPlayer(wish))).toBe('FORBIDDEN');
  });
});
