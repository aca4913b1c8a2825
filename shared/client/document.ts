/** An operation of the contract as text, typed by its variables and its result. */
export type Document<Result, Variables> = string & {
  readonly __gives?: Result;
  readonly __takes?: Variables;
};
