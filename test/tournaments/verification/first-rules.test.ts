import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { TournamentExport } from '../../../shared/tournaments/verification/export.ts';
import { verifyTournament } from '../../../shared/tournaments/verification/verify-tournament.ts';

/** Exports of events that began before tables had one lot for the whole event. */
const folder = `${import.meta.dirname}/first-rules`;

it.each(readdirSync(folder))('an event that began by the first rules is valid: %s', (file) => {
  const exported = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as TournamentExport;
  const { faults, tables } = verifyTournament(exported);
  expect(faults).toEqual([]);
  expect(tables).toBeGreaterThan(3);
});
