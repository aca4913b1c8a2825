/** Configuration that the page must be told to sign people in: `/config.json`, on this machine and in the cloud alike. */
export type PageConfig = {
  readonly issuer: string;
  /** Address of the issuer's OpenID Connect Discovery document. */
  readonly configuration: string;
  readonly clientId: string;
  readonly scopes: readonly string[];
  /** The page's own address that sign-ins come back to. */
  readonly callback: string;
};

/** Scopes: claims that the page asks for when a user signs in. */
export const SCOPES = ['openid', 'profile'] as const;
