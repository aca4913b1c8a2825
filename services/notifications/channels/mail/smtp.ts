import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** The longest time to wait for a server, in ms. */
const MOST_MS = 10_000;

/** Sends by SMTP. @param url `smtp://user:password@host:port` or `smtps://…` */
export function smtpMailer(url: string): Mailer {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    connectionTimeout: MOST_MS,
    greetingTimeout: MOST_MS,
    socketTimeout: MOST_MS,
  });
  return async ({ from, to, raw }) => {
    await transport.sendMail({ envelope: { from, to }, raw });
  };
}
