import {
  MessageType,
  validateMessage,
  type CompleteMessage,
  type ConnectionInitMessage,
  type PingMessage,
  type PongMessage,
  type SubscribeMessage,
} from 'graphql-ws';
import { membersOf } from '../../platform/requests/depth.ts';
import { documentLimits } from '../../platform/requests/document-limits.ts';
import { socketLimits } from '../../platform/requests/socket-limits.ts';
import { readJson } from '../../platform/requests/json.ts';
import type { SocketEvent } from './event.ts';
import { malformed, type ConnectionError } from './fault.ts';

/** Messages that a client may send. */
export type ClientMessage =
  | ConnectionInitMessage
  | PingMessage
  | PongMessage
  | SubscribeMessage
  | CompleteMessage;

/** A variable may nest as deep as by HTTP; it lies three levels down. */
const MAX_DEPTH = documentLimits.variableDepth + 3;

/** Reads one frame, or gives the fault in it. */
export function readFrame(event: SocketEvent): ClientMessage | { readonly fault: ConnectionError } {
  const body = event.body ?? '';
  if (event.isBase64Encoded) return { fault: malformed('Only text frames are accepted.') };
  if (Buffer.byteLength(body) > socketLimits.messageBytes) {
    return {
      fault: malformed(`A message must have at most ${String(socketLimits.messageBytes)} bytes.`),
    };
  }
  const json = readJson(body, { what: 'message', depth: MAX_DEPTH });
  if ('fault' in json) return { fault: malformed(json.fault, idOf(body)) };
  try {
    const message = validateMessage(json.value);
    if ('id' in message && !isFit(message.id)) {
      return {
        fault: malformed(
          `An ID must have at most ${String(socketLimits.idBytes)} bytes, percent-encoded.`,
        ),
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
    // the library's message names the missing part
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
    return encodeURIComponent(id).length <= socketLimits.idBytes;
  } catch {
    return false; // a lone surrogate
  }
}
