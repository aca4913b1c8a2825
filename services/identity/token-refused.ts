/** Why a token does not speak for anybody here. */
export type TokenFault = 'malformed' | 'expired' | 'foreign' | 'forged' | 'unknown' | 'disabled';

const messages: Readonly<Record<TokenFault, string>> = {
  malformed:
    'The Authorization header is to hold `Bearer <token>` with a signed token (JWT) or an access token.',
  expired: 'The token has expired: sign in again.',
  foreign: 'The token was issued by somebody else, for somebody else, or for another time.',
  unknown: 'This access token was never made, was revoked, or has expired: make another one.',
  disabled: 'This account was disabled: ask whoever runs the service.',
  forged: 'The signature of the token does not hold.',
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
