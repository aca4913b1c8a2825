/** In milliseconds: longest time that a page holds a lock, unless the browser has stopped it. */
const HELD_AT_MOST = 14_000;

/**
 * Acts while no other page holds a lock of that name. Who has waited for long enough takes the lock from a page that
 * never lets it go; a browser without locks goes without.
 */
export async function exclusive<T>(
  name: string,
  act: () => Promise<T>,
  patience = HELD_AT_MOST,
): Promise<T> {
  // browsers have none if the page comes without TLS
  const { locks } = navigator as { readonly locks?: LockManager };
  let doing: Promise<T> | undefined;
  const begin = (): Promise<T> => (doing ??= act());
  if (locks === undefined) return begin();
  const waited = { signal: AbortSignal.timeout(patience) };
  // the lock's error for an act that was begun is ignored: another page may have taken the lock meanwhile
  await locks.request(name, waited, begin).catch(() => undefined);
  if (doing === undefined) await locks.request(name, { steal: true }, begin).catch(() => undefined);
  return begin();
}
