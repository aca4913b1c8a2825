import { isIP } from 'node:net';
import { isAllowed, type Outbound } from './address.ts';

/** Ports below this belong to services of other kinds. */
const FREE_PORTS = 1_024;

/**
 * The fault of an URL to send to, as far as can be said without looking its name up; `undefined` if nothing
 * is. Names are looked up and checked when they are connected to.
 */
export function faultOf(text: string, outbound: Outbound): string | undefined {
  if (!URL.canParse(text)) return 'Expected a URL.';
  const { protocol, username, password, hostname, port, hash } = new URL(text);
  const isLocal = outbound === 'local';
  if (protocol !== 'https:' && !(isLocal && protocol === 'http:'))
    return 'Expected a URL that begins with "https://".';
  if (username !== '' || password !== '') return 'Expected a URL without a user or password.';
  if (hash !== '') return 'Expected a URL without a fragment.';
  if (port !== '' && Number(port) < FREE_PORTS)
    return 'Expected the default port, or a port of 1024 or higher.';
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isAllowed(host, outbound)) return 'Expected a public address.';
  if (!isLocal && !host.includes('.') && isIP(host) === 0) return 'Expected a public host name.';
  return undefined;
}
