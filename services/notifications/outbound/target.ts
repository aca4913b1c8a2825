import { isIP } from 'node:net';
import { isAllowed, type Outbound } from './address.ts';

/** Ports below this belong to services of other kinds. */
const FREE_PORTS = 1_024;

/**
 * The fault of an URL to send to, as far as can be said without looking its name up; `undefined` if nothing
 * is. Names are looked up and checked when they are connected to.
 */
export function faultOf(text: string, outbound: Outbound): string | undefined {
  if (!URL.canParse(text)) return 'Not an URL';
  const { protocol, username, password, hostname, port, hash } = new URL(text);
  const isLocal = outbound === 'local';
  if (protocol !== 'https:' && !(isLocal && protocol === 'http:'))
    return 'Expected an URL that begins with https://';
  if (username !== '' || password !== '') return 'Expected an URL without a user or password';
  if (hash !== '') return 'Expected an URL without a fragment';
  if (port !== '' && Number(port) < FREE_PORTS) return 'Expected the usual port, or one from 1024';
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isAllowed(host, outbound))
    return 'Expected an address that everybody can reach';
  if (!isLocal && !host.includes('.') && isIP(host) === 0)
    return 'Expected a name that everybody can look up';
  return undefined;
}
