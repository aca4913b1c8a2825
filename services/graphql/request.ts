import { AsyncLocalStorage } from 'node:async_hooks';

/** The request under way, for code that the server calls without saying for which request. */
const underWay = new AsyncLocalStorage<{ readonly requestId: string }>();

export const during = <T>(requestId: string, work: () => Promise<T>): Promise<T> =>
  underWay.run({ requestId }, work);

export const requestId = (): string => underWay.getStore()?.requestId ?? 'none';
