import { useHere } from '../../../here/here.ts';
import { useCan, useEvent } from '../../../tournament/event.ts';
import { Arrivals, Late } from '../desk/arrivals.tsx';
import { OpenAppeals } from '../desk/open-appeals.tsx';
import { RoundPanel } from '../desk/round-panel.tsx';
import { StaffLog } from '../desk/staff-log.tsx';
import { StalledTables } from '../desk/stalled-tables.tsx';
import { useOpenTables } from '../desk/use-open-tables.ts';
import { Approvals } from './approvals.tsx';
import { Course } from './course.tsx';
import { People } from './people.tsx';
import { Roles } from './roles.tsx';
import { Setting } from './setting.tsx';

/** The organizer's desk: open work, the round and the latest acts; below them players, staff, settings and the course. */
export function Console() {
  const { words } = useHere();
  const { tournament } = useEvent();
  const can = useCan();
  const round = tournament.rounds.findLast(({ status }) => status !== 'DRAFT');
  const isOver = ['FINISHED', 'FINAL', 'CANCELLED'].includes(tournament.status);
  const tables = useOpenTables(isOver ? undefined : round?.number) ?? [];
  return (
    <section aria-labelledby="console" class="console">
      <h2 id="console" class="sr">
        {words.say('part.console')}
      </h2>
      <div class="desk">
        <div>
          {tables.length > 0 && <StalledTables tables={tables} />}
          <OpenAppeals />
          <Arrivals />
          <Late />
          <Approvals />
        </div>
        <div>
          <RoundPanel round={isOver ? undefined : round} tables={tables} />
          <StaffLog />
        </div>
      </div>
      <div class="desk desk-setting">
        <div>{can('REGISTER_PLAYERS') || can('INVITE_PLAYERS') ? <People /> : null}</div>
        <div>{can('SET_TOURNAMENT_ROLE') && <Roles />}</div>
      </div>
      {(can('UPDATE_TOURNAMENT') || can('CHANGE_REGULATIONS')) && <Setting />}
      <Course />
    </section>
  );
}
