import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { readJson } from '../../platform/requests/json.ts';
import { JSON_DEPTH } from '../../platform/requests/depth.ts';
import { UnreadableRequestError } from './unreadable-request.ts';

/** A body beyond this is not even looked at. */
export const BODY_BYTES = 100 * 1024;

/** The body of an HTTP API event; refused where it is too long. */
export function bodyOf({ body = '', isBase64Encoded }: APIGatewayProxyEventV2): Buffer {
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.byteLength <= BODY_BYTES) return bytes;
  const most = `The request body must have at most ${String(BODY_BYTES)} bytes.`;
  throw new UnreadableRequestError(413, most);
}

/** The JSON that a body holds; refused if it holds none, with the place of the mistake, or nests too deep. */
export function jsonOf(text: string, depth = JSON_DEPTH): unknown {
  const json = readJson(text, { depth });
  if ('value' in json) return json.value;
  const detail = json.fault;
  throw new UnreadableRequestError(400, detail, { faults: [{ in: 'body', at: '', detail }] });
}
