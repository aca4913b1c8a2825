/** Side by side; one that fails keeps no other from its turn, and all faults are thrown together. */
export async function eachOf<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const outcomes = await Promise.allSettled(items.map(work));
  const faults: unknown[] = outcomes.flatMap((each) =>
    each.status === 'rejected' ? [each.reason as unknown] : [],
  );
  if (faults.length > 0)
    throw new AggregateError(faults, 'Some subscribers could not be notified.');
}
