import { setTimeout } from 'node:timers/promises';

/** Waits a while before the next try, each time about twice as long, and never as long as others do. */
export async function backOff(tries: number, random: (bytes: number) => Uint8Array): Promise<void> {
  const [jitter = 0] = random(1);
  const most = Math.min(400, 5 * 2 ** tries);
  await setTimeout((most * (jitter + 1)) / 256);
}
