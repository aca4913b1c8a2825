import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** What became of what was sent. */
export type Tally = {
  /** Replies to commands that were lost after the service had carried the command out. */
  replies: number;
  /** Polls for updates that were left without an answer. */
  polls: number;
  /** WebSockets that were cut. */
  sockets: number;
  /** Requests of which the service said that they were too many. */
  limited: number;
  /** Queries that went by GET. */
  gets: number;
};

/**
 * A line to the service on which things are lost, again and again and always at the same points.
 * Somebody else uses up all that the account may ask for, too, until a command was too many.
 */
export type RoughLine = {
  /** The address and the port. */
  readonly host: string;
  /** It goes on counting. */
  readonly tally: Readonly<Tally>;
  close(): Promise<void>;
};

/** Of so many commands the reply to the first is lost. */
const COMMANDS = 3;
/** Of so many polls the last is. */
const POLLS = 3;
/** A WebSocket is cut after so many pieces of what the service has to say. */
const PIECES = 5;
/** The first command before which the account's allowance is used up. */
const LATE = 4;

type Line = { readonly service: string; readonly tally: Tally; commands: number; polls: number };

export async function roughLine(service: string): Promise<RoughLine> {
  const tally: Tally = { replies: 0, polls: 0, sockets: 0, limited: 0, gets: 0 };
  const line: Line = { service, tally, commands: 0, polls: 0 };
  const open = new Set<Socket>();
  const server = createServer((client) => {
    for (const end of join(line, client)) {
      open.add(end);
      end.on('close', () => open.delete(end));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('No port was bound.');
  return {
    host: `127.0.0.1:${address.port}`,
    tally,
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

type Loss = 'replies' | 'polls' | 'sockets';

/** Joins a client to the service, until something is lost between them. */
function join(line: Line, client: Socket): readonly Socket[] {
  const { service, tally } = line;
  const [host, port] = service.split(':');
  const upstream = connect(Number(port), host);
  let loss: Loss | undefined;
  let pieces = 0;
  let authorization: string | undefined;
  client.on('error', () => upstream.destroy()).on('close', () => upstream.destroy());
  upstream.on('error', () => client.destroy()).on('close', () => client.destroy());
  client.on('data', (data) => {
    const words = data.toString('latin1');
    loss = lossOf(line, words) ?? loss;
    if (words.startsWith('GET /graphql')) tally.gets += 1;
    authorization = /^authorization: (.*)\r$/im.exec(words)?.[1] ?? authorization;
    // an allowance grows with time, so one that was used up may do again on a slow machine
    const late = isCommand(words) && line.commands >= LATE && tally.limited === 0;
    client.pause();
    void (late ? spend(service, authorization) : Promise.resolve()).then(() => {
      upstream.write(data);
      client.resume();
    });
  });
  upstream.on('data', (data) => {
    if (data.toString('latin1').startsWith('HTTP/1.1 429')) tally.limited += 1;
    pieces += 1;
    if (loss === undefined || (loss === 'sockets' && pieces <= PIECES))
      return void client.write(data);
    tally[loss] += 1;
    client.destroy();
  });
  return [client, upstream];
}

/** What is to be lost of the answer to this, if it is. */
function lossOf(line: Line, words: string): Loss | undefined {
  if (words.startsWith('GET /ws')) return 'sockets';
  if (/^GET \S+\/updates/.test(words)) return ++line.polls % POLLS === 0 ? 'polls' : undefined;
  if (!isCommand(words)) return undefined;
  return line.commands++ % COMMANDS === 0 ? 'replies' : undefined;
}

const isCommand = (words: string): boolean => /commandId|^idempotency-key/im.test(words);

/**
 * What another program of the same account does that asks for all it may. It resolves when one of
 * its requests was too many, while the rest is still on its way.
 */
async function spend(service: string, authorization = ''): Promise<void> {
  const refused = async () => {
    const { status } = await fetch(`http://${service}/v1/viewer`, { headers: { authorization } });
    if (status !== 429) throw new Error(`It was ${status}, not refused.`);
  };
  await Promise.any(Array.from({ length: 60 }, refused));
}
