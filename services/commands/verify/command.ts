import { verify } from '../../../shared/engine/index.ts';
import { command } from '../cli/command.ts';
import { UsageError } from '../cli/errors.ts';
import { print } from '../cli/print.ts';
import { jsonOf } from '../cli/values.ts';
import { readJournal } from '../replay/read-journal.ts';
import { worded } from './worded.ts';

/** `npm run verify`: derives every die and every shuffle of journals anew; exit code 1 on a false one. */
export const verifyCommand = command({
  name: 'verify',
  usage: 'FILE…',
  flags: {},
  files: true,
  run(_, files) {
    if (files.length === 0) throw new UsageError('name the journal to verify');
    let failed = 0;
    for (const file of files) {
      const journal = readJournal(jsonOf(file));
      const verdict = typeof journal === 'string' ? journal : verify(journal);
      if (typeof verdict === 'string' || !verdict.fair) failed += 1;
      print(`${file}: ${typeof verdict === 'string' ? verdict : worded(verdict)}`);
    }
    return failed === 0 ? 0 : 1;
  },
});
