import type { CloseCode, ErrorMessage } from 'graphql-ws';
import type { RefusalCode } from '../../platform/requests/refusal.ts';
import { BAD_REQUEST, ERROR } from './words.ts';

/** The id of an error that concerns the connection and no operation of it. */
export const CONNECTION = 'connection';

/** The fault that ends a connection, sent to the client before it closes. */
export type ConnectionError = {
  /** The operation at fault, or `CONNECTION`. */
  readonly id: string;
  readonly code: RefusalCode;
  /** The close code that the protocol asks for, and that API Gateway cannot send. */
  readonly closeCode: CloseCode | typeof TRY_AGAIN_LATER;
  readonly message: string;
  /** In how many seconds it may be tried again; without it trying again is no use. */
  readonly retryAfter?: number;
};

/** The WebSocket close code of a server that has too much to do. */
export const TRY_AGAIN_LATER = 1013;

export const malformed = (message: string, id = CONNECTION): ConnectionError => ({
  id,
  code: 'BAD_USER_INPUT',
  closeCode: BAD_REQUEST,
  message,
});

/** The error frame that stands in for a close code. */
export const faultFrame = ({
  id,
  code,
  closeCode,
  message,
  retryAfter,
}: ConnectionError): ErrorMessage =>
  errorFrame(id, code, message, {
    closeCode,
    ...(retryAfter === undefined ? {} : { retryable: true, retryAfter }),
  });

export const errorFrame = (
  id: string,
  code: RefusalCode,
  message: string,
  more: Readonly<Record<string, unknown>> = {},
): ErrorMessage => ({
  id,
  type: ERROR,
  payload: [{ message, extensions: { code, retryable: false, ...more } }],
});
