import { expect } from 'vitest';
import type { Emulated } from '../../../tools/emulate/emulate.ts';
import { stageAt, type Stage } from '../../../tools/smoke/stage.ts';
import type { Made } from './late.ts';

/** The number of answers of each player that suffices for two turns of both. */
const ROUNDS = 16;

type Asked = {
  readonly match: {
    readonly questions: readonly {
      readonly id: string;
      readonly min: number;
      readonly options: readonly { readonly id: string }[];
    }[];
  };
};

/** Two rated matches of Ann and Lea, whose tables ask for something; Lea watches before she sits down. */
export async function playRated({ host, judged, tokenFor }: Emulated): Promise<void> {
  const as = async (name: string) => stageAt(`http://${host}`, await tokenFor(name));
  const [ann, lea] = [await as('ann'), await as('lea')];
  for (let n = 0; n < 2; n += 1) {
    const matchId = await begun(ann, lea);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const who of [ann, lea]) await answersFirst(who, matchId);
    }
    await lea.graphql('mutation ($of: ResignInput!) { resign(input: $of) { id } }', {
      of: { matchId },
    });
    const added = () =>
      judged.filter(
        ({ action, leadingKeys = [] }) =>
          action === 'dynamodb:PutItem' && leadingKeys.includes('RATING#lea'),
      ).length;
    await expect.poll(added).toBe(n + 1);
  }
  const asking = `{ viewer { ratings { gameId pool } }
    leaderboard(gameId: "tales-of-glory", pool: ASYNC) { edges { cursor } } }`;
  expect(await lea.graphql(asking, {})).toEqual({
    viewer: { ratings: [{ gameId: 'tales-of-glory', pool: 'ASYNC' }] },
    leaderboard: { edges: [] },
  });
}

async function begun(ann: Stage, lea: Stage): Promise<string> {
  const of = {
    ...{ gameId: 'tales-of-glory', seats: 2, rated: true },
    timeControl: { preset: 'async-1d' },
    requirements: { reliabilityMin: 0.1, ratingMin: 100 },
  };
  const made = 'mutation ($of: CreateMatchInput!) { createMatch(input: $of) { id } }';
  const { createMatch: match } = (await ann.graphql(made, { of })) as Made;
  const on = { of: { matchId: match.id } };
  const watcher = lea.watcher();
  const followed = watcher.follow(match.id);
  await followed.begun;
  const inviting = 'mutation ($of: InviteInput!) { invite(input: $of) { id } }';
  await ann.graphql(inviting, { of: { matchId: match.id, uses: 1 } });
  await expect.poll(() => watcher.updates()).toBeGreaterThan(1);
  await watcher.stop();
  await lea.graphql('mutation ($of: JoinMatchInput!) { joinMatch(input: $of) { id } }', on);
  await ann.graphql('mutation ($of: StartMatchInput!) { startMatch(input: $of) { id } }', on);
  return match.id;
}

/** Answers an account's first question, if there is one, with its first options. */
async function answersFirst(who: Stage, matchId: string): Promise<void> {
  const asked = `query ($id: ID!) { match(id: $id) { questions { id min options { id } } } }`;
  const { match } = (await who.graphql(asked, { id: matchId })) as Asked;
  const [question] = match.questions;
  if (question === undefined) return;
  const { id: questionId, min, options } = question;
  const choose = options.slice(0, min).map(({ id }) => id);
  const of = { matchId, questionId, choose, commandId: questionId };
  await who.graphql('mutation ($of: AnswerInput!) { answer(input: $of) { version } }', { of });
}
