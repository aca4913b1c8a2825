import type { Player } from '../record/player.ts';
import { entrantsOf, playerOf, roundsOf } from '../record/queries.ts';
import type { Tournament } from '../record/tournament.ts';
import type { TablePlayer } from '../scoring/player.ts';

type AsOf = { readonly stage: number; readonly upTo?: number | undefined };

/** The players of a stage as they stood when a round was the last that was published; today without a round. */
export function playersAsOf(
  tournament: Tournament,
  { stage, upTo = Number.MAX_SAFE_INTEGER }: AsOf,
): readonly TablePlayer[] {
  const first = roundsOf(tournament, stage)[0]?.round ?? 1;
  const isByRounds = tournament.rules !== undefined;
  const livesOf = livesAsOf(tournament, { stage, upTo });
  return entrantsOf(tournament, stage).flatMap((number) => {
    const player = playerOf(tournament, number);
    if (player === undefined) return [];
    const { pastPods, entered = 1 } = player;
    // in the break after a round there is who plays the next
    if (isByRounds && entered > upTo + 1) return [];
    return {
      number,
      status: isByRounds ? statusAsOf(player, upTo) : statusToday(player),
      entered: Math.max(entered, first),
      lives: livesOf(number, player),
      pastPods,
    };
  });
}

/** The present status, as the first rules for standings use it. */
function statusToday({ status }: { readonly status: string }): TablePlayer['status'] {
  switch (status) {
    case 'SITTING_OUT':
    case 'DROPPED':
    case 'ELIMINATED':
    case 'DISQUALIFIED':
      return status;
    default:
      return 'ACTIVE';
  }
}

function statusAsOf(player: Player, upTo: number): TablePlayer['status'] {
  const { status, pastPods, disqualified = 0, out = [] } = player;
  const isStruck = pastPods === 'RECOMPUTE' || disqualified <= upTo;
  if (status === 'DISQUALIFIED' && isStruck) return 'DISQUALIFIED';
  return out.filter((round) => round <= upTo).length % 2 === 1 ? 'DROPPED' : 'ACTIVE';
}

type LivesOf = (number: number, player: Player) => number | undefined;

/** The lives that rounds have left, in an elimination. */
function livesAsOf(
  tournament: Tournament,
  { stage, upTo }: { readonly stage: number; readonly upTo: number },
): LivesOf {
  if (tournament.regulations.stages[stage - 1]?.format !== 'ELIMINATION') return () => undefined;
  const begun = tournament.lives?.[stage - 1];
  if (begun === undefined) return (_, { lives }) => lives;
  const lost = new Map<number, number>();
  for (const round of roundsOf(tournament, stage)) {
    if (round.round > upTo) continue;
    for (const number of round.lost ?? []) lost.set(number, 1 + (lost.get(number) ?? 0));
  }
  return (number) => begun - (lost.get(number) ?? 0);
}
