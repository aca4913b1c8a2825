import type { CloseCode, MessageType } from 'graphql-ws';

/**
 * The protocol's types of the messages that a server sends, and its code of a client's fault. They are values
 * of the library's own enumerations, whose module brings all of GraphQL with it: functions that only send
 * start without it.
 */
export const NEXT = 'next' as MessageType.Next;
export const ERROR = 'error' as MessageType.Error;
export const COMPLETE = 'complete' as MessageType.Complete;
export const BAD_REQUEST = 4400 satisfies CloseCode.BadRequest;
