/** About how broad a text is, in ems of a sans serif: letters of Hangul and Han are square. */
export const ems = (text: string): number =>
  text.length * 0.58 + (text.match(/[\u1100-\uffdc]/gu)?.length ?? 0) * 0.42;

/** About how broad the longest word of a name is, in ems. */
export const breadth = (name: string): number => Math.max(...name.split(/[\s-]+/u).map(ems));

/** The ems of a name that fit into a line of a place of one unit. */
const LINE = 7.9;

/** True if a name takes more than one line in a place of this width. */
export const isLong = (name: string, w: number): boolean => ems(name) > LINE * w;
