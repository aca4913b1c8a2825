import type { SeenTournament } from '../../../../tournaments/contract.ts';
import type { Call } from '../../call.ts';
import { write } from '../../write.ts';
import { numberIn as wholeIn } from '../../number-in.ts';

/** A tournament as its reader sees it. */
export const done = async (call: Call, seen: SeenTournament) => ({
  body: await write('Tournament', seen, call),
  version: seen.tournament.version,
});

/** The tournament that the path names. */
export const seenIn = ({ tournaments, viewer, tournamentId }: Call): Promise<SeenTournament> =>
  tournaments.find(viewer, tournamentId);

/** A number of the path; there is nothing where it is none. */
export const numberIn = (call: Call, name: 'round' | 'pod' | 'number'): number =>
  wholeIn(name, call[name]);
