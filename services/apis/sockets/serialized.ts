import type { Message } from 'graphql-ws';
import { NEXT } from './words.ts';

/** The text of payloads: one goes to all who see and ask for the same, each by an id of their own. */
const payloads = new WeakMap<object, string>();

/**
 * A message as it is sent: JSON, as the library writes it, which would load all of GraphQL with it. The payload
 * of a `next` is put into text once, however many it goes to; it must not be changed after that.
 */
export function serialized(message: Message): string {
  if (message.type !== NEXT) return JSON.stringify(message);
  const payload = payloads.get(message.payload) ?? JSON.stringify(message.payload);
  payloads.set(message.payload, payload);
  return `{"id":${JSON.stringify(message.id)},"type":"${NEXT}","payload":${payload}}`;
}
