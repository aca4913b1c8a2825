import { renameSync, writeFileSync } from 'node:fs';

// Runs inside the soaked service: regularly writes the size of its objects and buffers, in bytes.
const EVERY_MS = 500;
const place = process.env.HEAP_TOLD_IN;
if (place !== undefined) {
  setInterval(() => {
    const { heapUsed, external } = process.memoryUsage();
    // written atomically, because another process reads it
    writeFileSync(`${place}.next`, String(heapUsed + external));
    renameSync(`${place}.next`, place);
  }, EVERY_MS).unref();
}
