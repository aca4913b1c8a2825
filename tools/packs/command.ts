import { BadPackError } from '../../services/matches/packs/bad-pack.ts';
import { packedGame } from '../../services/matches/packs/playable.ts';
import { packsAt } from '../../services/matches/packs/read.ts';
import { command } from '../cli/command.ts';
import { UsageError } from '../cli/errors.ts';
import { print } from '../cli/print.ts';

/**
 * `npm run packs`: checks packs of content, and lists the games they make; exit code 1 if one is
 * bad.
 */
export const packsCommand = command({
  name: 'packs',
  says: 'Checks card packs and lists the games they make.',
  example: 'docs/packs/winter-at-the-gate.json',
  args: 'FILE…',
  flags: {},
  files: true,
  async run(_, files) {
    if (files.length === 0) throw new UsageError('name the packs to check');
    let failed = 0;
    for (const file of files) {
      const { good, text } = await checked(file);
      if (!good) failed += 1;
      print(text);
    }
    return failed === 0 ? 0 : 1;
  },
});

type Told = { readonly good: boolean; readonly text: string };

/** The games of a file, or of all files of a folder. */
async function checked(path: string): Promise<Told> {
  try {
    const packs = packsAt(path);
    await Promise.all(packs.map(packedGame));
    const lines = packs.map(
      ({ file, pack, gameId }) => `${file}: ${gameId} (SHA-256 ${pack.hash})`,
    );
    return { good: true, text: lines.join('\n') };
  } catch (error) {
    if (error instanceof BadPackError) return { good: false, text: error.message };
    throw error;
  }
}
