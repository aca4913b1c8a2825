import { roundSeedOf } from '../../../shared/tournaments/chance/derived.ts';
import type { Draft, DraftRequest } from '../../../shared/tournaments/drafting/draft.ts';
import { apartIn } from '../../../shared/tournaments/drafting/pairing-input.ts';
import type { DrawnRound, TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import type { Pods } from '../../../shared/tournaments/pairing/input.ts';
import type { PairingProblem } from '../../../shared/tournaments/pairing/problems.ts';
import { fieldOf, unresolvedIn } from '../../../shared/tournaments/record/queries.ts';
import type { Round } from '../../../shared/tournaments/record/round.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { isQuick } from '../../../shared/tournaments/schedules/quick.ts';
import { refuse, type PairingObstacle } from '../../platform/requests/refusal.ts';
import type { DrawRounds, DrawOutcome } from './drawing.ts';

/** The number of the next round to draft, or of the existing draft. */
export function roundToDraft({ rounds }: Pick<Tournament, 'rounds'>): number {
  const draft = rounds.find(({ status }) => status === 'DRAFT');
  return draft?.round ?? 1 + (rounds.at(-1)?.round ?? 0);
}

/** Refuses to go on while pods are without a result. */
export function checkResolved(tournament: Tournament): void {
  const pods = unresolvedIn(tournament);
  if (pods.length === 0) return;
  const some = pods.slice(0, 10).map(({ round, pod }) => `${String(round)}.${String(pod)}`);
  const more = pods.length > some.length ? ', …' : '';
  refuse('ROUND_UNRESOLVED', `These pods have no result yet: ${some.join(', ')}${more}.`, { pods });
}

export type PreviewRequest = Omit<DraftRequest, 'round' | 'seed'> & { readonly round?: number };

/** The request of a draft: the seed of its round, and all pairs to keep apart. */
function requestFor(
  tournament: Tournament,
  secret: Uint8Array,
  { round = roundToDraft(tournament), forbidden = [], ...asked }: PreviewRequest,
): DraftRequest {
  const seed = roundSeedOf(secret, tournament.id, round);
  return { ...asked, round, seed, forbidden: together(apartIn(tournament), forbidden) };
}

const together = (one: Pods, other: Pods): Pods => {
  const all = new Map([...one, ...other].map((pair) => [pair.join(), pair]));
  return [...all.values()];
};

/** Means of drawing rounds, beyond the record. */
export type DrawMeans = {
  readonly secret: Uint8Array;
  readonly deps: { readonly drawing: DrawRounds };
};

/** Draws a draft, before anything is refused. */
export const draw = (
  tournament: Tournament,
  { secret, deps }: DrawMeans,
  asked: PreviewRequest = {},
): Promise<DrawOutcome> =>
  deps.drawing({ tournament, request: requestFor(tournament, secret, asked) });

/** Obstacles of a new schedule: the number of players must allow a quick draw. */
export function tooMany(
  tournament: Tournament,
  { made }: PreviewRequest = {},
): readonly Obstacle[] {
  const stage = tournament.regulations.stages[tournament.stage - 1];
  if (stage?.format !== 'ROUND_ROBIN' || made !== undefined) return [];
  const { present } = fieldOf(tournament, roundToDraft(tournament));
  if (isQuick(stage, present.length)) return [];
  return [{ kind: 'TOO_MANY_PLAYERS', players: [], relax: ['rounds'] }];
}

/** The draft of the next round or schedule; refused with all of its obstacles. */
export async function drafting(
  tournament: Tournament,
  means: DrawMeans,
  asked: PreviewRequest = {},
): Promise<readonly TournamentEvent[]> {
  const over = tooMany(tournament, asked);
  if (over.length > 0) refusePairing('PAIRING_IMPOSSIBLE', over);
  const drafts = await draw(tournament, means, asked);
  const again = secondByes(drafts, asked);
  if (again.length > 0) return drafting(tournament, means, { ...asked, byesFor: again });
  if ('problems' in drafts) {
    return refusePairing(asked.made ? 'PAIRING_INVALID' : 'PAIRING_IMPOSSIBLE', drafts.problems);
  }
  return draftEvents(tournament, means.secret, { asked, drafts });
}

/**
 * Second byes that staff give by name: they are intended, and the round records them as asked for.
 */
const secondByes = (drafts: DrawOutcome, { made, byesFor }: PreviewRequest): readonly number[] =>
  made === undefined || byesFor !== undefined || !('problems' in drafts)
    ? []
    : drafts.problems.flatMap(({ kind, players }) => (kind === 'SECOND_BYE' ? players : []));

type Drafted = { readonly asked?: PreviewRequest; readonly drafts: readonly Draft[] };

/**
 * Events of drafts: all rounds of a round robin at once, else one; rounds of a longer former
 * schedule are discarded.
 */
export function draftEvents(
  tournament: Tournament,
  secret: Uint8Array,
  drafted: Drafted,
): readonly TournamentEvent[] {
  const { round } = requestFor(tournament, secret, drafted.asked ?? {});
  const rounds = drawnRounds(tournament, secret, drafted);
  const isLeft = (each: Round) =>
    each.status === 'DRAFT' && rounds.length > 1 && each.round >= round + rounds.length;
  return [
    ...rounds.map((drawn, i) => ({ type: 'RoundDrafted', round: round + i, drawn }) as const),
    ...tournament.rounds
      .filter(isLeft)
      .map((each) => ({ type: 'RoundDiscarded', round: each.round }) as const),
  ];
}

/** Drafts with all of their inputs beyond the record. */
export function drawnRounds(
  tournament: Tournament,
  secret: Uint8Array,
  { asked = {}, drafts }: Drafted,
): readonly DrawnRound[] {
  const { round, seed, forbidden = [], byesFor = [] } = requestFor(tournament, secret, asked);
  return drafts.map((draft, i) => ({
    stage: tournament.stage,
    seed: i === 0 ? seed : roundSeedOf(secret, tournament.id, round + i),
    regulations: tournament.regulationsHash ?? '',
    ...draft,
    ...(forbidden.length > 0 && { forbidden }),
    ...(byesFor.length > 0 && { byesFor }),
  }));
}

/** An obstacle of a round; `RESULTS_CHANGED` if results have changed that a draft was based on. */
export type Obstacle =
  | PairingProblem
  | (Omit<PairingProblem, 'kind' | 'relax'> & {
      readonly kind: 'RESULTS_CHANGED' | 'TOO_MANY_PLAYERS';
      readonly relax: readonly string[];
    });

export function refusePairing(
  code: 'PAIRING_INVALID' | 'PAIRING_IMPOSSIBLE',
  problems: readonly Obstacle[],
): never {
  const told = problems
    .slice(0, 5)
    .map(({ kind, players }) => `${kind} (${players.join(', ')})`)
    .join(', ');
  const what =
    code === 'PAIRING_INVALID'
      ? 'The pairing violates the constraints'
      : 'No pairing satisfies the constraints';
  return refuse(code, `${what}: ${told}.`, {
    problems: problems.map(asObstacle),
  });
}

/** An obstacle for clients: pods count from 1. */
export const asObstacle = ({ kind, players, pod, relax }: Obstacle): PairingObstacle => ({
  ...{ kind, players, relax },
  ...(pod !== undefined && { pod: pod + 1 }),
});
