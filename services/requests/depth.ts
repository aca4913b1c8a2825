/** Maximal depth of JSON that a client sends, by any door. */
export const JSON_DEPTH = 32;

/**
 * Whether JSON nests deeper than so many levels. Ask before it goes any further: whoever walks it
 * later may do so by recursion, as `JSON.stringify` does, and run out of stack.
 */
export function isDeeperThan(most: number, value: unknown): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return true;
    level = level.flatMap((each): readonly unknown[] =>
      typeof each === 'object' && each !== null ? Object.values(each) : [],
    );
  }
  return false;
}
