/** Lists of versions of up to so many are stored as they are. */
const SHORT = 1_024;

/** A list of versions as it is stored: a long one as the steps from each to the next, which are a tenth of the numbers. */
export type StoredVersions = readonly number[] | { readonly steps: readonly number[] };

/** A list of versions, in rising order, to be stored: those grow with all that is done. */
export const storedVersions = (versions: readonly number[]): StoredVersions =>
  versions.length <= SHORT
    ? versions
    : { steps: versions.map((version, i) => version - (versions[i - 1] ?? 0)) };

/** The list that was stored. */
export function versionsIn(stored: StoredVersions): readonly number[] {
  if (!('steps' in stored)) return stored;
  let version = 0;
  return stored.steps.map((step) => {
    version += step;
    return version;
  });
}
