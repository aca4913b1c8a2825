import { playEvent } from './event/event.ts';
import { playFaults } from './faults/faults.ts';
import type { PartMessage, PartOrder } from './parts.ts';
import { playSeason } from './season.ts';
import { undoAtRandom } from './undo/undo.ts';

function playing(order: PartOrder, tell: (done: string) => void): Promise<unknown> {
  switch (order.of) {
    case 'season':
      return playSeason(order.plan, tell);
    case 'event':
      return playEvent(order.plan, tell);
    case 'faults':
      return playFaults(order.plan, tell);
    case 'undo':
      return Promise.resolve(undoAtRandom(order.plan, tell));
  }
}

/** Plays one part for the process that started this one, and tells it how far it is. */
process.once('message', (message) => {
  const order = message as PartOrder;
  const send = (said: PartMessage): void => void process.send?.(said);
  const tell = (done: string): void => send({ done });
  playing(order, tell).then(
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
