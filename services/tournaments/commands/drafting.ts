import { roundSeedOf } from '../../../shared/tournaments/chance/derived.ts';
import {
  isDrafted,
  type Draft,
  type DraftRequest,
} from '../../../shared/tournaments/drafting/draft.ts';
import { draftRound } from '../../../shared/tournaments/drafting/draft-round.ts';
import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import type { PairingProblem } from '../../../shared/tournaments/pairing/problems.ts';
import { unresolvedIn } from '../../../shared/tournaments/record/queries.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { refuse } from '../../requests/refusal.ts';

/** The number of the round that is to be drafted next, or again where it is a draft still. */
export function roundToDraft({ rounds }: Tournament): number {
  const last = rounds.at(-1);
  if (last === undefined) return 1;
  return last.status === 'DRAFT' ? last.round : last.round + 1;
}

/** Refuses to go on while pods are without a result. */
export function checkResolved(tournament: Tournament): void {
  const pods = unresolvedIn(tournament);
  if (pods.length === 0) return;
  const some = pods.slice(0, 10).map(({ round, pod }) => `${String(round)}.${String(pod)}`);
  const more = pods.length > some.length ? ', …' : '';
  refuse('ROUND_UNRESOLVED', `Pods without a result: ${some.join(', ')}${more}.`, { pods });
}

type Asked = Omit<DraftRequest, 'round' | 'seed'> & { readonly round?: number };

/** A draft of the next round; refused with all that stands in its way. */
export function drafted(tournament: Tournament, secret: Uint8Array, asked: Asked): Draft {
  const { round = roundToDraft(tournament) } = asked;
  const seed = roundSeedOf(secret, tournament.id, round);
  const draft = draftRound(tournament, { ...asked, round, seed });
  if (isDrafted(draft)) return draft;
  return refusePairing(asked.made ? 'PAIRING_INVALID' : 'PAIRING_IMPOSSIBLE', draft.problems);
}

function refusePairing(
  code: 'PAIRING_INVALID' | 'PAIRING_IMPOSSIBLE',
  problems: readonly PairingProblem[],
): never {
  const told = problems
    .slice(0, 5)
    .map(({ kind, players }) => `${kind} (${players.join(', ')})`)
    .join(', ');
  const what =
    code === 'PAIRING_INVALID' ? 'This pairing cannot be played' : 'No pairing was found';
  return refuse(code, `${what}: ${told}.`, {
    problems: problems.map(({ kind, players, pod, relax }) => ({
      ...{ kind, players, relax },
      ...(pod !== undefined && { pod: pod + 1 }),
    })),
  });
}

/** A draft as it is recorded. */
export const draftEvent = (
  tournament: Tournament,
  secret: Uint8Array,
  { round = roundToDraft(tournament), ...asked }: Asked,
  draft: Draft,
): TournamentEvent => ({
  type: 'RoundDrafted',
  round,
  stage: tournament.stage,
  seed: roundSeedOf(secret, tournament.id, round),
  regulations: tournament.regulationsHash ?? '',
  ...draft,
  ...(asked.forbidden && asked.forbidden.length > 0 && { forbidden: asked.forbidden }),
});
