import { isIP } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/**
 * Whether the request calls this machine by a name that nobody else can point here, and comes from no
 * page of elsewhere: a website must not get itself a token of whoever looks at it.
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

/** The name in an address; empty where it has none, for whoever hides it. */
function nameIn(url: string | undefined): string | undefined {
  if (url === undefined || url === '') return undefined;
  return URL.canParse(url) ? new URL(url).hostname.replace(/^\[(.*)\]$/, '$1') : '';
}
