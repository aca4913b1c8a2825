import { secondsOf } from '../words/spans.ts';
import type { Pod, Tournament } from './event.ts';
import { rulesOf } from './rules.ts';
import { serviceNow } from '../device/service-time.ts';

/**
 * True if the result of a pod may still be appealed against: within the published time after its end, unless
 * the viewer has appealed already.
 */
export function isOpenToAppeal(
  { round, number, endedAt }: Pick<Pod, 'round' | 'number' | 'endedAt'>,
  tournament: Pick<Tournament, 'appeals' | 'mine' | 'regulations'>,
): boolean {
  const { appeals, mine } = tournament;
  const window = secondsOf(rulesOf(tournament).appeals?.window ?? '');
  if (endedAt === null || window === undefined) return false;
  const isMine = (of: Tournament['appeals'][number]): boolean =>
    of.round === round && of.pod === number && of.by.id === mine?.account.id;
  return serviceNow() <= Date.parse(endedAt) + window * 1_000 && !appeals.some(isMine);
}
