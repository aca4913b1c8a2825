import { command } from '../cli/command.ts';
import { UsageError } from '../cli/errors.ts';
import { print } from '../cli/print.ts';
import { jsonOf } from '../cli/values.ts';
import { gamesWith, packsFlag } from '../games.ts';
import { readJournal } from './read-journal.ts';
import { replayFault } from './replay-fault.ts';

/** `npm run replay`: runs today's rules over journals; exit code 1 if one diverges or drifts. */
export const replayCommand = command({
  name: 'replay',
  says: 'Replays recorded journals by today’s rules and reports where they differ.',
  example: 'test/journals/tales-of-glory-2p-golden-0.json',
  args: 'FILE…',
  flags: packsFlag,
  files: true,
  async run({ packs }, files) {
    if (files.length === 0) throw new UsageError('name the journals to replay');
    const games = await gamesWith(packs);
    let failed = 0;
    for (const file of files) {
      const journal = readJournal(jsonOf(file));
      const fault = typeof journal === 'string' ? journal : replayFault(games, journal);
      if (fault !== undefined) failed += 1;
      print(fault === undefined ? `${file}: replayed` : `FAILED: ${file}: ${fault}`);
    }
    const replayed = files.length - failed;
    print(
      `${String(replayed)} ${replayed === 1 ? 'match' : 'matches'} replayed, ${String(failed)} failed`,
    );
    return failed === 0 ? 0 : 1;
  },
});
