/** The reasons for which a token is refused. */
export type TokenFault =
  | 'malformed'
  | 'expired'
  | 'foreign'
  | 'forged'
  | 'unknown'
  | 'disabled'
  | 'deleted';

const messages: Readonly<Record<TokenFault, string>> = {
  malformed:
    'The Authorization header must be `Bearer <token>` with a signed token (JWT) or an access token.',
  expired: 'The token has expired. Sign in again.',
  foreign: 'The token is from another issuer, for another service, or not valid yet.',
  unknown: "This access token doesn't exist, was revoked, or has expired. Create a new one.",
  disabled: 'This account is disabled. Contact the operator of the service.',
  deleted: "This account was deleted, and its ID can't be used again.",
  forged: 'The signature of the token is invalid.',
};

/** A token was given and cannot be believed. The message is for the person who sent it. */
export class TokenRefusedError extends Error {
  override readonly name = 'TokenRefusedError';
  readonly code = 'UNAUTHENTICATED';
  readonly fault: TokenFault;
  constructor(fault: TokenFault) {
    super(messages[fault]);
    this.fault = fault;
  }
}
