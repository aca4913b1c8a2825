/**
 * Keeps repeated reads in order: called for each read, it gives a check for when its answer has come, which
 * is true unless the answer to a later one came before.
 */
export function createOrder(): () => () => boolean {
  let asked = 0;
  let told = 0;
  return () => {
    const mine = (asked += 1);
    return () => {
      if (mine < told) return false;
      told = mine;
      return true;
    };
  };
}
