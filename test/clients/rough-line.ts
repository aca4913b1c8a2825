import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Counts of lost and refused requests. */
export type Tally = {
  /** Replies to commands that were lost after the service had carried the command out. */
  replies: number;
  /** Polls for updates that were left without an answer. */
  polls: number;
  /** WebSockets that were cut. */
  sockets: number;
  /** Requests that were refused with 429. */
  limited: number;
  /** Queries that went by GET. */
  gets: number;
};

/**
 * A line to the service on which things are lost, again and again and always at the same points.
 * Another program also uses up all that the account may ask for, until a command is refused as one
 * too many.
 */
export type RoughLine = {
  /** The address and the port. */
  readonly host: string;
  /** The counts, which go on. */
  readonly tally: Readonly<Tally>;
  close(): Promise<void>;
};

/** The reply to the first of this number of commands is lost. */
const COMMANDS = 3;
/** The answer to every poll of this number is lost. */
const POLLS = 3;
/** A WebSocket is cut after this number of pieces from the service. */
const PIECES = 5;
/** The first command before which the account's allowance is used up. */
const LATE = 4;
/** The number of requests that use it up, in one go. */
const MANY = 60;

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
  const others = passingOver();
  let loss: Loss | undefined;
  let pieces = 0;
  client.on('error', () => upstream.destroy()).on('close', () => upstream.destroy());
  upstream.on('error', () => client.destroy()).on('close', () => client.destroy());
  client.on('data', (data) => {
    const words = data.toString('latin1');
    loss = lossOf(line, words) ?? loss;
    if (words.startsWith('GET /graphql')) tally.gets += 1;
    if (loss === undefined && isLate(line, words)) {
      upstream.write(greedy(words));
      others.expect(MANY);
    }
    upstream.write(data);
  });
  upstream.on('data', (all) => {
    const data = others.without(all);
    if (data.length === 0) return;
    pieces += 1;
    if (loss === undefined || (loss === 'sockets' && pieces <= PIECES)) {
      if (data.toString('latin1').startsWith('HTTP/1.1 429')) tally.limited += 1;
      return void client.write(data);
    }
    tally[loss] += 1;
    client.destroy();
  });
  return [client, upstream];
}

/** The kind of loss that the answer to this request suffers, if any. */
function lossOf(line: Line, words: string): Loss | undefined {
  if (words.startsWith('GET /ws')) return 'sockets';
  if (/^GET \S+\/updates/.test(words)) return ++line.polls % POLLS === 0 ? 'polls' : undefined;
  if (!isCommand(words)) return undefined;
  return line.commands++ % COMMANDS === 0 ? 'replies' : undefined;
}

const isCommand = (words: string): boolean => /commandId|^idempotency-key/im.test(words);

/**
 * True if this begins a command before which the allowance is to be used up: none was refused yet.
 */
const isLate = ({ commands, tally }: Line, words: string): boolean =>
  /^(POST|PUT) /.test(words) && isCommand(words) && commands >= LATE && tally.limited === 0;

/**
 * Requests of another program of the same account, which are more than it may send. They come to
 * the service together with a command, on its own connection, right before it: an allowance grows
 * again with time, and there is none between the two, however slow the machine.
 */
function greedy(command: string): string {
  const [authorization = ''] = /^authorization: .*\r\n/im.exec(command) ?? [];
  return `HEAD /v1/viewer HTTP/1.1\r\nhost: line\r\n${authorization}\r\n`.repeat(MANY);
}

/** The end of the head of an answer, which is also the end of an answer to HEAD. */
const END = Buffer.from('\r\n\r\n');

/** Removes a number of answers to HEAD, which are not for the client, from the service's output. */
function passingOver() {
  let left = 0;
  let held: Buffer = Buffer.alloc(0);
  return {
    expect: (answers: number): void => void (left = answers),
    /** The part for the client of all data received by now. */
    without(data: Buffer): Buffer {
      let rest = Buffer.concat([held, data]);
      for (let at = rest.indexOf(END); left > 0 && at >= 0; at = rest.indexOf(END)) {
        rest = rest.subarray(at + END.length);
        left -= 1;
      }
      held = left > 0 ? rest : Buffer.alloc(0);
      return left > 0 ? held.subarray(held.length) : rest;
    },
  };
}
