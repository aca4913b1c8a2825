/** A rate limit: the requests per second in the long run, and the most at once. */
export type Rate = { readonly perSecond: number; readonly burst: number };

/** The most callers remembered; the one that was quiet for longest is forgotten first. */
const MOST = 10_000;

/**
 * Token buckets, one for each key: taking gives 0, or in how many whole seconds the next one may be
 * taken. Taking -1 gives one back. They live in this process: no write, no read, and no say in what
 * other processes allow.
 */
export function buckets(
  { perSecond, burst }: Rate,
  now: () => number,
): (key: string, taken?: 1 | -1) => number {
  const known = new Map<string, { left: number; at: number }>();
  return (key, taken = 1) => {
    const at = now();
    const before = known.get(key) ?? { left: burst, at };
    const left = Math.min(burst, before.left + ((at - before.at) * perSecond) / 1000);
    known.delete(key);
    const isRefused = taken > 0 && left < 1;
    known.set(key, { left: isRefused ? left : left - taken, at });
    const [quietest] = known.keys();
    if (known.size > MOST && quietest !== undefined) known.delete(quietest);
    return isRefused ? Math.max(1, Math.ceil((1 - left) / perSecond)) : 0;
  };
}
