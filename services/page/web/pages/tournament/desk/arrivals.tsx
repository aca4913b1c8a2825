import {
  ApprovePlayer,
  CheckIn,
  DropPlayer,
  ReadPlayersOf,
  type PlayerStatus,
} from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { useResource } from '../../../parts/use-resource.ts';
import { ActButton } from '../../../tournament/act-button.tsx';
import { useCan, useEvent, type Person } from '../../../tournament/event.ts';
import { Reasoned } from '../../../tournament/reasoned.tsx';
import { rulesOf } from '../../../tournament/rules.ts';
import { useEventAct } from '../../../tournament/use-event-act.ts';
import { Panel } from './panel.tsx';

/** People that are shown; the list of players has all. */
const FEW = 20;

/** Registrations that wait for approval, with the ways to answer; nothing while there are none. */
export function Arrivals() {
  const { words } = useHere();
  const can = useCan();
  const pending = usePlayersOf('PENDING');
  if (pending.length === 0 || !can('APPROVE_PLAYER')) return null;
  return (
    <Panel id="arrivals" icon="me" title={words.say('desk.arrivals')} n={pending.length}>
      <ul>
        {pending.map((person) => (
          <Arrival key={person.id} person={person} />
        ))}
      </ul>
    </Panel>
  );
}

type Arrived = Person & { readonly registeredAt: string };

function Arrival({ person: { account, registeredAt } }: { readonly person: Arrived }) {
  const { words } = useHere();
  const can = useCan();
  const act = useEventAct();
  const accountId = account.id;
  return (
    <li class="desk-item">
      <h4>
        {words.say('desk.wantsIn', { name: account.name })}
        <small>{words.timeSoon(new Date(registeredAt))}</small>
      </h4>
      <div class="acts">
        <ActButton act={act} onAct={() => act.send(ApprovePlayer, { accountId })}>
          {words.say('do.APPROVE_PLAYER')}
        </ActButton>
        {can('DROP_PLAYER') && (
          <Reasoned
            label={words.say('desk.decline')}
            onSend={(sent, reason) => sent.send(DropPlayer, { accountId, ...reason })}
          />
        )}
      </div>
    </li>
  );
}

/** Players who have not checked in, if the rules ask for it. */
export function Late() {
  const { words } = useHere();
  const { tournament } = useEvent();
  const can = useCan();
  const isBefore = tournament.stage === 0;
  const late = usePlayersOf(isBefore ? 'REGISTERED' : 'SITTING_OUT');
  const isAsked = rulesOf(tournament).checkIn !== undefined;
  if (!isAsked || late.length === 0 || !can('DROP_PLAYER')) return null;
  return (
    <Panel id="late" icon="hourglass" title={words.say('desk.late')} n={late.length}>
      <ul>
        {late.map((person) => (
          <LatePlayer key={person.id} person={person} />
        ))}
      </ul>
    </Panel>
  );
}

function LatePlayer({ person: { account } }: { readonly person: Person }) {
  const { words } = useHere();
  const act = useEventAct();
  return (
    <li class="desk-item desk-row">
      <h4>{account.name}</h4>
      <ActButton act={act} onAct={() => act.send(CheckIn, { accountId: account.id })}>
        {words.say('do.CHECK_IN')}
      </ActButton>
    </li>
  );
}

/** The first players of a status. */
function usePlayersOf(status: PlayerStatus): readonly Arrived[] {
  const { client } = useHere();
  const { id, version } = useEvent().tournament;
  const { data } = useResource(
    () => client.ask(ReadPlayersOf, { id, status, first: FEW }),
    [client, id, version, status],
  );
  return (data.value?.tournament?.players.edges ?? []).map(({ node }) => node);
}
