type Details = Readonly<Record<string, unknown>>;

/** The log: one line of JSON for each word; nothing that gives access, and no answer, is ever in it. */
export type Log = {
  info(message: string, details: Details): void;
  warn(message: string, details: Details): void;
  error(message: string, details: Details): void;
};

/** Where faults of ours are put on record. */
export type FaultLog = Pick<Log, 'error'>;
