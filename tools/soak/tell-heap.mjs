import { renameSync, writeFileSync } from 'node:fs';

// In the service that is soaked: writes down now and again what its objects and buffers take, in bytes.
const EVERY_MS = 500;
const place = process.env.HEAP_TOLD_IN;
if (place !== undefined) {
  setInterval(() => {
    const { heapUsed, external } = process.memoryUsage();
    // whole at any time, for somebody reads it
    writeFileSync(`${place}.next`, String(heapUsed + external));
    renameSync(`${place}.next`, place);
  }, EVERY_MS).unref();
}
