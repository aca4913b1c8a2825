import type { ActEvent } from '../events/event.ts';
import { changingNumbers } from './players.ts';
import { nextRound } from '../record/queries.ts';
import type { Stamp } from '../record/stamp.ts';
import type { Tournament } from '../record/tournament.ts';

/** A tournament after an act of those who run it, or an appeal. */
export function evolveActs(
  tournament: Tournament,
  event: ActEvent,
  { at, version }: Stamp,
): Tournament {
  switch (event.type) {
    case 'ActAudited': {
      const { entries, versions } = tournament.audit;
      const { hash } = event.entry;
      const held = versions.at(-1) === version ? versions : [...versions, version];
      return { ...tournament, audit: { entries: entries + 1, hash, versions: held } };
    }
    case 'ActProposed':
      return { ...tournament, proposed: [...tournament.proposed, event.proposal] };
    case 'ActApproved':
      return {
        ...tournament,
        proposed: tournament.proposed.map((act) =>
          act.id === event.id ? { ...act, status: 'APPROVED', second: event.by } : act,
        ),
      };
    case 'Penalised': {
      const { type: _, ...penalty } = event;
      return { ...tournament, penalties: [...tournament.penalties, penalty] };
    }
    case 'Disqualified':
      return changingNumbers(tournament, [event.number], ({ leaving: _, ...player }) => ({
        ...player,
        status: 'DISQUALIFIED',
        pastPods: event.pastPods,
        ...(tournament.rules && { disqualified: nextRound(tournament) - 1 }),
      }));
    case 'RegulationsChanged':
      return {
        ...tournament,
        regulations: event.regulations,
        regulationsHash: event.hash,
        changedAt: version,
      };
    case 'TournamentPaused':
      return {
        ...tournament,
        ...{ status: 'PAUSED', resumesAs: tournament.status, pausedAt: at, changedAt: version },
      };
    case 'TournamentResumed': {
      const { resumesAs = 'RUNNING', pausedAt: _, ...resumed } = tournament;
      return { ...resumed, status: resumesAs, changedAt: version };
    }
    case 'AppealOpened':
      return { ...tournament, appeals: [...tournament.appeals, event.appeal] };
    case 'AppealDecided': {
      const { status, decision, by } = event;
      return {
        ...tournament,
        appeals: tournament.appeals.map((appeal) =>
          appeal.id === event.id ? { ...appeal, status, decision, decidedBy: by } : appeal,
        ),
      };
    }
    case 'TournamentFinished':
      return { ...tournament, status: 'FINISHED', finishedAt: at, changedAt: version };
    case 'TournamentFinalized':
      return { ...tournament, status: 'FINAL', secret: event.secret, changedAt: version };
    case 'TournamentCancelled':
      return {
        ...tournament,
        status: 'CANCELLED',
        ...(event.running === 'VOID' && { voids: true }),
        changedAt: version,
      };
  }
}
