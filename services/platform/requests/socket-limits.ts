/** The limits of a WebSocket connection; clients read them in `service { limits }`. */
export const socketLimits = {
  /** API Gateway's limit for one frame, in bytes; stock clients never split a message. */
  messageBytes: 32 * 1024,
  /** Bytes of an operation: every subscription is read again with every commit of its match. */
  payloadBytes: 8 * 1024,
  /** Percent-encoded bytes of an operation's id, which becomes part of a key of the store. */
  idBytes: 256,
  /** Subscriptions that one connection may have at once. */
  subscriptions: 32,
  /** Messages of one connection, pings included. */
  messages: { perSecond: 4, burst: 100 },
} as const;
