import { isOfTournament } from '../../shared/tournaments/verification/export.ts';
import { command } from '../cli/command.ts';
import { UsageError } from '../cli/errors.ts';
import { print } from '../cli/print.ts';
import { gamesWith, packsFlag, type GamesById } from '../games.ts';
import { readJournal } from '../replay/read-journal.ts';
import { recordIn } from './record-in.ts';
import { checkTournament, type Noted } from './tournament.ts';
import { verdictOn } from './verdict.ts';
import { worded } from './worded.ts';

type Checked = { readonly good: boolean; readonly text: string };

/**
 * `npm run verify`: derives every die and every shuffle of journals again, and replays the match on
 * them from its answers; recomputes tournaments from their exports. Exit code 1 for a false one.
 */
export const verifyCommand = command({
  name: 'verify',
  says: 'Checks the record of a finished match or the export of a tournament.',
  example: 'match.json',
  args: 'FILE…',
  flags: {
    ...packsFlag,
    commitment: {
      type: 'string',
      value: 'HEX',
      says: 'Commitment you noted; checks that the secret is the one promised at the start.',
    },
    regulations: {
      type: 'string',
      value: 'HEX',
      says: 'Hash of the regulations you noted; checks that the export has the same.',
    },
  },
  files: true,
  async run({ packs, commitment, regulations }, files) {
    if (files.length === 0) throw new UsageError('name the journal to verify');
    checkNoted('--commitment', commitment, files);
    checkNoted('--regulations', regulations, files);
    const games = await gamesWith(packs);
    let failed = 0;
    for (const file of files) {
      const read = recordIn(file);
      const { good, text } =
        'fault' in read
          ? { good: false, text: read.fault }
          : check(read.value, games, { commitment, regulations });
      if (!good) failed += 1;
      print(`${file}: ${text}`);
    }
    return failed === 0 ? 0 : 1;
  },
});

function checkNoted(flag: string, noted: string | undefined, files: readonly string[]): void {
  if (noted === undefined) return;
  if (files.length > 1) throw new UsageError(`${flag} is allowed with one file only`);
  if (!/^[0-9a-f]{64}$/i.test(noted)) {
    throw new UsageError(`${flag} must be 64 hex digits, got "${noted}"`);
  }
}

function check(value: unknown, games: GamesById, noted: Noted): Checked {
  if (isOfTournament(value)) return checkTournament(value, noted);
  const journal = readJournal(value);
  if (typeof journal === 'string') return { good: false, text: journal };
  const verdict = verdictOn(games, journal, noted.commitment);
  return { good: verdict.good, text: worded(verdict, noted.commitment !== undefined) };
}
