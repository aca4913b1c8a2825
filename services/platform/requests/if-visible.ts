import { ContentionError } from '../storage/errors.ts';

/** The log on which items that a list passes over are put. */
export type ShownLog = {
  error(message: string, details: Readonly<Record<string, unknown>>): void;
};

/** Whether the database failed, rather than what it holds: another try may succeed. */
export const isOutage = (error: unknown): boolean =>
  error instanceof ContentionError ||
  (typeof error === 'object' && error !== null && '$metadata' in error);

/**
 * An item of a list as it is shown; `undefined` for one that throws while it is shown, which is logged. So one item
 * that can't be shown takes no other with it; an outage takes all.
 * @param item the name of the item in the log
 */
export async function ifShown<T>(
  log: ShownLog | undefined,
  item: string,
  show: () => T | Promise<T>,
): Promise<T | undefined> {
  try {
    return await show();
  } catch (error) {
    if (isOutage(error)) throw error;
    log?.error("An item of a list can't be shown.", { item, error });
    return undefined;
  }
}
