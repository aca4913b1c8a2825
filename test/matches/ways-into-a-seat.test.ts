import { describe, expect, it } from 'vitest';
import type { CreateMatch } from '../../services/matches/contract.ts';
import type { AccountActor } from '../../services/platform/requests/actor.ts';
import { heldClock, HOUR } from './clocks/table.ts';
import { account, codeOf, useHalls } from './hall.ts';

const open = useHalls();
const clock = heldClock();
const absence = { onExpiry: 'AUTOPILOT', absentAfter: 1, offerAfter: 'PT12H' } as const;
const timeControl = { preset: 'async-1d' };

let people = 0;
const player = (more: Partial<AccountActor> = {}): AccountActor => ({
  ...account(`player ${String((people += 1))}`),
  ...more,
});

/** A match of two in play, whose players are both away and their seats offered. */
async function offered(host: AccountActor, other: AccountActor, setup: Partial<CreateMatch> = {}) {
  const { matches } = open(undefined, clock.now);
  const table = { gameId: 'secret-numbers', seats: 2, timeControl, absence };
  const { record, invitation } = await matches.create(host, { ...table, ...setup });
  const matchId = record.id;
  const code = invitation === undefined ? {} : { invitation };
  await matches.join(other, { matchId, ...code });
  await matches.start(host, { matchId });
  const pass = async () => {
    for (const hours of [25, 13]) {
      clock.pass(hours * HOUR);
      await matches.wake(matchId);
    }
  };
  await pass();
  const may = async (who: AccountActor) => {
    const seen = await matches.find(who, matchId);
    return seen !== undefined && matches.can(who, seen).includes('claimSeat');
  };
  const claim = (who: AccountActor, seat: string) =>
    codeOf(matches.claimSeat(who, { matchId, seat }));
  return { matches, matchId, pass, may, claim };
}

describe('a substitute', () => {
  it('meets the requirements of the table, except a player who takes their own seat back', async () => {
    const host = player({ locale: 'en' });
    const setup = { requirements: { languages: ['en' as const] } };
    const { pass, may, claim } = await offered(host, player({ locale: 'en' }), setup);
    const czech = player({ locale: 'cs' });
    expect(await may(czech)).toBe(false);
    expect(await claim(czech, 'seat1')).toBe('REQUIREMENTS_NOT_MET');
    const english = player({ locale: 'en' });
    expect(await may(english)).toBe(true);
    expect(await claim(english, 'seat1')).toBe('done');
    await pass();
    expect(await claim({ ...host, locale: 'cs' }, 'seat1')).toBe('done');
  });

  it('is judged by a rating that is read for matches in play, too', async () => {
    const setup = { requirements: { ratingMin: 100 } };
    const { may, claim } = await offered(player(), player(), setup);
    const substitute = player();
    expect(await may(substitute)).toBe(true);
    expect(await claim(substitute, 'seat2')).toBe('done');
  });

  it('is a person in a rated match of people', async () => {
    const { may, claim } = await offered(player(), player(), { rated: true });
    const program = player({ machine: true });
    expect(await may(program)).toBe(false);
    expect(await claim(program, 'seat1')).toBe('FORBIDDEN');
    expect(await claim(player(), 'seat1')).toBe('done');
  });
});

it('a guest’s seat is not handed to an account that has held another seat of the match', async () => {
  const host = player();
  const guest = player({ guest: true });
  const { matches, matchId, claim } = await offered(host, guest, { visibility: 'PRIVATE' });
  await matches.returnToSeat(guest, { matchId });
  await matches.handOver(guest, host, matchId);
  expect(await claim(player({ roles: ['admin'] }), 'seat1')).toBe('done');
  await matches.handOver(guest, host, matchId);
  expect((await matches.find(guest, matchId))?.seat).toBe('seat2');
  const newcomer = player();
  await matches.handOver(guest, newcomer, matchId);
  expect((await matches.find(newcomer, matchId))?.seat).toBe('seat2');
});
