import { useSignal } from '@preact/signals';
import { useLocation } from 'preact-iso';
import { ForkMatch } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { Select } from '../../parts/field.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Refused } from '../../parts/refusal.tsx';
import { useAct } from '../../parts/use-act.ts';
import type { ReplayModel } from '../../replay/model.ts';

const chances = ['SAME', 'FRESH'] as const;

/** The way from a version of a finished match to an analysis of it, with the same dice or others. */
export function PlayOn({ replay }: { readonly replay: ReplayModel }) {
  const { client, words, viewer, session } = useHere();
  const { route } = useLocation();
  const act = useAct();
  const chance = useSignal<(typeof chances)[number]>('SAME');
  const details = replay.details.value;
  const version = replay.table.value?.version;
  const isOver = details?.status === 'FINISHED' || details?.status === 'ABANDONED';
  if (details === undefined || version === undefined || !isOver) return null;
  const mayAsk = viewer.value === null && details.kind === 'MATCH';
  if (!mayAsk && !details.can.includes('FORK_MATCH')) return null;

  const fork = async (): Promise<void> => {
    if (mayAsk) return session.signIn();
    const wish = { matchId: replay.id, version, chance: chance.value };
    const told = await act.run(() => client.command(ForkMatch, wish));
    if (told !== undefined) route(`/matches/${told.forkMatch.id}`);
  };
  return (
    <details class="play-on">
      <summary>
        <Icon name="undo" />
        {words.say('fork.playOn')}
      </summary>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void fork();
        }}
      >
        <p class="notes">{words.say('fork.what', { version })}</p>
        <Select
          label={words.say('fork.chance')}
          value={chance.value}
          choices={chances.map((each) => [each, words.say(`fork.${each}`)])}
          onChange={(chosen) => {
            chance.value = chosen;
          }}
        />
        {act.refusal.value && <Refused refusal={act.refusal.value} />}
        <button class="primary" disabled={act.isBusy.value}>
          {words.say(mayAsk ? 'choice.signIn' : 'fork.begin', { version })}
        </button>
      </form>
    </details>
  );
}
