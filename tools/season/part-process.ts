import type { PartMessage } from './parts.ts';
import { playSeason, type SeasonPlan } from './season.ts';

/** Plays one part of a season for the process that started this one, and tells it how far it is. */
process.once('message', (plan) => {
  const send = (message: PartMessage): void => void process.send?.(message);
  playSeason(plan as SeasonPlan, (done) => send({ done })).then(
    (season) => {
      send({ season });
      process.disconnect();
    },
    (error: unknown) => {
      send({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
      process.exit(1);
    },
  );
});
