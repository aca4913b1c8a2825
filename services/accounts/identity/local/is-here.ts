import { isIP } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/**
 * Tests if the request calls this machine by a name that no one else can point here, and comes from
 * no page of another site: a website must not get a token of its visitor.
 */
export const isHere = ({ headers }: Pick<APIGatewayProxyEventV2, 'headers'>): boolean => {
  const called = nameIn(headers['host'] && `http://${headers['host']}`);
  const page = nameIn(headers['origin']);
  const isCalledHere = called === undefined || isLoopback(called) || isIP(called) !== 0;
  return isCalledHere && (page === undefined || isLoopback(page) || page === called);
};

const isLoopback = (name: string): boolean =>
  name === 'localhost' ||
  name.endsWith('.localhost') ||
  name === '::1' ||
  (isIP(name) === 4 && name.startsWith('127.'));

/** Reads the host name of an address; empty if it has none, as for callers that hide it. */
function nameIn(url: string | undefined): string | undefined {
  if (url === undefined || url === '') return undefined;
  return URL.canParse(url) ? new URL(url).hostname.replace(/^\[(.*)\]$/, '$1') : '';
}
