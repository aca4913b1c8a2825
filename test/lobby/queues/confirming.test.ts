import { describe, expect, it } from 'vitest';
import { MINUTE, SECOND } from '../../matches/clocks/table.ts';
import { codeOf, type account } from '../../matches/hall.ts';
import { live, useCrowd } from './crowd.ts';

let people: readonly ReturnType<typeof account>[];
const { clock, newProcess, ticketOf, tablesOf } = useCrowd((_, came) => {
  people = came;
});

describe('a real-time table found by a queue', () => {
  const found = async () => {
    const [ada, ben] = people;
    if (!ada || !ben) throw new Error('Nobody is here.');
    const one = await newProcess().join(ada, live);
    clock.pass(SECOND);
    const other = await newProcess().join(ben, live);
    return { ada, ben, one, other };
  };

  it('starts when all players have confirmed', async () => {
    const { ada, ben, one, other } = await found();
    expect(other).toMatchObject({ status: 'CONFIRMING', confirmBy: clock.iso(30 * SECOND) });
    const said = await newProcess().confirm(ada, { ticketId: one.id });
    expect(said).toMatchObject({ status: 'CONFIRMING', confirmed: true, matchId: undefined });
    const both = await Promise.all([
      newProcess().confirm(ben, { ticketId: other.id }),
      newProcess().confirm(ben, { ticketId: other.id }),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['MATCHED', 'MATCHED']);
    expect(await tablesOf(both)).toEqual([[ada.account, ben.account]]);
  });

  it('returns the others to the queue if a player doesn’t confirm, who can rejoin after 1, 5, 15 minutes', async () => {
    const { ada, ben, one } = await found();
    for (const minutes of [1, 5, 15]) {
      await newProcess().confirm(ada, { ticketId: one.id });
      clock.pass(30 * SECOND);
      await newProcess().look('live/secret-numbers');
      expect(await ticketOf(ada)).toMatchObject({ id: one.id, status: 'OPEN', since: one.since });
      expect((await ticketOf(ben))?.status).toBe('EXPIRED');
      const barred = newProcess().join(ben, live);
      await expect(barred).rejects.toMatchObject({
        code: 'RATE_LIMITED',
        retryAfter: minutes * 60,
      });
      clock.pass(minutes * MINUTE);
      expect((await newProcess().join(ben, live)).status).toBe('CONFIRMING');
    }
  });

  it('is cancelled when a player leaves the queue', async () => {
    const { ada, ben, one, other } = await found();
    expect((await newProcess().leave(ben, { ticketId: other.id })).status).toBe('LEFT');
    expect(await ticketOf(ada)).toMatchObject({ id: one.id, status: 'OPEN' });
    expect(await codeOf(newProcess().join(ben, live))).toBe('RATE_LIMITED');
  });
});
