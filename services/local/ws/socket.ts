import type { WebSocket } from 'ws';

/** One connection of the local gateway. */
export type LiveSocket = {
  readonly id: string;
  /** The host the client asked for. */
  readonly host: string;
  /** The address the client came from. */
  readonly address: string;
  /** Milliseconds since the epoch. */
  readonly connectedAt: number;
  /** The time at which anything last went either way. */
  activeAt: number;
  /** Whether the client has sent anything yet. */
  hasSpoken: boolean;
  /** The socket, there once the handshake is done, as in API Gateway: nothing can be posted before. */
  wire?: WebSocket;
};
