import { expect } from 'vitest';
import type { Emulated } from '../../../tools/emulate/emulate.ts';

/** Runs the work of a tournament, a notification about one, and a tournament timer that is due. */
export async function takesUpWork({ functions, judged }: Emulated): Promise<void> {
  const at = new Date().toISOString();
  const heard = { version: 1, at, about: 'round 1', gameId: 'talisman', speed: 'LIVE', data: {} };
  const messages = [
    ['Directing', { does: 'fold', tournament: 'nowhere' }],
    [
      'Directing',
      {
        ...{ does: 'tell', tournament: 'nowhere', to: [{ account: 'nobody' }] },
        news: { type: 'tournament.round.started', ...heard },
      },
    ],
    ['TimersDue', [{ stream: 'tournament#nowhere', at }]],
  ] as const;
  for (const [name, message] of messages) {
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
