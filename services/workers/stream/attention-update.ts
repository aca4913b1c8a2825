import type { AttentionView } from '../../notifications/attention/contract.ts';

/** An update for followers of an account's due items: one that is due, or is no longer. */
export type AttentionUpdate = { readonly item: AttentionView; readonly cleared: boolean };
