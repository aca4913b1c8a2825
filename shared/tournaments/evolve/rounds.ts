import type { DrawnRound, RoundEvent } from '../events/event.ts';
import type { Stage } from '../regulations/stage.ts';
import { changingRound } from './changing-round.ts';
import { numbering, changingNumbers } from './players.ts';
import { entrantsOf } from '../record/queries.ts';
import type { Stamp } from '../record/stamp.ts';
import type { RoundCommitments, Round } from '../record/round.ts';
import type { Tournament } from '../record/tournament.ts';

/** A round as it was drawn. */
const drawnAs = (
  { round, drawn }: { readonly round: number; readonly drawn: DrawnRound },
  version: number,
): Omit<Round, 'status'> => ({
  ...drawn,
  round,
  changedAt: version,
  pods: drawn.pods.map((players, i) => ({ pod: i + 1, players, status: 'WAITING', attempt: 1 })),
});

/** A tournament with a round in its place; what staff did to its draft stays noted as long as it is one. */
function withRound(tournament: Tournament, round: Round): Tournament {
  const before = tournament.rounds.find((each) => each.round === round.round);
  const others = tournament.rounds.filter((each) => each !== before);
  const edits = round.status === 'DRAFT' ? before?.edits : undefined;
  const rounds = [...others, { ...round, ...(edits && { edits }) }];
  return { ...tournament, rounds: rounds.sort((a, b) => a.round - b.round) };
}

const anchorsOf = ({
  stepsHash,
  forbiddenHash,
  forbiddenSalt,
  withheld,
}: RoundCommitments): RoundCommitments => ({
  ...(stepsHash !== undefined && { stepsHash }),
  ...(forbiddenHash !== undefined && { forbiddenHash }),
  ...(forbiddenSalt !== undefined && { forbiddenSalt }),
  ...(withheld && { withheld }),
});

/** A round without the fields set by its publication. */
function unanchored(round: Round): Round {
  const { startsAt: _, deadline: __, stepsHash: ___, ...its } = round;
  const { forbiddenHash: ____, forbiddenSalt: _____, ...drawn } = its;
  return drawn;
}

const livesIn = (form: Stage | undefined): number =>
  form?.format === 'ELIMINATION' ? form.lives : 0;

/** A tournament after something has become of its rounds. */
export function evolveRounds(
  tournament: Tournament,
  event: RoundEvent,
  { at, version }: Stamp,
): Tournament {
  switch (event.type) {
    case 'TournamentStarted':
      return {
        ...numbering(tournament, event.order),
        status: 'RUNNING',
        ...(event.rules && { rules: event.rules, lot: event.seed }),
      };
    case 'StageBegun': {
      const { stage, entrants } = event;
      const form = tournament.regulations.stages[stage - 1];
      const begun = {
        ...tournament,
        stage,
        entrants: [...tournament.entrants, entrants],
        ...(tournament.rules && { lives: [...(tournament.lives ?? []), livesIn(form)] }),
      };
      if (form?.format !== 'ELIMINATION') return begun;
      const { lives } = form;
      return changingNumbers(begun, entrantsOf(begun, stage), (player) => ({ ...player, lives }));
    }
    case 'RoundDrafted':
      return withRound(tournament, { ...drawnAs(event, version), status: 'DRAFT' });
    case 'RoundDiscarded':
      return {
        ...tournament,
        rounds: tournament.rounds.filter(({ round }) => round !== event.round),
      };
    case 'RoundPublished': {
      const { startsAt, deadline } = event;
      const { edits: _, ...round } = drawnAs(event, version);
      return withRound(tournament, {
        ...round,
        ...anchorsOf(event),
        status: 'PUBLISHED',
        ...(startsAt !== undefined && { startsAt }),
        ...(deadline !== undefined && { deadline }),
      });
    }
    case 'RoundUnpublished':
      return changingRound(tournament, event.round, (round) => ({
        ...unanchored(round),
        status: 'DRAFT',
        changedAt: version,
      }));
    case 'RoundStarting':
      return changingRound(tournament, event.round, (round) => ({
        ...round,
        status: 'STARTING',
        ...(event.startsAt !== undefined && { startsAt: event.startsAt }),
        ...(event.deadline !== undefined && { deadline: event.deadline }),
        changedAt: version,
      }));
    case 'PodsSeated': {
      const seated = new Set(event.pods);
      return changingRound(tournament, event.round, (round) => ({
        ...round,
        pods: round.pods.map((pod) =>
          pod.status === 'WAITING' && seated.has(pod.pod) ? { ...pod, status: 'RUNNING' } : pod,
        ),
      }));
    }
    case 'DraftEdited':
      return changingRound(tournament, event.round, (round) => ({
        ...round,
        edits: [...(round.edits ?? []), event.act],
      }));
    case 'RoundStarted':
      return changingRound(tournament, event.round, (round) => ({ ...round, status: 'RUNNING' }));
    case 'RoundSettled':
      return changingRound(tournament, event.round, (round) => ({
        ...round,
        settled: true,
        ...(event.lucky.length > 0 && { lucky: event.lucky }),
      }));
    case 'RoundCompleted':
      return changingRound(tournament, event.round, (round) => ({
        ...round,
        status: 'COMPLETED',
        completedAt: at,
      }));
    case 'RoundReopened':
      return changingRound(tournament, event.round, ({ completedAt: _, ...round }) => ({
        ...round,
        status: 'RUNNING',
        changedAt: version,
      }));
  }
}
