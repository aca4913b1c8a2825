/** How much may be asked for: so many a second in the long run, and so many at once. */
export type Rate = { readonly perSecond: number; readonly burst: number };

/** How many callers are remembered; whoever has been quiet for longest is forgotten first. */
const MOST = 10_000;

/**
 * Token buckets, one for each key: taking gives 0, or in how many whole seconds the next one may be
 * taken. They live in this process: no write, no read, and no say in what other processes allow.
 */
export function buckets({ perSecond, burst }: Rate, now: () => number): (key: string) => number {
  const known = new Map<string, { left: number; at: number }>();
  return (key) => {
    const at = now();
    const before = known.get(key) ?? { left: burst, at };
    const left = Math.min(burst, before.left + ((at - before.at) * perSecond) / 1000);
    known.delete(key);
    known.set(key, { left: left < 1 ? left : left - 1, at });
    const [quietest] = known.keys();
    if (known.size > MOST && quietest !== undefined) known.delete(quietest);
    return left < 1 ? Math.max(1, Math.ceil((1 - left) / perSecond)) : 0;
  };
}
