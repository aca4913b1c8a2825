/**
 * A line of a table of weights. `option` is a verb (`pass`), a verb and a kind of thing
 * (`cast:healing`), a verb and anything (`cast:*`), or `*` for every bare word. It counts where all
 * of `when` hold: so much, times what `per` measures.
 */
export type Line<Condition extends string = string, Measure extends string = string> = {
  readonly option: string;
  readonly weight: number;
  readonly when?: readonly Condition[];
  readonly per?: Measure;
};
