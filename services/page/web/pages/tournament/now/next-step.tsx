import { useLocation } from 'preact-iso';
import {
  AnnounceTournament,
  DraftRound,
  FinalizeTournament,
  OpenRegistration,
  StartTournament,
} from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { ActButton } from '../../../tournament/act-button.tsx';
import { useEvent, useCan } from '../../../tournament/event.ts';
import { useEventAct } from '../../../tournament/use-event-act.ts';

const steps = [
  ['ANNOUNCE_TOURNAMENT', AnnounceTournament],
  ['OPEN_REGISTRATION', OpenRegistration],
  ['START_TOURNAMENT', StartTournament],
  ['FINALIZE_TOURNAMENT', FinalizeTournament],
] as const;

/** The next step of the event for its staff; nothing for anyone else. The desk tells of the round itself. */
export function NextStep({ isDesk = false }: { readonly isDesk?: boolean }) {
  const { words } = useHere();
  const { tournament } = useEvent();
  const can = useCan();
  const act = useEventAct();
  const { version: expectedVersion, warnings, rounds } = tournament;
  const step = steps.find(([action]) => can(action));
  const last = rounds.at(-1);
  const isUnderWay =
    tournament.myRoles.length > 0 &&
    ['PUBLISHED', 'STARTING', 'RUNNING'].includes(last?.status ?? '');
  const draft = rounds.find(({ status }) => status === 'DRAFT');
  const { show = 'rounds', round = String(last?.number) } = useLocation().query;
  const isOpen = show === 'rounds' && round === String(draft?.number);
  return (
    <>
      {warnings.length > 0 && (
        <ul class="warnings" aria-label={words.say('step.warnings')}>
          {warnings.map(({ kind, text }) => (
            <li key={`${kind} ${text}`} data-warning={kind}>
              {text}
            </li>
          ))}
        </ul>
      )}
      {step && (
        <>
          <p class="notes">{words.say(`step.${step[0]}.text`)}</p>
          <ActButton
            act={act}
            isPrimary
            onAct={() => act.send(step[1] as typeof StartTournament, { expectedVersion })}
          >
            {words.say(`step.${step[0]}`)}
          </ActButton>
        </>
      )}
      {can('DRAFT_ROUND') && draft === undefined && (
        <ActButton act={act} isPrimary onAct={() => act.send(DraftRound, { expectedVersion })}>
          {words.say('step.DRAFT_ROUND', { n: rounds.length + 1 })}
        </ActButton>
      )}
      {isUnderWay && !isDesk && last && (
        <p>
          {words.say('bar.round', { n: last.number })}: {words.say(`round.${last.status}`)}
        </p>
      )}
      {draft && !isOpen && (
        <div class="acts">
          <a
            class="button primary"
            href={`/tournaments/${tournament.id}?show=rounds&round=${String(draft.number)}`}
          >
            {words.say('step.PUBLISH_ROUND', { n: draft.number })}
          </a>
        </div>
      )}
    </>
  );
}
