import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

/** A mail that left. */
export type Caught = {
  readonly from: string;
  readonly to: readonly string[];
  /** MIME, as it came. */
  readonly raw: string;
};

/** A server of mail on this machine that delivers nothing, and keeps what it gets. */
export type Catcher = {
  /** `smtp://127.0.0.1:port` */
  readonly url: string;
  close(): Promise<void>;
};

export async function catcher(keep: (mail: Caught) => void): Promise<Catcher> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      read(stream).then(
        (raw) => {
          keep({ ...between(session), raw });
          done();
        },
        (error: unknown) => done(error instanceof Error ? error : new Error('unreadable')),
      );
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    close: () => new Promise((closed) => server.close(closed)),
  };
}

async function read(stream: SMTPServerDataStream): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of stream as AsyncIterable<Uint8Array>) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

function between({ envelope: { mailFrom, rcptTo } }: SMTPServerSession): Omit<Caught, 'raw'> {
  return {
    from: mailFrom === false ? '' : mailFrom.address,
    to: rcptTo.map(({ address }) => address),
  };
}
