/** The names by which SES says that mails come too fast, or too many of them. */
const names = ['TooManyRequestsException', 'ThrottlingException', 'Throttling'];

/**
 * Whether a provider takes no mail just now because of its rate: SES by its API, or by SMTP with 454. A quota
 * of a day that is used up is no such thing: it does not pass within seconds.
 */
export function isThrottled(error: unknown): boolean {
  if (!(error instanceof Error) || /\bdaily\b/i.test(error.message)) return false;
  return names.includes(error.name) || ('responseCode' in error && error.responseCode === 454);
}
