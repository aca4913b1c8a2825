import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import type { AuditEntry } from '../../../shared/tournaments/record/act.ts';
import { podOf, roundOf } from '../../../shared/tournaments/record/queries.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { targetOf } from '../../../shared/tournaments/record/target.ts';

type Says = Readonly<Record<string, unknown>>;
type Told = Pick<AuditEntry, 'target' | 'before' | 'after'>;

/**
 * Builds the content of an act's audit entry: its target, its input, and the state that it changed.
 * @param before the tournament before the act
 * @param done the events of the act
 */
export function toldOf(before: Tournament, done: readonly TournamentEvent[], says: Says): Told {
  const target = targetOf(says);
  const plain = { target, after: says };
  for (const event of done) {
    switch (event.type) {
      case 'PodAdjudicated': {
        const pod = podOf(roundOf(before, event.round), event.pod);
        return pod?.places ? { ...plain, before: { places: pod.places } } : plain;
      }
      case 'TimeExtended': {
        if (says['by'] === undefined) return plain;
        const round = roundOf(before, event.round);
        const pod = event.pod === undefined ? undefined : podOf(round, event.pod);
        const deadline = pod?.deadline ?? round?.deadline;
        return {
          target,
          ...(deadline !== undefined && { before: { deadline } }),
          after: { ...says, deadline: event.deadline },
        };
      }
      case 'ActApproved':
        return approved(before, event.id, plain);
      default:
    }
  }
  return plain;
}

/** The content of an approval's entry: the approved proposal, which only staff have seen before. */
function approved({ proposed, regulations }: Tournament, id: string, plain: Told): Told {
  const proposal = proposed.find((each) => each.id === id);
  if (proposal === undefined) return plain;
  const { act, by, says, reason } = proposal;
  const { number } = says as { readonly number?: number };
  return {
    target: { ...plain.target, ...(act === 'DISQUALIFY' && number !== undefined && { number }) },
    ...(act === 'CHANGE_REGULATIONS' && { before: { says: regulations } }),
    after: { actId: id, act, by, says, reason },
  };
}
