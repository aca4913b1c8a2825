import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from './errors.ts';
import { print } from './print.ts';

/** A flag of a command: as `parseArgs` takes it, with its line in the help and the name of its value there. */
type Flag = NonNullable<ParseArgsConfig['options']>[string] & {
  readonly says: string;
  readonly value?: string;
};
export type Flags = Readonly<Record<string, Flag>>;
type Parsed<F extends Flags> = ReturnType<
  typeof parseArgs<{ options: F; strict: true; allowPositionals: true }>
>;

/** A command of the project: `npm run <name> -- <flags>`. */
export type Command<F extends Flags> = {
  readonly name: string;
  /** The purpose, in one line of the help. */
  readonly says: string;
  /** Words after the name in a call worth trying; a named file must exist or be one that the reader has. */
  readonly example: string;
  /** Words without a flag, as the usage line shows them; none unless given. */
  readonly args?: string;
  readonly flags: F;
  /** True if words without a flag (files) are accepted. */
  readonly files?: true;
  /** @returns the exit code. */
  readonly run: (values: Parsed<F>['values'], files: readonly string[]) => number | Promise<number>;
};

/** A command, its flags' types taken from their definition. */
export const command = <const F extends Flags>(definition: Command<F>): Command<F> => definition;

/**
 * Runs a command with these words of the command line. An unknown flag or a bad value is reported with the usage
 * line; `--help` prints the purpose, an example, the usage line and the options.
 * @returns the exit code: 2 on wrong usage.
 */
export async function runCommand<F extends Flags>(
  definition: Command<F>,
  words: readonly string[],
): Promise<number> {
  const { name, flags, files, run } = definition;
  if (words.includes('--help')) {
    print(helpOf(definition));
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
      throw new UsageError(`unexpected argument "${positionals.join(' ')}"`);
    }
    return await run(values, positionals);
  } catch (error) {
    if (!(error instanceof UsageError) && !isParseError(error)) throw error;
    const help = `Run ${callOf(name, '--help')} for the options.`;
    process.stderr.write(`${name}: ${sentence(brief(error.message))}\n${help}\n`);
    return 2;
  }
}

const callOf = (name: string, rest: string): string =>
  `npm run ${name}${rest === '' ? '' : ` -- ${rest}`}`;

/** The help of a command: its purpose, an example, how it is called, and its options, one a line. */
function helpOf({ name, says, example, args = '', flags }: Command<Flags>): string {
  const rows = Object.entries(flags).map(([flag, { value = '', says: what, default: usual }]) => {
    const otherwise = typeof usual === 'string' && usual !== '' && usual !== '0';
    return [
      `--${flag} ${value}`.trimEnd(),
      otherwise ? `${what} Default: ${usual}.` : what,
    ] as const;
  });
  const width = Math.max(...rows.map(([flag]) => flag.length));
  const usage = [args, ...(rows.length > 0 ? ['[options]'] : [])].filter(Boolean).join(' ');
  return [
    says,
    '',
    `Example: ${callOf(name, example)}`,
    `Usage: ${callOf(name, usage)}`,
    ...(rows.length > 0 ? ['', 'Options:'] : []),
    ...rows.map(([flag, what]) => `  ${flag.padEnd(width)}  ${what}`),
  ].join('\n');
}

const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** Runs the command of the process, and leaves its exit code. */
export async function main<F extends Flags>(definition: Command<F>): Promise<void> {
  process.exitCode = await runCommand(definition, process.argv.slice(2));
}

/** `parseArgs` goes on about words that begin with a dash. */
const brief = (message: string): string => message.split('. To specify')[0] ?? message;

const isParseError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
