/** All permutations of this number of things, as indices: 720 of six. */
export function ordersOf(size: number): readonly (readonly number[])[] {
  const known = all.get(size);
  if (known !== undefined) return known;
  const orders =
    size === 0
      ? [[]]
      : ordersOf(size - 1).flatMap((order) =>
          Array.from({ length: size }, (_, i) => order.toSpliced(i, 0, size - 1)),
        );
  all.set(size, orders);
  return orders;
}

const all = new Map<number, readonly (readonly number[])[]>();
