import { describe, expect, it } from 'vitest';
import { ann, bob, playRounds, started, useHalls } from './hall.ts';

const openHall = useHalls();

describe('a match', () => {
  it('is created, joined, started, played to its end and published', async () => {
    const { matches } = openHall();
    const { record } = await started(matches, [ann, bob]);
    expect(record).toMatchObject({ status: 'RUNNING', version: 2 });
    await playRounds(matches, [ann, bob], record.id, 3);
    const over = await matches.find(bob, record.id);
    expect(over?.record).toMatchObject({ status: 'FINISHED', version: 8 });
  });
});
