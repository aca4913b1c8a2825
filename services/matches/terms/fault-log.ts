/** Where faults that keep nobody from their answer are put on record. */
export type FaultLog = {
  error(message: string, details: Readonly<Record<string, unknown>>): void;
};
