import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, vi } from 'vitest';
import { sesApi, type SentMail } from '../../tools/emulate/ses-api.ts';

type MailService = {
  /** The mails that it has accepted. */
  (): readonly SentMail[];
  /** Makes it refuse mails, or accept them again. */
  fail(fails: boolean): void;
};

/** A service that takes mails and delivers none, behind the API that the SDK speaks; this process sends by it. */
export function useMailService(): MailService {
  const taken: SentMail[] = [];
  let fails = false;
  let server: Server | undefined;
  beforeAll(async () => {
    server = createServer((request, response) => {
      text(request)
        .then((body) => sesApi({ taken, fails }, body))
        .then(({ status, headers, body }) => response.writeHead(status, headers).end(body))
        .catch(() => response.destroy());
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    vi.stubEnv('AWS_ENDPOINT_URL_SESV2', `http://127.0.0.1:${String(port)}`);
    vi.stubEnv('MAIL_FROM', 'play@example.org');
    vi.stubEnv('MAIL_CONFIGURATION_SET', 'questhall-test');
  });
  afterAll(() => server?.close());
  return Object.assign(() => taken, { fail: (does: boolean) => void (fails = does) });
}
