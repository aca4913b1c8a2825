import type { Aggregate } from '../../platform/commands/aggregate.ts';
import { rollsAs } from '../terms/origin.ts';
import { accountsIn } from '../clocks/seat-calendar.ts';
import { resumable } from '../history/unfold.ts';
import { noMatch } from '../terms/no-match.ts';
import { UnreadableMatchError } from '../terms/unreadable.ts';
import { sizeOfReady } from '../history/room.ts';
import type { Backing } from './backing.ts';
import type { Command } from './command.ts';
import { compose, withoutCheckpoint, type Act, type ComposedMatch } from './compose.ts';
import { loaded, type LoadedMatch } from './loaded-match.ts';

/** Matches as what commands work on: loaded with their secret, ready to be played on. */
export const matchesAsLoaded = ({
  store,
  secrets,
  games,
  history,
}: Backing): Aggregate<LoadedMatch, Act, ComposedMatch> => ({
  async load(id) {
    const [tail, own] = await Promise.all([store.load(id), secrets.read(id)]);
    const found = tail && (await resumable(games, tail));
    if (!found) return noMatch();
    const secret = own ?? (await secrets.read(rollsAs(found.record)));
    if (!secret) throw new UnreadableMatchError(`The secret of match ${id} is missing.`);
    const { record, run: checkpoint, since } = found;
    const size = sizeOfReady(record);
    return loaded({ game: games.of(record), record, secret, since, size, checkpoint });
  },

  sizeOf: ({ size }) => size,
  compose,
  lighter: withoutCheckpoint,

  stored(match, { revision, since }) {
    const { game, secret } = match;
    const { record } = revision;
    history.note(revision);
    const run = match.opened();
    // a match stored without its run is loaded again
    if (record.play !== undefined && run === undefined) return { record };
    const size = since === 0 ? sizeOfReady(record) : match.size;
    return { record, next: loaded({ game, secret, record, since, size, run }) };
  },
});

/** The match with the calendars that its time goes by, as they are known by now. */
export async function timed(
  { calendars }: Pick<Backing, 'calendars'>,
  match: LoadedMatch,
  actor?: Command['actor'],
): Promise<LoadedMatch> {
  const account = actor?.kind === 'account' ? actor.account : undefined;
  const accounts = accountsIn(match.record, account);
  if (accounts.length === 0) return match;
  const known = await Promise.all(
    accounts.map(async (each) => [each, await calendars.of(each)] as const),
  );
  return { ...match, calendars: new Map(known) };
}
