/**
 * A standing order: an answer a seat lays down in advance. The first order whose `kind` is the
 * question's (or `*`), whose `about` the question bears out, and whose choice is legal, answers.
 */
export type Order = {
  readonly kind: string;
  /** Holds only for questions about these things: each must equal the question's own `about`. */
  readonly about?: Readonly<Record<string, string | number>>;
  readonly choose: readonly string[];
};
