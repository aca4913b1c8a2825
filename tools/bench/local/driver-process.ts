import { drive } from './drive.ts';
import type { DriverMessage, DriverOrder } from './load.ts';

/** Puts a service under a load for the parent process, and sends it the results. */
process.once('message', (order) => {
  const send = (said: DriverMessage): void => void process.send?.(said);
  drive(order as DriverOrder).then(
    (driven) => {
      send({ driven });
      process.disconnect();
    },
    (error: unknown) => {
      send({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
      process.exit(1);
    },
  );
});
