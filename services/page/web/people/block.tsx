import { BlockAccount, ReadBlocks } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { Refused } from '../parts/refusal.tsx';
import { useAct } from '../parts/use-act.ts';
import { useResource } from '../parts/use-resource.ts';

type Props = {
  readonly account: { readonly id: string; readonly name: string };
  /** Callback after a change. */
  onChange?(): Promise<void>;
};

/** Blocks a player, or takes that back. They are not told. */
export function Block({ account: { id, name }, onChange }: Props) {
  const { client, words } = useHere();
  const { data, again } = useResource(() => client.ask(ReadBlocks, {}), [client]);
  const act = useAct();
  const isBlocked = data.value?.viewer?.blocks.some((each) => each.id === id) ?? false;
  const change = async (): Promise<void> => {
    const input = { accountId: id, blocked: !isBlocked };
    if ((await act.run(() => client.request(BlockAccount, { input }))) === undefined) return;
    await Promise.all([again(), onChange?.()]);
  };
  return (
    <div>
      <p class="notes" role="status">
        {words.say(isBlocked ? 'block.is' : 'block.means', { name })}
      </p>
      <div class="acts">
        <button
          type="button"
          disabled={act.isBusy.value || data.value === undefined}
          onClick={() => void change()}
        >
          {words.say(isBlocked ? 'block.undo' : 'block.do', { name })}
        </button>
      </div>
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
    </div>
  );
}
