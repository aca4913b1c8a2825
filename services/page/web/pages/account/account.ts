import type { ReadAccountQuery } from '../../../../../shared/client/index.ts';

/** My account, as I may see it. */
export type Account = NonNullable<ReadAccountQuery['viewer']>;
/** A kind of channel, with the fields of its form. */
export type ChannelKindInfo = ReadAccountQuery['service']['channelKinds'][number];
