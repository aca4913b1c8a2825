import {
  MessageType,
  validateMessage,
  type CompleteMessage,
  type ConnectionInitMessage,
  type PingMessage,
  type PongMessage,
  type SubscribeMessage,
} from 'graphql-ws';
import { membersOf } from '../requests/depth.ts';
import { documentLimits } from '../requests/document-limits.ts';
import { readJson } from '../json.ts';
import type { SocketEvent } from './event.ts';
import { malformed, type Fault } from './fault.ts';

/** Messages that a client may send. */
export type ClientMessage =
  | ConnectionInitMessage
  | PingMessage
  | PongMessage
  | SubscribeMessage
  | CompleteMessage;

/** API Gateway's limit for one frame, in bytes; stock clients never split a message. */
const MAX_FRAME = 32 * 1024;
/** The id becomes part of a key of the store, percent-encoded. */
const MAX_ID = 256;
/** A variable may nest as deep as by HTTP; it lies three levels down. */
const MAX_DEPTH = documentLimits.variableDepth + 3;

/** Reads one frame, or says what is wrong with it. */
export function readFrame(event: SocketEvent): ClientMessage | { readonly fault: Fault } {
  const body = event.body ?? '';
  if (event.isBase64Encoded) return { fault: malformed('Only text frames are accepted.') };
  if (Buffer.byteLength(body) > MAX_FRAME) {
    return { fault: malformed(`A message must have at most ${MAX_FRAME} bytes.`) };
  }
  const json = readJson(body, { what: 'message', depth: MAX_DEPTH });
  if ('fault' in json) return { fault: malformed(json.fault, idOf(body)) };
  try {
    const message = validateMessage(json.value);
    if ('id' in message && !isFit(message.id)) {
      return {
        fault: malformed(`An ID must have at most ${String(MAX_ID)} bytes, percent-encoded.`),
      };
    }
    switch (message.type) {
      case MessageType.ConnectionAck:
      case MessageType.Next:
      case MessageType.Error:
        return {
          fault: malformed(`A client can't send a message of type "${message.type}".`),
        };
      case MessageType.ConnectionInit:
      case MessageType.Ping:
      case MessageType.Pong:
      case MessageType.Subscribe:
      case MessageType.Complete:
        return message;
    }
  } catch (error) {
    // the library's own words say what the message lacks
    const lack = error instanceof Error ? error.message : String(error);
    return { fault: malformed(lack, idOf(body)) };
  }
}

/** The id that a faulty message still bears, so that the client can tell which one it was. */
function idOf(body: string): string | undefined {
  const json = readJson(membersOf(body));
  const value = 'value' in json ? json.value : undefined;
  if (typeof value !== 'object' || value === null || !('id' in value)) return undefined;
  const { id } = value;
  return typeof id === 'string' && id !== '' && isFit(id) ? id : undefined;
}

function isFit(id: string): boolean {
  try {
    return encodeURIComponent(id).length <= MAX_ID;
  } catch {
    return false; // a lone surrogate
  }
}
