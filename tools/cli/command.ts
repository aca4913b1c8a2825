import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from './errors.ts';
import { print } from './print.ts';

/** The flags of a command, as `parseArgs` takes them. */
export type Flags = NonNullable<ParseArgsConfig['options']>;
type Parsed<F extends Flags> = ReturnType<
  typeof parseArgs<{ options: F; strict: true; allowPositionals: true }>
>;

/** A command of the project: `npm run <name> -- <flags>`. */
export type Command<F extends Flags> = {
  readonly name: string;
  /** What it is for, in a sentence or two that somebody reads who does not know it yet. */
  readonly says: string;
  /** What follows the name in a call that is worth trying, files named that may be there. */
  readonly example: string;
  /** What follows the name, as its usage line prints it. */
  readonly usage: string;
  readonly flags: F;
  /** Whether words without a flag (files) are taken. */
  readonly files?: true;
  /** @returns the exit code. */
  readonly run: (values: Parsed<F>['values'], files: readonly string[]) => number | Promise<number>;
};

/** A command, its flags' types taken from their definition. */
export const command = <const F extends Flags>(definition: Command<F>): Command<F> => definition;

/**
 * Runs a command with these words of the command line. A flag or a value it does not know is told
 * with the usage line; `--help` is told what the command is for, that line, and an example.
 * @returns the exit code: 2 on wrong usage.
 */
export async function runCommand<F extends Flags>(
  { name, says, usage, example, flags, files, run }: Command<F>,
  words: readonly string[],
): Promise<number> {
  const call = (rest: string): string => `npm run ${name}${rest === '' ? '' : ` -- ${rest}`}`;
  const line = call(usage);
  if (words.includes('--help')) {
    print(`${says}\n\nusage: ${line}\nexample: ${call(example)}`);
    return 0;
  }
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: flags,
      strict: true,
      allowPositionals: true,
    });
    if (files === undefined && positionals.length > 0) {
      throw new UsageError(`unexpected argument '${positionals.join(' ')}'`);
    }
    return await run(values, positionals);
  } catch (error) {
    if (!(error instanceof UsageError) && !isParseError(error)) throw error;
    process.stderr.write(`${name}: ${brief(error.message)}\nusage: ${line}\n`);
    return 2;
  }
}

/** Runs the command of the process, and leaves its exit code. */
export async function main<F extends Flags>(definition: Command<F>): Promise<void> {
  process.exitCode = await runCommand(definition, process.argv.slice(2));
}

/** `parseArgs` goes on about words that begin with a dash. */
const brief = (message: string): string => message.split('. To specify')[0] ?? message;

const isParseError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
