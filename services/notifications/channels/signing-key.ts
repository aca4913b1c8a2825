/** Creates a secret in the form of Standard Webhooks: `whsec_` and 32 bytes in base64. */
export const newSigningKey = (random: (bytes: number) => Uint8Array): string =>
  `whsec_${Buffer.from(random(32)).toString('base64')}`;
