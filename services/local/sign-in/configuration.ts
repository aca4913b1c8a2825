import type { LocalIssuer } from '../../accounts/identity/local/issuer.ts';
import { json, type Reply } from '../http/reply.ts';
import { CALLBACK } from '../../page/web/addresses.ts';
import { SCOPES, type PageConfig } from '../../page/web/config.ts';
import { cacheControlOf, pageHeaders } from '../../page/web/headers.ts';
import { CLIENT_ID } from './client.ts';

/**
 * Builds the page's configuration with this issuer: `/config.json`, sent like all files of the
 * page.
 */
export function pageConfig({ issuer }: Pick<LocalIssuer, 'issuer'>, home: string): Reply {
  const told = json(200, {
    issuer,
    // the name of the issuer stays the same on whatever port this machine is called
    configuration: `${home}.well-known/openid-configuration`,
    clientId: CLIENT_ID,
    scopes: SCOPES,
    callback: CALLBACK,
  } satisfies PageConfig);
  const headers = { ...pageHeaders(), 'cache-control': cacheControlOf('/config.json') };
  return { ...told, headers: { ...told.headers, ...headers } };
}

/** OpenID Connect Discovery document of the local issuer. */
export const openidConfiguration = (
  { issuer, jwks }: Pick<LocalIssuer, 'issuer' | 'jwks'>,
  home: string,
): Reply =>
  json(200, {
    issuer,
    authorization_endpoint: `${home}oauth/authorize`,
    token_endpoint: `${home}oauth/token`,
    revocation_endpoint: `${home}oauth/revoke`,
    jwks_uri: `${home}.well-known/jwks.json`,
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: jwks.keys.flatMap(({ alg }) => alg ?? []),
    scopes_supported: SCOPES,
    authorization_response_iss_parameter_supported: true,
  });
