import type { Directing, PodNews } from './contract.ts';

/**
 * The acts of tournaments as long as there are none.
 * @debt "the use-cases of tournaments take the place of both as soon as they are here"
 */
export const idleDirecting: Directing = {
  fold: async () => ({ left: false }),
  seatPods: async () => undefined,
  endPods: async () => undefined,
  callLastRound: async () => undefined,
  seatPlayer: async () => undefined,
  draft: async () => undefined,
  direct: async () => [],
  wake: async () => ({ work: [] }),
  mend: async () => ({ mended: 0 }),
};

/** No match is made for a tournament. */
export const noNews: PodNews = async () => undefined;
