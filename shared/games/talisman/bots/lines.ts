/**
 * A line of a table of weights. `option` is a verb (`pass`), a verb and a kind of thing
 * (`cast:healing`), a verb and anything (`cast:*`), or `*` for every bare word. If all of `when` hold,
 * it counts its weight times the measure `per`.
 */
export type Line<Condition extends string = string, Measure extends string = string> = {
  readonly option: string;
  readonly weight: number;
  readonly when?: readonly Condition[];
  readonly per?: Measure;
};
