import { commitmentOf } from '../../../shared/engine/index.ts';
import type { Found } from '../contract.ts';
import { limitsOf, presetOf } from '../clocks/time-control.ts';
import { usualAbsence } from '../presence/absence.ts';
import type { MatchCommit } from '../record/match-commit.ts';
import { seatIds, takenSeats } from '../record/seats.ts';
import { checked } from '../../requests/checked.ts';
import { refuseInput } from '../../requests/refusal.ts';
import type { Backing } from './backing.ts';
import type { Command } from './command.ts';
import { secretOf } from './create.ts';

/** The author of a match that was found: the commits of the service's own. */
const MATCHER = 'matcher';

/**
 * Sets up a match that was found for people, all of whom sit at its table; nothing where it is there already.
 * Its id tells whom it was found for, so that two who find the same make one.
 */
export async function setUpFound(backing: Backing, found: Found): Promise<void> {
  const { games, now, store } = backing;
  const game = await games.named(found.gameId);
  const timeControl = presetOf(found.timeControl) ?? noControl(found.timeControl);
  const seats = seatIds(found.accounts.length);
  const commit: MatchCommit = {
    stream: found.id,
    version: 0,
    at: now().toISOString(),
    actor: MATCHER,
    body: {
      of: 'match',
      entries: [
        {
          type: 'MatchCreated',
          gameId: game.id,
          options: checked(game.options, {}, 'options'),
          ...(found.language && { language: found.language }),
          host: found.accounts[0] ?? MATCHER,
          visibility: 'PUBLIC',
          rated: true,
          seats,
          commitment: commitmentOf(await secretOf(backing, found.id)),
          timeControl,
          absence: usualAbsence(limitsOf(timeControl).speed),
        },
        ...seats.map((seat, i) => {
          const account = found.accounts[i] ?? '';
          return { type: 'SeatTaken', seat, holder: { kind: 'account', account } } as const;
        }),
      ],
    },
  };
  await store.append(commit);
}

/** Starts it, unless it was started. */
export const startFound = ({ id, accounts: [host = ''] }: Found): Command => ({
  name: 'startFound',
  actor: { kind: 'account', account: host, roles: [] },
  matchId: id,
  commandId: `found:${id}`,
  says: {},
  act(match) {
    const { record } = match;
    if (record.status !== 'OPEN') return undefined;
    const started = { type: 'MatchStarted', seats: takenSeats(record) } as const;
    match.begin(started);
    return { before: [started] };
  },
});

const noControl = (id: string): never =>
  refuseInput({ path: ['timeControl'], detail: `There is no time control "${id}".` });
