import { playFaults } from './faults/faults.ts';
import type { PartMessage, PartOrder } from './parts.ts';
import { playSeason } from './season.ts';

/** Plays one part for the process that started this one, and tells it how far it is. */
process.once('message', (message) => {
  const order = message as PartOrder;
  const send = (said: PartMessage): void => void process.send?.(said);
  const tell = (done: string): void => send({ done });
  const playing =
    order.of === 'season' ? playSeason(order.plan, tell) : playFaults(order.plan, tell);
  playing.then(
    (result) => {
      send({ result });
      process.disconnect();
    },
    (error: unknown) => {
      send({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
      process.exit(1);
    },
  );
});
