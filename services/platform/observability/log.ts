type Details = Readonly<Record<string, unknown>>;

/** The log: one line of JSON for each word; nothing that gives access, and no answer, is ever in it. */
export type Log = {
  info(message: string, details: Details): void;
  warn(message: string, details: Details): void;
  error(message: string, details: Details): void;
};

/** The log that faults of ours are put on. */
export type FaultLog = Pick<Log, 'error'>;
