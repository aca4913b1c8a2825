import type { TablePartsFragment } from '../../../../shared/client/index.ts';
import type { Pod } from './event.ts';

/**
 * The leading seats of a table: by its result, else by the scores in the game's snapshot; none while all are
 * level.
 */
export function leadersAt(
  { result, seats }: Pick<Pod, 'result' | 'seats'>,
  match: Pick<TablePartsFragment, 'snapshot'> | undefined,
): readonly string[] {
  if (result !== null) {
    const first = result.places.filter(({ place }) => place === 1).map(({ player }) => player.id);
    return seats.filter(({ player }) => first.includes(player.id)).map(({ seat }) => seat);
  }
  const scores = match?.snapshot.scores ?? [];
  const most = Math.max(...scores.map(({ n }) => n));
  const ahead = scores.filter(({ n }) => n === most);
  return ahead.length < scores.length ? ahead.map(({ seat }) => seat) : [];
}
