import { digestOf } from '../../../platform/requests/digest.ts';
import { refuseInput } from '../../../platform/requests/refusal.ts';
import type { JoinDone } from '../../../platform/storage/contract.ts';
import { revise } from '../../../platform/storage/retry.ts';
import type { QueueParts } from './parts.ts';

/** The number of an account's commands that are remembered: the latest. */
const COMMANDS = 16;

/** A command to join a queue: whose it is, its id, and what it says. */
export type JoinCommand = {
  readonly account: string;
  readonly commandId: string;
  readonly says: unknown;
};

type Means = Pick<QueueParts, 'tickets'>;

const keyed = ({ commandId, says }: JoinCommand) => ({
  id: digestOf('commandId', commandId),
  digest: digestOf('joinQueue', says),
});

/** The ticket that a command has led to, if it was done before. Refuses an id that meant another command. */
export async function joinedBefore(
  { tickets }: Means,
  command: JoinCommand,
): Promise<JoinDone | undefined> {
  const { id, digest } = keyed(command);
  const done = (await tickets.joins(command.account))?.commands.find((each) => each.id === id);
  if (done !== undefined && done.digest !== digest) {
    const detail = `"${command.commandId}" was already used for another command. Use a new ID for every command.`;
    refuseInput({ path: ['commandId'], detail });
  }
  return done;
}

/** Remembers which ticket a command leads to, before it is drawn: a retry finds that one, whatever became of it. */
export async function noteJoined(
  { tickets }: Means,
  command: JoinCommand,
  ticket: Pick<JoinDone, 'queue' | 'since'>,
): Promise<void> {
  const { account } = command;
  const done = { ...keyed(command), ...ticket };
  await revise(
    {
      what: `The queues that ${account} has joined`,
      read: () => tickets.joins(account),
      valueOf: (stored): readonly JoinDone[] => stored?.commands ?? [],
      put: (revision, commands) => tickets.putJoins(account, { revision, commands }),
    },
    (commands) => [...commands.filter(({ id }) => id !== done.id), done].slice(-COMMANDS),
  );
}
