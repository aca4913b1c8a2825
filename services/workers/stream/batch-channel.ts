import type { Channel, Delivery } from '../../apis/sockets/channel.ts';

/** Outcome of a post within a batch; `failed`: the connection was not reached, and is seen to when the batch ends. */
export type Reached = Delivery | 'failed';

/** A channel within one batch: a connection that fails is an outcome, never a fault of the record. */
export type BatchChannel = {
  post(...given: Parameters<Channel['post']>): Promise<Reached>;
  close(connection: string): Promise<'closed' | 'failed'>;
};
