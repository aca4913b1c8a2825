/** The command line does not make sense; told with the usage line, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
