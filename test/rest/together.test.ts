import { execute, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../services/matches/terms/games.ts';
import { executableSchema, updateRoot } from '../../services/apis/graphql/schema.ts';
import { games } from '../../services/matches/games/loaded.ts';
import { useDoors } from './support/doors.ts';
import { firstAnswer } from './support/play-on.ts';
import type { Told } from './support/told.ts';

const doors = useDoors();

const parts = 'parts { text ref }';
const question = `id seat kind text ${parts} short about min max askedAt sealed answered deadline weight
  options { id text ${parts} short subject refs group isDefault effects { text ${parts} refs }
    odds { dice sides outcomes { text chance rolls } } }`;
const seat = 'id name bot free resigned presence missed account { id name bot guest }';
const line = `version at seat text ${parts} type data rule dice { sides value } begins`;
const clocks = 'clocks { seat running deadline cause bank pausedUntil }';
const result = `result { reason reasonText
  ranking { seat place score details placeText scoreText parts { name ref n } }
  leavers { seat account { id name bot guest } } }`;
const proposal = `id kind by itself at expiresAt status votes { seat agree at } waitingOn closedAt
  until toVersion extend outcome seat level`;
/** All that REST tells of one of its updates. */
const update = `version at from snapshot patch log { ${line} } questions { ${question} } waitingOn
  ${clocks} seats { ${seat} } seatsAt status proposals { ${proposal} } ${result}`;
/** All that REST tells of a match. */
const match = `
  id version status visibility kind forkOf { matchId version chance } title spectatorDelay language startWhenFull rated lastRound requirements { languages reliabilityMin finishedMin unmet } seat can invitation invitations { id by { id name bot guest } account { id name bot guest } code uses used seat at expiresAt status } options view waitingOn createdAt updatedAt deadline asking goal rematch { id }
  game { id name } host { id name bot guest } seats { ${seat} } questions { ${question} }
  orders { kind about choose ask once until } proposals { ${proposal} }
  timeControl { preset name speed perQuestion perTurn bank { initial increment per max } reaction
    weekends playingHours vacation }
  absence { onExpiry absentAfter offerAfter substitutes } chat tournament { id } pod { number } ${clocks}
  ${result}
  fairness { commitment entropy secret beacon { round drawnAt signature } }`;
const read = `query ($id: ID!) { match(id: $id) { ${match} } }`;
const answer = `mutation ($input: AnswerInput!) { answer(input: $input) { version match { ${match} } } }`;

/** So long that nobody is late, however slow the machine. */
const ownClock = {
  perTurn: 'P2D',
  bank: { initial: 'P3D', increment: 'PT1H', per: 'QUESTION' },
  reaction: 'P1D',
  weekends: 'STOP',
  playingHours: true,
  vacation: 'ALLOWED',
};

type Player = 'ann' | 'bob';
const players: readonly Player[] = ['ann', 'bob'];

/** One table, looked at and played through both doors at once. */
function tableOf(id: string) {
  const path = `/v1/matches/${id}`;
  const manner = (as: string | undefined) => (as === undefined ? {} : { as });

  /** What both doors say of the match, which must be the same. */
  async function both(as: string | undefined) {
    const rest = await doors().rest('GET', path, manner(as));
    const { data } = await doors().graphql(read, { id }, as);
    expect(rest.body, as).toEqual(data.match);
    return data.match;
  }

  const byRest = (as: Player, input: Input): Promise<Told> =>
    doors().rest('POST', `${path}/answers`, {
      as,
      headers: {
        'idempotency-key': input.commandId,
        'if-match': `"${input.expectedVersion}"`,
      },
      body: { questionId: input.questionId, choose: input.choose },
    });
  const byGraphql = (as: Player, input: Input) =>
    doors().graphql(answer, { input: { matchId: id, ...input } }, as);

  return { path, both, byRest, byGraphql };
}

type Asked = { readonly options: readonly { readonly group: string }[] };
type Input = {
  readonly questionId: string;
  readonly choose: readonly string[];
  readonly commandId: string;
  readonly expectedVersion: number;
};

describe('a match that is played through GraphQL and REST at once', () => {
  it('is the same through both after every answer, to the end', async () => {
    const { id, path, both } = await playTogether('tales-of-glory', Infinity, {
      preset: 'async-1d',
    });
    const over = await both('ann');
    expect(over).toMatchObject({ status: 'FINISHED', goal: expect.stringContaining('Glory') });
    const [first] = over.result.ranking;
    expect(over.result.reasonText).toMatch(/game is over/u);
    expect(first).toMatchObject({ placeText: '1st of 3' });
    expect(first.scoreText).toMatch(/^\d+ Glory: Glory gained in play \d+/u);
    await compareRecords(id, path);
  });

  it('is so too where there are things to do at any time', async () => {
    const { id, path, questions } = await playTogether('talisman', 40, ownClock);
    const groups = questions.flatMap(({ options }) => options.map(({ group }) => group));
    expect(new Set(groups)).toEqual(new Set(['ANSWER', 'ANYTIME']));
    await compareRecords(id, path);
  });

  /** Plays so many answers, or to the end; gives all that was asked. */
  async function playTogether(gameId: string, most: number, timeControl: object) {
    const body = { gameId, seats: 3, bots: ['greedy'], timeControl };
    const made = await doors().rest('POST', '/v1/matches', { as: 'ann', body });
    const { id } = made.body;
    const table = tableOf(id);
    const joinIn = 'mutation ($input: JoinMatchInput!) { joinMatch(input: $input) { version } }';
    await doors().graphql(
      joinIn,
      { input: { matchId: id, acceptTimeControl: true, entropy: 'thorns' } },
      'bob',
    );
    for (const viewer of [...players, undefined]) await table.both(viewer);
    await doors().rest('POST', `${table.path}/start`, { as: 'ann', body: { entropy: 'tulips' } });

    const questions: Asked[] = [];
    for (let went = true; went && questions.length < most;) {
      went = false;
      for (const as of players) {
        const [asked] = (await table.both(as)).questions;
        if (asked === undefined) continue;
        went = true;
        questions.push(asked);
        expect(asked.deadline).toMatch(/Z$/);
        const input = {
          questionId: asked.id,
          choose: firstAnswer(asked),
          commandId: `answer ${questions.length}`,
          expectedVersion: asked.askedAt,
        };
        await answerThroughBoth(table, as, input, questions.length % 2 === 0);
        await table.both(undefined);
      }
    }
    expect(questions.length).toBeGreaterThan(20);
    return { ...table, id: id as string, questions };
  }

  /** Gives an answer at one door, repeats it at the other: both give the first result. */
  async function answerThroughBoth(
    { byRest, byGraphql }: ReturnType<typeof tableOf>,
    as: Player,
    input: Input,
    restFirst: boolean,
  ) {
    const early = { ...input, commandId: `${input.commandId} early`, expectedVersion: 0 };
    const wrong = { ...input, commandId: `${input.commandId} wrong`, choose: ['no such thing'] };
    for (const refused of [early, wrong]) {
      const rest = await byRest(as, refused);
      const { errors } = await byGraphql(as, refused);
      expect([rest.body.code]).toEqual(errors.map(({ extensions }) => extensions.code));
      expect(rest.body.currentVersion).toBe(errors[0]?.extensions.currentVersion);
    }
    const rest = restFirst ? await byRest(as, input) : undefined;
    const { data, errors } = await byGraphql(as, input);
    expect(errors).toEqual([]);
    const told = rest ?? (await byRest(as, input));
    expect(told.body).toEqual(data.answer);
    expect(told.headers['etag']).toBe(`"${data.answer.match.version}"`);
  }

  /** Log, journal, export and updates, through both doors. */
  async function compareRecords(id: string, path: string) {
    const query = `query ($id: ID!) { match(id: $id) {
      journal(first: 500) { version at type data } export game { id } } }`;
    const story = `query ($id: ID!) { match(id: $id) { log(first: 500) { ${line} } } }`;
    const { log } = (await doors().graphql(story, { id })).data.match;
    const { match: whole } = (await doors().graphql(query, { id })).data;
    const items = async (what: string) => (await doors().rest('GET', `${path}/${what}`)).body.items;
    expect(await items('log?first=500')).toEqual(log);
    const back = `query ($id: ID!) { match(id: $id) {
      log(last: 7, before: 9) { ${line} } view(version: 5) updates(after: 0, first: 20) { ${update} } } }`;
    const { match: past } = (await doors().graphql(back, { id })).data;
    expect(await items('log?last=7&before=9')).toEqual(past.log);
    expect(past.log.every(({ version }: { version: number }) => version < 9)).toBe(true);
    const { body: then } = await doors().rest('GET', `${path}/view?version=5`);
    expect(then).toEqual({ version: 5, view: past.view });
    expect(await items('updates?after=0&first=20')).toEqual(past.updates);
    expect(await items('journal?first=500')).toEqual(whole.journal);
    const { status, body } = await doors().rest('GET', `${path}/export`);
    expect(status === 200 ? body : null).toEqual(whole.export);

    const rules = catalogue(Object.values(games)).of({ gameId: whole.game.id });
    const updates = await doors().matches.updates(undefined, id, { after: 0 });
    const subscription = parse(`subscription ($id: ID!) { match(id: $id) { ${update} } }`);
    const pushed = updates.map((update) => {
      const rootValue = updateRoot(update, { game: rules, names: {} });
      const contextValue = { locale: 'en' };
      const variableValues = { id };
      const how = { rootValue, contextValue, variableValues };
      return execute({ schema: executableSchema(), document: subscription, ...how });
    });
    const told = await items('updates?after=0');
    expect(told.length).toBeGreaterThan(20);
    const data = pushed.map((each) => (each as { data: { match: unknown } }).data.match);
    expect(told).toEqual(JSON.parse(JSON.stringify(data.slice(0, told.length))));
  }
});
