import type { AttentionView } from '../../notifications/attention/contract.ts';

/** Update for followers of what is due from an account, or is due no more. */
export type AttentionUpdate = { readonly item: AttentionView; readonly cleared: boolean };
