import { expect, it } from 'vitest';
import {
  isTournamentExport,
  type TournamentExport,
} from '../../../shared/tournaments/verification/export.ts';
import { checkTournament } from '../../../tools/verify/tournament.ts';
import { numbersFrom } from '../../support/chance.ts';
import { amount } from '../../support/long.ts';
import { playedByLot } from '../random/event.ts';
import { oneOf } from '../random/luck.ts';
import { at, isFree, leavesOf, mutated } from './mutants.ts';

/** The number of exports with one changed leaf. */
const MUTATED = amount(40, 1_000);
/** The number of mutants of each event. */
const EACH = 15;

const isTaken = (exported: TournamentExport): boolean =>
  isTournamentExport(exported) && checkTournament(exported, {}).good;

it('a changed leaf of an export is found if anything depends on it', async () => {
  for (let seed = 1, changed = 0; changed < MUTATED; seed += 1) {
    const { event, id } = await playedByLot(seed);
    const json = JSON.stringify(await event.tournaments.exported(undefined, id));
    const exported = JSON.parse(json) as TournamentExport;
    const luck = numbersFrom(seed);
    const leaves = leavesOf(exported).filter((path) => !isFree(exported, path));
    for (let i = 0; i < EACH; i += 1, changed += 1) {
      const path = oneOf(luck, leaves) ?? [];
      const other = mutated(exported, path, luck);
      const where = `${String(seed)}: ${path.join('.')} ${String(at(other, path))}`;
      expect({ where, taken: isTaken(other) }).toEqual({ where, taken: false });
    }
  }
});

/** Events that may have no effect in the end: a player checks in, is dropped, and comes back. */
const idle = ['TournamentUpdated', 'CheckedIn', 'PlayersSet', 'PlayersDropped'];

it('a missing step of an export, or of one of its events, is found', async () => {
  const { event, id } = await playedByLot(28);
  const exported = await event.tournaments.exported(undefined, id);
  const { commits } = exported;
  const others = commits.flatMap((commit, i) => [
    commits.toSpliced(i, 1),
    ...commit.events.flatMap(({ type }, j) =>
      idle.includes(type)
        ? []
        : [commits.toSpliced(i, 1, { ...commit, events: commit.events.toSpliced(j, 1) })],
    ),
  ]);
  expect(isTaken(exported)).toBe(true);
  const taken = others.flatMap((each, i) => (isTaken({ ...exported, commits: each }) ? [i] : []));
  expect(taken).toEqual([]);
});
