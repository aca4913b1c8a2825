/** An operation of the contract as text, which knows what it takes and what it gives. */
export type Document<Result, Variables> = string & {
  readonly __gives?: Result;
  readonly __takes?: Variables;
};
