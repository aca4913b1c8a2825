import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import { withheld, withheldRound } from '../../../shared/tournaments/evolve/withheld.ts';
import type { TournamentExport } from '../../../shared/tournaments/verification/export.ts';
import { verifyTournament } from '../../../shared/tournaments/verification/verify-tournament.ts';
import { checkTournament } from '../../../tools/verify/tournament.ts';
import { scriptedEvent, type Exports } from './scripted.ts';

type Published = Extract<TournamentEvent, { type: 'RoundPublished' }>;
const isPublished = (event: TournamentEvent): event is Published => event.type === 'RoundPublished';
const sha256 = (json: unknown): string =>
  createHash('sha256').update(JSON.stringify(json)).digest('hex');

let exports: Exports;
beforeAll(async () => {
  exports = await scriptedEvent();
}, 60_000);

const publishedIn = ({ commits }: TournamentExport): readonly Published[] =>
  commits.flatMap(({ events }) => events.filter(isPublished));

/** An export in which the publications of rounds are others, and the record with them. */
function changing(
  exported: TournamentExport,
  change: (event: Published, nth: number) => Published,
): TournamentExport {
  let nth = 0;
  const commits = exported.commits.map((step) => ({
    ...step,
    events: step.events.map((event) => (isPublished(event) ? change(event, nth++) : event)),
  }));
  const last = publishedIn({ ...exported, commits }).at(-1);
  const {
    stepsHash: _,
    forbiddenHash: __,
    forbiddenSalt: ___,
    ...round
  } = exported.tournament.rounds[0] ?? never();
  const { stepsHash, forbiddenHash, forbiddenSalt } = last ?? never();
  const anchors = {
    ...(stepsHash !== undefined && { stepsHash }),
    ...(forbiddenHash !== undefined && { forbiddenHash }),
    ...(forbiddenSalt !== undefined && { forbiddenSalt }),
  };
  const rounds = [{ ...round, ...anchors }];
  return { ...exported, commits, tournament: { ...exported.tournament, rounds } };
}
const never = (): never => {
  throw new Error('It has no round.');
};

describe('the steps before a round', () => {
  it('are hashed in a chain, which each published round contains', () => {
    let hash = '';
    const due: string[] = [];
    for (const step of exports.public.commits) {
      due.push(...step.events.filter(isPublished).map(() => hash));
      hash = sha256([hash, step]);
    }
    expect(due.length).toBeGreaterThan(2);
    for (const exported of [exports.public, exports.staff]) {
      expect(publishedIn(exported).map(({ stepsHash }) => stepsHash)).toEqual(due);
      expect(exported.tournament.rounds.map(({ stepsHash }) => stepsHash)).toEqual(due.slice(-1));
    }
  });

  it('can’t be changed later', () => {
    const [created, announced, ...more] = exports.public.commits;
    if (created === undefined || announced === undefined) throw new Error('It has no steps.');
    // a millisecond earlier: nothing else follows from that
    const at = new Date(Date.parse(announced.at) - 1).toISOString();
    const commits = [{ ...created, at }, { ...announced, at }, ...more];
    const tournament = { ...exports.public.tournament, createdAt: at };
    const { faults } = verifyTournament({ ...exports.public, tournament, commits });
    expect(faults).toHaveLength(publishedIn(exports.public).length);
    for (const fault of faults) {
      expect(fault).toContain('round 1 was published after other steps than these');
    }
  });

  it('can’t be left out once they are stored', () => {
    const bare = ({ stepsHash: _, ...event }: Published): Published => event;
    const { faults } = verifyTournament(
      changing(exports.public, (event, nth) => (nth === 0 ? event : bare(event))),
    );
    expect(faults).toContainEqual(
      expect.stringContaining('round 1 does not bear the hash of the steps before it'),
    );
  });
});

describe('forbidden pairs of a round', () => {
  it('are shown only to staff, and committed to for everyone else', () => {
    const [pair] = exports.staff.tournament.rounds[0]?.forbidden ?? [];
    expect(pair).toHaveLength(2);
    const told = JSON.stringify(exports.public);
    expect(told).not.toContain('"forbidden":[');
    expect(told).not.toContain('"forbiddenSalt"');
    expect(exports.public.tournament.rounds[0]).toMatchObject({
      withheld: true,
      forbiddenHash: exports.staff.tournament.rounds[0]?.forbiddenHash,
    });
    const { round, drawn, forbiddenSalt, forbiddenHash } =
      publishedIn(exports.staff).at(-1) ?? never();
    expect(forbiddenSalt).toMatch(/^[0-9a-f]{64}$/);
    expect(forbiddenHash).toBe(sha256([forbiddenSalt, round, drawn.forbidden]));
  });

  it('are verified by the export of staff; the public one lists the steps that weren’t repeated', () => {
    expect(checkTournament(exports.staff, {})).toMatchObject({
      good: true,
      text: expect.not.stringContaining('Not repeated') as string,
    });
    expect(checkTournament(exports.public, {})).toMatchObject({
      good: true,
      text: expect.stringContaining('Not repeated: who was drawn together in round 1.') as string,
    });
  });

  it('can’t be exchanged later, or left without a commitment', () => {
    const salted = (event: Published): Published =>
      event.forbiddenSalt === undefined ? event : { ...event, forbiddenSalt: '00'.repeat(32) };
    expect(verifyTournament(changing(exports.staff, salted)).faults).toContainEqual(
      expect.stringContaining('round 1 keeps other pairs apart than it is committed to'),
    );
    const bare = ({ forbiddenHash: _, ...event }: Published): Published => event;
    expect(verifyTournament(changing(exports.public, bare)).faults).toContainEqual(
      expect.stringContaining('round 1 is not committed to the pairs that it keeps apart'),
    );
  });

  it('leave the draws verifiable that don’t depend on them', () => {
    const lost = (event: Published): Published => ({
      ...event,
      drawn: { ...event.drawn, pods: event.drawn.pods.slice(1) },
    });
    expect(verifyTournament(changing(exports.public, lost)).faults).toContainEqual(
      expect.stringMatching(/round 1 cannot be played as it is: PLAYER_MISSING/),
    );
  });

  it('are hidden for rounds from before commitments, which are valid unchanged', () => {
    const old = ({ forbiddenHash: _, forbiddenSalt: __, stepsHash: ___, ...event }: Published) =>
      event;
    const before = changing(exports.staff, old);
    expect(verifyTournament(before).faults).toEqual([]);
    const shown = {
      ...before,
      commits: before.commits.map((step) => ({ ...step, events: step.events.map(withheld) })),
      tournament: {
        ...before.tournament,
        rounds: before.tournament.rounds.map(withheldRound),
      },
    };
    expect(JSON.stringify(shown)).not.toContain('"forbidden":[');
    expect(verifyTournament(shown)).toMatchObject({ faults: [], withheld: [1] });
  });
});
