import { CloseCode, MessageType, validateMessage } from 'graphql-ws';
import { describe, expect, it } from 'vitest';
import { errorFrame } from '../../services/apis/sockets/fault.ts';
import { BAD_REQUEST, COMPLETE, ERROR, NEXT } from '../../services/apis/sockets/words.ts';

describe('the messages of the protocol', () => {
  it('are those of the library', () => {
    const { Next, Error: Fault, Complete } = MessageType;
    expect([NEXT, ERROR, COMPLETE]).toEqual([Next, Fault, Complete]);
    expect(BAD_REQUEST).toBe(CloseCode.BadRequest);
  });

  it('are valid for the library', () => {
    const next = { id: 'o', type: NEXT, payload: { data: { version: 1 } } };
    for (const message of [next, { id: 'o', type: COMPLETE }, errorFrame('o', 'INTERNAL', 'x')]) {
      expect(validateMessage(message)).toEqual(message);
    }
  });
});
