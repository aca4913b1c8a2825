import * as z from 'zod';
import { ACCOUNT, REGION } from './resolve.ts';
import type { Answer } from './database.ts';
import type { Call } from './judge.ts';

/** Format of a tag's name or value. */
const tag = z.string().regex(/^[\w-]{1,256}$/);
const email = z.object({
  FromEmailAddress: z.string(),
  Destination: z.object({ ToAddresses: z.array(z.string()) }),
  Content: z.object({ Raw: z.object({ Data: z.base64() }) }),
  EmailTags: z.array(z.object({ Name: tag, Value: tag })),
  ConfigurationSetName: z.string().optional(),
});

/** A mail that was sent, with its MIME as text. */
export type SentMail = Omit<z.infer<typeof email>, 'Content'> & { readonly raw: string };

/** The path of sending mails. */
export const SES_PATH = '/v2/email/outbound-emails';

/**
 * The calls to judge for sending raw MIME: at the sender's domain, and by the configuration set.
 */
export function sesCalls(body: string): readonly Call[] {
  const { FromEmailAddress: from, ConfigurationSetName: set } = email.parse(JSON.parse(body));
  const at = `arn:aws:ses:${REGION}:${ACCOUNT}`;
  const resources = [
    `${at}:identity/${from.slice(from.lastIndexOf('@') + 1)}`,
    ...(set === undefined ? [] : [`${at}:configuration-set/${set}`]),
  ];
  return ['ses:SendEmail', 'ses:SendRawEmail'].flatMap((action) =>
    resources.map((resource) => ({ action, resource, from })),
  );
}

/** Keeps a mail sent by SES, or refuses it as if its sender were unknown there. */
export function sesApi(
  { taken, fails = false }: { readonly taken: SentMail[]; readonly fails?: boolean },
  body: string,
): Answer {
  const headers = { 'content-type': 'application/json' };
  if (fails) {
    return {
      status: 400,
      headers: { ...headers, 'x-amzn-errortype': 'MessageRejected' },
      body: JSON.stringify({ message: 'Email address is not verified.' }),
    };
  }
  const { Content, ...mail } = email.parse(JSON.parse(body));
  taken.push({ ...mail, raw: Buffer.from(Content.Raw.Data, 'base64').toString() });
  return { status: 200, headers, body: JSON.stringify({ MessageId: String(taken.length) }) };
}
