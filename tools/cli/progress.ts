/** Milliseconds before the first word of progress, and between the words. */
const QUIET = 2_000;
const BETWEEN = { terminal: 200, log: 10_000 };

/** Shows the progress of a long command on stderr; a short one shows nothing. */
export function progress(label: string): { at(done: string): void; end(): void } {
  const terminal = process.stderr.isTTY;
  let due = performance.now() + QUIET;
  let shown = false;
  return {
    at(done) {
      const now = performance.now();
      if (now < due) return;
      due = now + (terminal ? BETWEEN.terminal : BETWEEN.log);
      shown = true;
      process.stderr.write(terminal ? `\r\u001b[K${label} ${done}` : `${label} ${done}\n`);
    },
    end() {
      if (shown && terminal) process.stderr.write('\r\u001b[K');
    },
  };
}
