import { useHere } from '../../../app/here.ts';
import { useCan } from '../../../tournament/event.ts';
import { Approvals } from './approvals.tsx';
import { Course } from './course.tsx';
import { People } from './people.tsx';
import { Roles } from './roles.tsx';
import { Setting } from './setting.tsx';

/** The console of those who run the event: what waits for a second person, its setting, its players, who helps, its course. */
export function Console() {
  const { words } = useHere();
  const can = useCan();
  return (
    <section aria-labelledby="console" class="console">
      <h2 id="console">{words.say('part.console')}</h2>
      <Approvals />
      {can('REGISTER_PLAYERS') || can('INVITE_PLAYERS') ? <People /> : null}
      {(can('UPDATE_TOURNAMENT') || can('CHANGE_REGULATIONS')) && <Setting />}
      {can('SET_TOURNAMENT_ROLE') && <Roles />}
      <Course />
    </section>
  );
}
