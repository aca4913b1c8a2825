import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../services/matches/terms/chance.ts';
import { createBots } from '../../services/workers/bots/index.ts';
import { secretNumbers } from '../support/secret-numbers.ts';
import { ann, pick, useHalls, type Hall } from '../matches/hall.ts';

const openHall = useHalls();
const games = [secretNumbers];
const botsOf = ({ matches }: Hall, answers = 32) => createBots({ matches, games, answers });

/** A running match of bots only. */
async function exhibition({ matches }: Hall, levels: readonly string[], rounds = 3) {
  const { record } = await matches.create(ann, {
    gameId: 'secret-numbers',
    seats: levels.length,
    bots: levels,
    options: { rounds },
  });
  await matches.start(ann, { matchId: record.id });
  return record.id;
}

describe('bots', () => {
  it('play a match to its end', async () => {
    const hall = openHall();
    const matchId = await exhibition(hall, ['random', 'first', 'random']);
    await botsOf(hall)(matchId);
    const over = await hall.matches.find(undefined, matchId);
    expect(over?.record).toMatchObject({ status: 'FINISHED', version: 1 + 9 });
    const journal = await hall.matches.exportJournal(undefined, matchId);
    const answers = journal.commits.flatMap(({ entries }) =>
      entries.flatMap((entry) => (entry.type === 'Answered' ? [entry.by] : [])),
    );
    expect(answers).toEqual(new Array(9).fill('bot'));
  });

  it('wait for the human players', async () => {
    const hall = openHall();
    const { record } = await hall.matches.create(ann, {
      gameId: 'secret-numbers',
      seats: 2,
      bots: ['first'],
    });
    const play = botsOf(hall);
    await play(record.id);
    await hall.matches.start(ann, { matchId: record.id });
    await play(record.id);
    await play(record.id);
    expect(await hall.matches.find(ann, record.id)).toMatchObject({
      record: { version: 2 },
      waitingOn: ['seat1'],
    });
    await pick(hall.matches, ann, record.id);
    await play(record.id);
    expect((await hall.matches.find(ann, record.id))?.waitingOn).toEqual(['seat1']);
  });

  it('give a limited number of answers in a call, and continue in the next call', async () => {
    const hall = openHall();
    const matchId = await exhibition(hall, ['first', 'first'], 4);
    const play = botsOf(hall, 5);
    await play(matchId);
    expect((await hall.matches.find(ann, matchId))?.record.version).toBe(1 + 5);
    await play(matchId);
    expect((await hall.matches.find(ann, matchId))?.record.status).toBe('FINISHED');
  });

  it('answer once if many processes get the same change at once', async () => {
    const matchId = await exhibition(openHall(), ['random', 'random'], 6);
    await Promise.all([1, 2, 3, 4].map(() => botsOf(openHall())(matchId)));
    await botsOf(openHall())(matchId);
    const over = await openHall().matches.find(ann, matchId);
    expect(over?.record).toMatchObject({ status: 'FINISHED', version: 1 + 12 });
  });

  it('give the answer of the clock if they choose an option that isn’t offered', async () => {
    const hall = openHall();
    const matchId = await exhibition(hall, ['broken', 'broken'], 1);
    await botsOf(hall)(matchId);
    const journal = await hall.matches.exportJournal(undefined, matchId);
    expect(JSON.stringify(journal.commits)).toContain('"choose":["number:1"]');
  });

  it('do nothing for a match that doesn’t exist', async () => {
    const hall = openHall();
    await botsOf(hall)('nowhere');
    expect(await hall.matches.botTurns('nowhere')).toEqual([]);
  });
});

describe('the random numbers of a bot', () => {
  it('follow from the secret, and from nothing that is public before the end', async () => {
    const hall = openHall();
    const matchId = await exhibition(hall, ['random', 'random'], 8);
    await botsOf(hall)(matchId);
    const { secret = '', commits } = await hall.matches.exportJournal(undefined, matchId);
    const entries = commits.flatMap((commit) => commit.entries);
    const asked = entries.flatMap((entry) => (entry.type === 'Asked' ? entry.questions : []));
    const chosen = entries.flatMap((entry) => (entry.type === 'Answered' ? [entry] : []));
    const foretold = (seed: string) =>
      chosen.map(({ id }) => {
        const { askedAt = 0, options = [] } = asked.find((question) => question.id === id) ?? {};
        return options[chanceOf([seed, id, String(askedAt)])(options.length)];
      });
    const seed = createHmac('sha256', Buffer.from(secret, 'hex'))
      .update(JSON.stringify(['bots', matchId]))
      .digest('hex');
    const picks = chosen.map(({ choose: [pick] }) => pick);
    expect(picks).toHaveLength(16);
    expect(foretold(seed)).toEqual(picks);
    expect(foretold(matchId)).not.toEqual(picks);
  });

  it('are the same for the same question, and differ for another', () => {
    const draw = (seed: string) => {
      const chance = chanceOf([seed]);
      return Array.from({ length: 40 }, () => chance(6));
    };
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
    expect([...new Set(draw('a'))].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
