import type { AttentionView } from '../attention/contract.ts';

/** What is due from an account, or is due no more, as its followers are told. */
export type AttentionUpdate = { readonly item: AttentionView; readonly cleared: boolean };
