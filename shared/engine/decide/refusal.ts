/** An expected refusal, as a value. Each API maps it once. */
export type Refusal =
  | { readonly refused: 'NO_SUCH_QUESTION' }
  | { readonly refused: 'STALE_VERSION'; readonly askedAt: number }
  | {
      readonly refused: 'ILLEGAL_CHOICE';
      readonly options: readonly string[];
      readonly min: number;
      readonly max: number;
    }
  | { readonly refused: 'MATCH_NOT_RUNNING' };
