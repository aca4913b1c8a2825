import { inject } from 'vitest';
import { gamesWith } from '../../../tools/games.ts';
import { readJournal } from '../../../tools/replay/read-journal.ts';
import { verdictOn } from '../../../tools/verify/verdict.ts';

/** True if the record of a finished match is fair, as `npm run verify` says. */
export async function isFair(matchId: string): Promise<boolean> {
  const response = await fetch(`http://${inject('service')}/v1/matches/${matchId}/export`);
  return isFairRecord(await response.json());
}

/** True if a saved record is fair. */
export async function isFairRecord(record: unknown): Promise<boolean> {
  const journal = readJournal(record);
  if (typeof journal === 'string') throw new Error(journal);
  return verdictOn(await gamesWith(undefined), journal, undefined).good;
}
