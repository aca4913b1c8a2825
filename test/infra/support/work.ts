import { expect } from 'vitest';
import type { Emulated } from '../../../tools/emulate/emulate.ts';

/** Takes up what a tournament calls for, and wakes one whose time has come. */
export async function takesUpWork({ functions, judged }: Emulated): Promise<void> {
  const messages = {
    Directing: { does: 'fold', tournament: 'nowhere' },
    TimersDue: [{ stream: 'tournament#nowhere', at: new Date().toISOString() }],
  };
  for (const [name, message] of Object.entries(messages)) {
    const event = { Records: [{ messageId: 'm1', body: JSON.stringify(message) }] };
    expect(await functions.invoke(name, event)).toEqual({ batchItemFailures: [] });
  }
  expect(judged.filter(({ allowed }) => !allowed)).toEqual([]);
}

/** Looks for bots and tournaments that stand still, of which there are none. */
export async function sweepsInVain({ functions }: Emulated): Promise<void> {
  const nothing = { quiet: 0, failed: 0, tournaments: 0, mended: 0 };
  expect(await functions.invoke('Sweep', {})).toEqual(nothing);
}

/** A function leaves in its queue what says nothing. */
export async function leavesInQueue({ functions }: Emulated, name: string): Promise<void> {
  const Records = [{ messageId: 'm1', body: '{}' }];
  const batchItemFailures = [{ itemIdentifier: 'm1' }];
  expect(await functions.invoke(name, { Records })).toEqual({ batchItemFailures });
}
