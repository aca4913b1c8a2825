/** Configuration that the page must be told to sign people in: `/config.json`, on this machine and in the cloud alike. */
export type PageConfig = {
  readonly issuer: string;
  /** Address at which OpenID Connect Discovery says what the issuer offers. */
  readonly configuration: string;
  readonly clientId: string;
  readonly scopes: readonly string[];
  /** The page's own address that sign-ins come back to. */
  readonly callback: string;
};

/** Scopes: what the page wants to know of who signs in. */
export const SCOPES = ['openid', 'profile'] as const;
