import type { SESv2Client } from '@aws-sdk/client-sesv2';
import { once } from '../../../platform/once.ts';
import type { MailSettings } from './config.ts';
import type { Mailer } from './mailer.ts';
import { tagsOf } from './tags.ts';

/** A server that does not answer must not use a function's time up. */
const patience = {
  connectionTimeout: 2_000,
  requestTimeout: 10_000,
  throwOnRequestTimeout: true,
} as const;

/**
 * Sends by SES, whose client is loaded when the first mail leaves.
 * @param follow is shown the client, to see what becomes of its calls
 */
export function sesMailer(
  { configurationSet: ConfigurationSetName }: Pick<MailSettings, 'configurationSet'>,
  follow: (client: SESv2Client) => SESv2Client = (client) => client,
): Mailer {
  const ses = once(async () => {
    const { SESv2Client: Client, SendEmailCommand } = await import('@aws-sdk/client-sesv2');
    // a refused mail is tried again like any delivery, and not while the function waits
    const client = follow(new Client({ requestHandler: patience, maxAttempts: 1 }));
    return { client, SendEmailCommand };
  });
  return async (mail) => {
    const { client, SendEmailCommand } = await ses();
    await client.send(
      new SendEmailCommand({
        FromEmailAddress: mail.from,
        Destination: { ToAddresses: [mail.to] },
        Content: { Raw: { Data: mail.raw } },
        EmailTags: tagsOf(mail),
        ConfigurationSetName,
      }),
    );
  };
}
