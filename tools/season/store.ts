import { EventEmitter } from 'node:events';
import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import dynalite from 'dynalite';
import type { Table } from '../../services/storage/table/client.ts';
import { ensureTableBy } from '../../services/storage/table/embedded.ts';

const TABLE = 'season';

/**
 * The embedded database with the real client, and no wire between them: requests are handed over as they
 * would be sent, for thousands of them a second the network and signatures would take most of the time.
 */
export async function wireless(): Promise<Table & { close(): void }> {
  const server = dynalite({ createTableMs: 0 });
  const requestHandler = { handle: (request: Request) => handed(server, request) };
  const bare = new DynamoDBClient({
    region: 'local',
    endpoint: 'http://embedded',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    signer: { sign: async (request: unknown) => signed(request as Request) },
    requestHandler,
  } as DynamoDBClientConfig);
  await ensureTableBy(bare, TABLE);
  const client = DynamoDBDocumentClient.from(bare, {
    marshallOptions: { removeUndefinedValues: true },
  });
  return { client, table: TABLE, close: () => client.destroy() };
}

type Request = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
};

/** The embedded database asks for a signature, and does not check it. */
const signed = (request: Request): Request =>
  Object.assign(request, {
    headers: {
      ...request.headers,
      authorization: 'AWS4-HMAC-SHA256 Credential=local, SignedHeaders=host, Signature=none',
      'x-amz-date': '20260301T000000Z',
    },
  });

function handed(server: EventEmitter, { method, path, headers, body }: Request): Promise<unknown> {
  return new Promise((resolve) => {
    const request = Object.assign(new EventEmitter(), { method, url: path, headers });
    const told: Record<string, string> = {};
    const response = {
      statusCode: 200,
      setHeader: (name: string, value: unknown) => void (told[name.toLowerCase()] = String(value)),
      end(text = '') {
        const { statusCode } = response;
        resolve({ response: { statusCode, headers: told, body: Buffer.from(text) } });
      },
    };
    server.emit('request', request, response);
    request.emit(
      'data',
      typeof body === 'string'
        ? Buffer.from(body)
        : Buffer.from(body.buffer, body.byteOffset, body.byteLength),
    );
    request.emit('end');
  });
}
