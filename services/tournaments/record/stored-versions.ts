/** Maximum length of a list of versions that is stored as it is. */
const SHORT = 1_024;

/**
 * A list of versions as it is stored: a long one as differences, which take a tenth of the space.
 */
export type StoredVersions = readonly number[] | { readonly steps: readonly number[] };

/** Packs a list of versions, in rising order, for storage: it grows with every act. */
export const storedVersions = (versions: readonly number[]): StoredVersions =>
  versions.length <= SHORT
    ? versions
    : { steps: versions.map((version, i) => version - (versions[i - 1] ?? 0)) };

/** Restores a stored list. */
export function versionsIn(stored: StoredVersions): readonly number[] {
  if (!('steps' in stored)) return stored;
  let version = 0;
  return stored.steps.map((step) => {
    version += step;
    return version;
  });
}
