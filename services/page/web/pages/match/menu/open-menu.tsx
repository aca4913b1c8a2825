import { PauseMatch, Resign, ResumeMatch } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { useMatch } from '../../../match/context.ts';
import type { Details } from '../../../reading/reading.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { Refused } from '../../../parts/refusal.tsx';
import { useAct } from '../../../parts/use-act.ts';
import { goalOf } from '../../../match/goal-of.ts';
import { Proposing } from '../proposals/propose.tsx';
import { DeviceSettings } from './device-settings.tsx';
import { Fairness } from './fairness.tsx';
import { ArbiterTools } from './arbiter-tools.tsx';
import { Mute } from './mute.tsx';
import { Orders } from './orders.tsx';

type Props = { readonly details: Details; onClose(): void };

/** Acts of organizers on a match. */
const mends = ['REWIND_MATCH', 'CLOSE_PROCEDURE'] as const;

/** The menu when open: my acts beside answering, my auto-responses, fairness, and this device's settings. */
export function OpenMenu({ details, onClose }: Props) {
  const { words } = useHere();
  return (
    <Dialog title={words.say('menu.title')} onClose={onClose}>
      <Rules gameId={details.game.id} />
      <Acts />
      {details.can.includes('PROPOSE') && <Proposing />}
      {details.can.includes('SET_STANDING_ORDERS') && <Orders orders={details.orders} />}
      {details.seat !== null && <Mute matchId={details.id} />}
      {mends.some((act) => details.can.includes(act)) && <ArbiterTools />}
      <DeviceSettings />
      <Fairness details={details} />
    </Dialog>
  );
}

/** The goal, and the way to the guide of the game. */
function Rules({ gameId }: { readonly gameId: string }) {
  const match = useMatch();
  const { words } = useHere();
  const goal = goalOf(match);
  return (
    <>
      {goal != null && (
        <p>
          <b>{words.say('goal.title')}</b> {goal}
        </p>
      )}
      <div class="acts">
        <a class="button" href={`/games/${gameId}`}>
          {words.say('menu.howToPlay')}
        </a>
      </div>
    </>
  );
}

/** Commands to pause, resume or resign. */
function Acts() {
  const match = useMatch();
  const { client, words } = useHere();
  const act = useAct();
  const can = match.details.value?.can ?? [];
  const isAnalysis = match.details.value?.kind === 'ANALYSIS';
  const matchId = match.id;
  return (
    <div class="acts">
      {can.includes('PAUSE_MATCH') && (
        <button
          type="button"
          onClick={() => void act.run(() => client.command(PauseMatch, { matchId }))}
        >
          {words.say('menu.pause')}
        </button>
      )}
      {can.includes('RESUME_MATCH') && (
        <button
          type="button"
          onClick={() => void act.run(() => client.command(ResumeMatch, { matchId }))}
        >
          {words.say('menu.resume')}
        </button>
      )}
      {can.includes('RESIGN') && (
        <button
          type="button"
          onClick={() => {
            if (isAnalysis || confirm(words.say('menu.resignSure')))
              void act.run(() => client.command(Resign, { matchId }));
          }}
        >
          {words.say(isAnalysis ? 'fork.end' : 'menu.resign')}
        </button>
      )}
      <a class="button" href={`/matches/${matchId}/replay`}>
        {words.say('menu.replay')}
      </a>
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
    </div>
  );
}
