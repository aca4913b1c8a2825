import { vi } from 'vitest';
import { runCommand, type Command, type Flags } from '../../../tools/cli/command.ts';

/** Runs a command within the test, and catches what it prints. */
export async function run<F extends Flags>(command: Command<F>, ...words: readonly string[]) {
  let [stdout, stderr] = ['', ''];
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    stdout += String(text);
    return true;
  });
  const err = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    stderr += String(text);
    return true;
  });
  const status = await runCommand(command, words);
  out.mockRestore();
  err.mockRestore();
  return { status, stdout, stderr };
}
