/**
 * Keeps what is asked several times in order: called for each question, it gives whether the answer is news when it
 * has come, which it is unless a later question was answered before.
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
