/** The log of the local run: what goes wrong, on the terminal. */
export const log = {
  error: (message: string, details: Readonly<Record<string, unknown>>): void =>
    console.error(`${new Date().toISOString()} ${message}`, details),
  warn: (message: string, details: Readonly<Record<string, unknown>>): void =>
    console.warn(`${new Date().toISOString()} ${message}`, details),
};
