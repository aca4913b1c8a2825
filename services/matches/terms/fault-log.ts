/** The log of faults that prevent no answer. */
export type FaultLog = {
  error(message: string, details: Readonly<Record<string, unknown>>): void;
};
