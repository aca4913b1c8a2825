import type { PodPlace } from '../../../shared/tournaments/results.ts';

/** The places of a pod from the first on; those who share one in the order of their seats. */
export const byPlace = (places: readonly PodPlace[]): readonly PodPlace[] =>
  places.toSorted((a, b) => a.place - b.place);
