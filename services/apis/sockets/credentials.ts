/**
 * The keys under which `connection_init` bears the token; nothing else of its payload identifies the client.
 */
const KEYS = ['authorization', 'Authorization'];

/** Credentials in a payload: a header's text, nothing, or the fault in it. */
export type Credentials =
  | { readonly authorization: string | undefined }
  | { readonly fault: string };

/**
 * Reads the credentials of a client. A token anywhere else is reported as a mistake, because its owner would
 * be taken for a spectator, and wonder why nothing is asked.
 */
export function credentialsIn(payload: Readonly<Record<string, unknown>>): Credentials {
  const given = KEYS.map((key) => payload[key]).find((value) => value != null);
  if (typeof given === 'string') return { authorization: given };
  if (given !== undefined)
    return { fault: '`authorization` must be text: "Bearer", a space, and the token.' };
  const place = placeOfToken(payload);
  if (place === undefined) return { authorization: undefined };
  return {
    fault: `The token is in \`${place}\`. Send it as {"authorization": "Bearer <token>"}.`,
  };
}

/** Names that clients give to their credentials. */
const telling = /auth|token|bearer|jwt|credential|api-?_?key/i;
/** A token, whatever its name: of a sign-in, of an account, or one marked as a bearer token. */
const token = /^(bearer\s+\S|ey[\w-]+\.[\w-]+\.[\w-]*$|qh_pat_)/i;

/** The path, in dots, of text that is meant to be a token; a message nests only so deep. */
function placeOfToken(payload: object): string | undefined {
  for (const [key, value] of Object.entries(payload) as [string, unknown][]) {
    if (typeof value === 'string' && value !== '' && (telling.test(key) || token.test(value))) {
      return key;
    }
    const inner = typeof value === 'object' && value !== null ? placeOfToken(value) : undefined;
    if (inner !== undefined) return `${key}.${inner}`;
  }
  return undefined;
}
