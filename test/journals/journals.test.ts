import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Journal } from '../../shared/engine/index.ts';
import { filesUnder } from '../../tools/files.ts';
import { games } from '../../tools/games.ts';
import { readJournal } from '../../tools/replay/read-journal.ts';
import { replayFault } from '../../tools/replay/replay-fault.ts';
import { verdictOn } from '../../tools/verify/verdict.ts';
import { isLong } from '../support/long.ts';

const files = filesUnder(import.meta.dirname, '.json');

function journalIn(file: string): Journal {
  const journal = readJournal(JSON.parse(readFileSync(file, 'utf8')));
  if (typeof journal === 'string') throw new Error(`${file}: ${journal}`);
  return journal;
}

describe('the golden journals', () => {
  it('cover matches of every game', () => {
    const kept = new Set(files.map((file) => journalIn(file).game));
    expect([...kept].toSorted()).toEqual([...games.keys()].toSorted());
  });

  it.each(files.map((file, n) => [basename(file), file, n] as const))(
    '%s replays under today’s rules, every fact as recorded, and is fair',
    (_, file, n) => {
      const journal = journalIn(file);
      // its verdict follows from the rules, too
      if (isLong || n % 3 === 0) expect(replayFault(games, journal)).toBeUndefined();
      expect(verdictOn(games, journal)).toMatchObject({ good: true, dice: { faults: [] } });
    },
  );
});
