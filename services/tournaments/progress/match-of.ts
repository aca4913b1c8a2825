import { matchIdOf, matchSecretOf } from '../../../shared/tournaments/chance/derived.ts';
import { accountIn, playerBy } from '../../../shared/tournaments/record/queries.ts';
import type { Pod, Round } from '../../../shared/tournaments/record/round.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { laterOf } from '../../platform/time/duration.ts';
import type { PodMatch } from '../pod-matches.ts';
import { deadlineOf } from './deadlines.ts';

/** The id of the match of a pod. */
export const addressed = ({ id }: Tournament, { round }: Round, { pod, attempt }: Pod): string =>
  matchIdOf({ tournament: id, round, pod, attempt });

type Making = { readonly pod: Pod; readonly secret: Uint8Array; readonly now: string };

/** The match of a pod, to be made. */
export function matchOf(
  tournament: Tournament,
  round: Round,
  { pod, secret, now }: Making,
): PodMatch {
  const { id, name, regulations, owner, visibility } = tournament;
  const address = { tournament: id, round: round.round, pod: pod.pod, attempt: pod.attempt };
  const { startsAt = now } = round;
  return {
    id: matchIdOf(address),
    pod: address,
    gameId: regulations.game.id,
    options: regulations.game.options,
    title: titleOf(name, round, pod),
    language: regulations.language,
    rated: regulations.rated,
    visibility: visibility === 'PRIVATE' ? 'PRIVATE' : 'PUBLIC',
    host: owner,
    timeControl: regulations.timeControl,
    players: pod.players.map((number) => {
      const account = accountIn(tournament, pod, number) ?? '';
      const { machine, entropy } = playerBy(tournament, account) ?? {};
      return { account, machine, entropy };
    }),
    secret: matchSecretOf(secret, address),
    // in a match that is made late, or again, all players have their whole time
    startsAt: pod.attempt === 1 ? laterOf(startsAt, now) : now,
    pausesUntil: regulations.pauses ? deadlineOf(round, pod) : undefined,
  };
}

const MOST_TITLE = 64;

/** The title of a match: the tournament's name, shortened to fit, its round and pod. */
function titleOf(name: string, { round }: Round, { pod }: Pod): string {
  const where = ` ${String(round)}.${String(pod)}`;
  return `${Array.from(name)
    .slice(0, MOST_TITLE - where.length)
    .join('')}${where}`;
}
