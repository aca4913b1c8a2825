import type { ReadAccountQuery } from '../../../../../shared/client/index.ts';

/** My account, as I may see it. */
export type Account = NonNullable<ReadAccountQuery['viewer']>;
