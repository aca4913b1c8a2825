import * as oauth from 'oauth4webapi';
import type { PageConfig } from '../config.ts';

export type Tokens = {
  readonly access: string;
  readonly refresh: string;
  readonly expiresIn: number;
};

/** Proof that a sign-in that was begun must show when it comes back. */
export type Proof = { readonly verifier: string; readonly state: string };

/** The OpenID provider that people sign in at. */
export type Issuer = {
  /** Address to sign in at. */
  begin(): Promise<Proof & { readonly address: string }>;
  /** Tokens for the code in an address that a sign-in came back to. Throws where it is none of ours. */
  redeem(came: URL, proof: Proof, signal: AbortSignal): Promise<Tokens>;
  /** New tokens; nothing if the old one is no longer valid. Throws if the line is lost, or it is aborted. */
  refresh(token: string, signal: AbortSignal): Promise<Tokens | undefined>;
  revoke(token: string, signal: AbortSignal): Promise<void>;
  /** Address at which the issuer signs the account out, and leads back; nothing if it remembers none. */
  leave(back: string): string | undefined;
};

/** In milliseconds: timeout of each request to the issuer. */
const PATIENCE = 8_000;

/** Reads the configuration of the issuer, and its endpoints. */
export async function reachIssuer(): Promise<Issuer> {
  const patience = { signal: AbortSignal.timeout(PATIENCE) };
  const config = (await (await fetch('/config.json', patience)).json()) as PageConfig;
  const headers = { accept: 'application/json' };
  const found = await fetch(config.configuration, { headers, ...patience });
  const server = await oauth.processDiscoveryResponse(new URL(config.issuer), found);
  const client: oauth.Client = { client_id: config.clientId };
  const redirect = location.origin + config.callback;
  // a local machine is called without TLS
  const options = { [oauth.allowInsecureRequests]: location.protocol === 'http:' };

  const tokensIn = (told: oauth.TokenEndpointResponse, before = ''): Tokens => ({
    access: told.access_token,
    refresh: told.refresh_token ?? before,
    expiresIn: told.expires_in ?? 300,
  });

  return {
    async begin() {
      const verifier = oauth.generateRandomCodeVerifier();
      const state = oauth.generateRandomState();
      const address = new URL(server.authorization_endpoint ?? '');
      address.search = new URLSearchParams({
        client_id: config.clientId,
        redirect_uri: redirect,
        response_type: 'code',
        scope: config.scopes.join(' '),
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
      }).toString();
      return { address: address.href, verifier, state };
    },
    async redeem(came, { verifier, state }, signal) {
      const parameters = oauth.validateAuthResponse(server, client, came, state);
      const response = await oauth.authorizationCodeGrantRequest(
        server,
        client,
        oauth.None(),
        parameters,
        redirect,
        verifier,
        { ...options, signal },
      );
      return tokensIn(await oauth.processAuthorizationCodeResponse(server, client, response));
    },
    async refresh(token, signal) {
      const request = oauth.refreshTokenGrantRequest;
      const sent = { ...options, signal };
      const response = await request(server, client, oauth.None(), token, sent);
      try {
        return tokensIn(await oauth.processRefreshTokenResponse(server, client, response), token);
      } catch (error) {
        if (error instanceof oauth.ResponseBodyError && error.error === 'invalid_grant')
          return undefined;
        throw error;
      }
    },
    async revoke(token, signal) {
      const request = oauth.revocationRequest;
      await oauth.processRevocationResponse(
        await request(server, client, oauth.None(), token, { ...options, signal }),
      );
    },
    leave(back) {
      if (server.end_session_endpoint === undefined) return undefined;
      const address = new URL(server.end_session_endpoint);
      address.search = new URLSearchParams({
        client_id: config.clientId,
        post_logout_redirect_uri: back,
        // Cognito's name for the same
        logout_uri: back,
      }).toString();
      return address.href;
    },
  };
}
