/** About how broad the longest word of a name is, in ems of a sans serif: letters of Hangul and Han are square. */
export const breadth = (name: string): number =>
  Math.max(
    ...name
      .split(/[\s-]+/u)
      .map((word) => word.length * 0.58 + (word.match(/[\u1100-\uffdc]/gu)?.length ?? 0) * 0.42),
  );
