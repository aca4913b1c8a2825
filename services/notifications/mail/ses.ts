import type { SESv2Client } from '@aws-sdk/client-sesv2';
import { once } from '../../once.ts';
import type { Mail, Mailer } from './mailer.ts';

/** Names of the tags by which notes of SES lead back to a channel; in its values it takes letters, digits, `_` and `-`. */
export const ACCOUNT_TAG = 'account';
export const CHANNEL_TAG = 'channel';

/**
 * Sends by SES, whose client is loaded when the first mail leaves.
 * @param configurationSet says where SES tells of bounces and complaints
 * @param follow is shown the client, to see what becomes of its calls
 */
export function sesMailer(
  configurationSet: string | undefined,
  follow: (client: SESv2Client) => SESv2Client = (client) => client,
): Mailer {
  const ses = once(async () => {
    const { SESv2Client: Client, SendEmailCommand } = await import('@aws-sdk/client-sesv2');
    return { client: follow(new Client({})), SendEmailCommand };
  });
  return async (mail) => {
    const { client, SendEmailCommand } = await ses();
    await client.send(
      new SendEmailCommand({
        FromEmailAddress: mail.from,
        Destination: { ToAddresses: [mail.to] },
        Content: { Raw: { Data: mail.raw } },
        EmailTags: tagsOf(mail),
        ...(configurationSet !== undefined && { ConfigurationSetName: configurationSet }),
      }),
    );
  };
}

const tagsOf = ({ account, channel }: Mail) => [
  { Name: ACCOUNT_TAG, Value: Buffer.from(account).toString('base64url') },
  { Name: CHANNEL_TAG, Value: channel },
];
