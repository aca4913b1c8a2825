import type { APIGatewayProxyResultV2 } from 'aws-lambda';

/** The part of an API Gateway WebSocket event that this service reads; all three routes share it. */
export type SocketEvent = {
  readonly requestContext: {
    readonly routeKey: string;
    readonly eventType: 'CONNECT' | 'MESSAGE' | 'DISCONNECT';
    readonly connectionId: string;
    /** Milliseconds since the epoch. */
    readonly connectedAt: number;
    readonly requestTimeEpoch: number;
    readonly requestTime: string;
    readonly requestId: string;
    readonly extendedRequestId: string;
    readonly messageDirection: string;
    readonly messageId?: string;
    readonly domainName: string;
    readonly stage: string;
    readonly apiId: string;
    readonly identity?: { readonly sourceIp?: string };
    /** Context of the guard, from the handshake; with every event of the connection. */
    readonly authorizer?: { readonly address?: string } | undefined;
  };
  /** The headers of the handshake, only with `$connect`. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: string;
  readonly isBase64Encoded: boolean;
};

/** Answer to the handshake; a message is answered through the channel instead. */
export type SocketResult = Exclude<APIGatewayProxyResultV2, string>;
export type SocketHandler = (event: SocketEvent) => Promise<SocketResult>;

/** The address a connection comes from: behind a front, the one that the front has told the guard. */
export const addressOf = ({ requestContext }: SocketEvent): string | undefined =>
  requestContext.authorizer?.address ?? requestContext.identity?.sourceIp;
