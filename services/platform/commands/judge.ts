import { CommandRefusedError } from '../requests/refusal.ts';
import type { LoadedAggregate } from './aggregate.ts';
import type { Call, Command } from './command.ts';
import { doneBefore } from './done-before.ts';
import type { Manner } from './manner.ts';

/** The verdict on a command: done before, to be done, without effect, or refused. */
export type Verdict<A> =
  | { readonly is: 'done'; readonly version: number }
  | { readonly is: 'act'; readonly act: A }
  | { readonly is: 'idle' }
  | { readonly is: 'refused'; readonly refusal: CommandRefusedError };

type Judging<L extends LoadedAggregate, A, C extends Command<L, A>> = {
  readonly call: Call;
  readonly manner: Pick<Manner<L, A, C>, 'check'>;
};

/** Judges a command against the present aggregate; a refusal is a verdict, not thrown. */
export async function judge<L extends LoadedAggregate, A, C extends Command<L, A>>(
  loaded: L,
  command: C,
  { call, manner }: Judging<L, A, C>,
): Promise<Verdict<A>> {
  try {
    const { actor, commandId: id, digest } = call;
    const done = doneBefore(loaded.record.commands, actor, { id, digest });
    if (done) return { is: 'done', version: done.version };
    manner.check(loaded, command);
    const act = await command.act(loaded);
    return act === undefined ? { is: 'idle' } : { is: 'act', act };
  } catch (thrown) {
    if (thrown instanceof CommandRefusedError) return { is: 'refused', refusal: thrown };
    throw thrown;
  }
}
