import type { Summaries } from '../../platform/storage/contract.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { spelled } from '../terms/ids.ts';
import type { Matches } from '../contract.ts';
import type { ShownGames } from '../terms/games.ts';
import type { History } from '../history/history.ts';
import { invitationFor, statusAt } from '../terms/invitation.ts';
import { matchViewOf } from './match-view.ts';
import type { ReadAccess } from './read-access.ts';

type Means = {
  readonly history: History;
  readonly access: ReadAccess;
  readonly games: ShownGames;
  readonly index: Summaries;
  readonly now: Clock;
};

/** The longest code that a command accepts. */
const LONGEST_CODE = 64;

/** Invitations as they stand now, and what a code opens. */
export const createInvitations = ({
  history,
  access,
  games,
  index,
  now,
}: Means): Pick<Matches, 'invitations' | 'invited'> => ({
  invitations({ record: { status }, invitations }) {
    const at = now().toISOString();
    return invitations.map((each) => {
      const stands = statusAt(each, at);
      return { ...each, status: status !== 'OPEN' && stands === 'PENDING' ? 'EXPIRED' : stands };
    });
  },

  async invited(viewer, said) {
    if (said.length > LONGEST_CODE) return undefined;
    const code = spelled(said);
    if (!/^\w+$/.test(code)) return undefined;
    const { items } = await index.list({ of: 'invitation', code }, { first: 1 });
    const record = items[0] && (await history.latest(items[0].item.stream));
    if (record?.status !== 'OPEN') return undefined;
    // the index may lag behind: the match itself says whether the code still opens it
    const link = invitationFor(record, undefined, { code, at: now().toISOString() });
    if (record.invitation !== code && link === undefined) return undefined;
    const seen = await access.in(viewer, record);
    return matchViewOf(games.of(record), seen.record, seen.viewpoint);
  },
});
