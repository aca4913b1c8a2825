import { verify } from '../../../shared/engine/index.ts';
import { command } from '../cli/command.ts';
import { UsageError } from '../cli/errors.ts';
import { print } from '../cli/print.ts';
import { jsonOf } from '../cli/values.ts';
import { gamesWith, packsFlag, type GamesById } from '../games.ts';
import { readJournal } from '../replay/read-journal.ts';
import { replayFault } from '../replay/replay-fault.ts';
import { worded } from './worded.ts';

type Checked = { readonly good: boolean; readonly text: string };

/**
 * `npm run verify`: derives every die and every shuffle of journals anew, and the facts from them;
 * exit code 1 on a false one.
 */
export const verifyCommand = command({
  name: 'verify',
  usage: 'FILE… [--packs PATH]',
  flags: packsFlag,
  files: true,
  async run({ packs }, files) {
    if (files.length === 0) throw new UsageError('name the journal to verify');
    const games = await gamesWith(packs);
    let failed = 0;
    for (const file of files) {
      const { good, text } = check(jsonOf(file), games);
      if (!good) failed += 1;
      print(`${file}: ${text}`);
    }
    return failed === 0 ? 0 : 1;
  },
});

/** Fair dice are worth nothing where a card was told other than they fell. */
function check(value: unknown, games: GamesById): Checked {
  const journal = readJournal(value);
  if (typeof journal === 'string') return { good: false, text: journal };
  const verdict = verify(journal);
  if (!verdict.fair) return { good: false, text: worded(verdict) };
  const fault = replayFault(games, journal);
  return fault === undefined
    ? { good: true, text: `${worded(verdict)}, and the facts from them` }
    : { good: false, text: `the rolls are fair, but the facts do not follow from them: ${fault}` };
}
