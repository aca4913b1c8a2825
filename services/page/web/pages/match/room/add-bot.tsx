import { useSignal } from '@preact/signals';
import { AddBot } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { usualLevel } from '../../../match/bot-level.ts';
import type { Act } from '../../../parts/use-act.ts';

type Props = { readonly matchId: string; readonly levels: readonly string[]; readonly act: Act };

/** Has a bot take a free seat, by the level at which it is to play. */
export function AddBots({ matchId, levels, act }: Props) {
  const { client, words } = useHere();
  const chosen = useSignal<string | undefined>(undefined);
  const level = chosen.value ?? usualLevel(levels);
  if (level === undefined) return null;
  return (
    <>
      {levels.length > 1 && (
        <select
          aria-label={words.say('room.level')}
          value={level}
          onChange={({ currentTarget }) => {
            chosen.value = currentTarget.value;
          }}
        >
          {levels.map((each) => (
            <option key={each} value={each}>
              {words.sayIfKnown(`bot.${each}`) ?? each}
            </option>
          ))}
        </select>
      )}
      <button
        type="button"
        disabled={act.isBusy.value}
        onClick={() => void act.run(() => client.command(AddBot, { matchId, level }))}
      >
        {words.say('room.addBot')}
      </button>
    </>
  );
}
