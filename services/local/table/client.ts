import type { TableClient } from '../../platform/storage/table/client.ts';
import { carryingOut, commandOf, type CommandCall } from './commands/commands.ts';
import { toAttributes, toOwn, toPlain } from './documents.ts';
import { hooks } from './hooks.ts';

/** A client of a table in this process, to be used as the SDK's own. */
export function localClient(carryOut: ReturnType<typeof carryingOut>): TableClient {
  const { stack, through } = hooks();
  const send = async (command: CommandCall): Promise<object> => {
    const { name: commandName, isPlain } = commandOf(command);
    const context = { clientName: 'DynamoDBClient', commandName };
    const wire = through('wire', context, async ({ input }) => {
      try {
        return { output: await carryOut(commandName, { ...input }), response: undefined };
      } catch (refusal) {
        return { output: {}, response: { refusal } };
      }
    });
    const typed = through('typed', context, async (args) => {
      const answer = await wire(args);
      if (isRefused(answer.response)) throw answer.response.refusal;
      return answer;
    });
    const whole = through('plain', context, async ({ input }) => {
      const { output, response } = await typed({ input: isPlain ? toAttributes(input) : input });
      return { output: isPlain ? toPlain(output) : toOwn(output), response };
    });
    return (await whole({ input: command.input })).output;
  };
  return { send: send as TableClient['send'], middlewareStack: stack, destroy: () => undefined };
}

const isRefused = (response: unknown): response is { readonly refusal: unknown } =>
  typeof response === 'object' && response !== null && 'refusal' in response;
