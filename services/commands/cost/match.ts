import { randomUUID } from 'node:crypto';
import type { Bot, Game, Seat } from '../../../shared/engine/index.ts';
import type { AccountActor, Matches, MatchSight } from '../../matches/contract.ts';
import { matchesOn } from '../../matches/on-store.ts';
import { createClient } from '../../storage/client.ts';
import { startEmbedded } from '../../storage/embedded.ts';
import { createStore } from '../../storage/store.ts';
import { begin, player } from '../bench/play.ts';
import { botLuck } from '../luck.ts';
import { meterOn } from './meter.ts';
import { teller } from './telling.ts';
import type { Measured } from './units.ts';

const SEATS = 4;
const TABLE = 'cost';

/** How a match is measured: the game, how its seats are played, and after how many answers to stop. */
export type Measuring = { readonly game: Game; readonly bot: string; readonly most: number };

/**
 * Plays a match of four accounts through the use-cases, on the embedded store, each part of the
 * service with memory and client of its own, as its functions have.
 */
export async function measureMatch(measuring: Measuring): Promise<Measured> {
  const embedded = await startEmbedded({ table: TABLE });
  try {
    return await measureAt(embedded.endpoint, measuring);
  } finally {
    await embedded.close();
  }
}

async function measureAt(endpoint: string, { game, bot, most }: Measuring): Promise<Measured> {
  const process = () => {
    const client = createClient({ endpoint });
    const store = createStore({ client, table: TABLE });
    return { client, store, matches: matchesOn(store, [game]) };
  };
  const [commands, looks, eyes] = [process(), process(), process()];
  const people = Array.from({ length: SEATS }, (_, i) => account(`player${String(i + 1)}`));
  const id = await started(commands.matches, game, people);
  const consumer = await teller({ endpoint, table: TABLE, game, matchId: id, people });
  const [answering, looking] = [meterOn(commands.client), meterOn(looks.client)];
  const play = playerOf(game, bot);
  let answers = 0;
  let last: AccountActor | undefined;
  for (; answers < most; answers += 1) {
    const sight = await lookAround(eyes.matches, people, id);
    if (sight === undefined) break;
    if (sight.who !== last) await looking.during(() => looks.matches.find(sight.who, id));
    last = sight.who;
    await answering.during(() => commands.matches.answer(sight.who, play(sight.seen)));
    await consumer.flow();
  }
  for (const { client } of [commands, looks, eyes]) client.destroy();
  return {
    game: game.id,
    seats: SEATS,
    answers,
    matchAnswers: lengthOf(game, bot),
    answering: answering.total(),
    looking: looking.total(),
    ...consumer.total(),
  };
}

/** How many answers a whole match has, by the engine alone. */
function lengthOf(game: Game, bot: string): number {
  const table = { game, seats: SEATS, seed: 'cost', bot };
  const run = begin(table);
  const answerNext = player(table);
  let answers = 0;
  while (answerNext(run)) answers += 1;
  return answers;
}

const account = (name: string): AccountActor => ({
  kind: 'account',
  account: name,
  roles: ['player'],
});

async function started(
  matches: Matches,
  { id: gameId }: Game,
  [host, ...others]: readonly AccountActor[],
): Promise<string> {
  if (host === undefined) throw new TypeError('Somebody has to play.');
  const { record } = await matches.create(host, { gameId, seats: SEATS });
  for (const other of others) await matches.join(other, { matchId: record.id });
  await matches.start(host, { matchId: record.id });
  return record.id;
}

/** Whoever is asked something; nobody once the match is over. */
async function lookAround(matches: Matches, people: readonly AccountActor[], id: string) {
  for (const who of people) {
    const seen = await matches.find(who, id);
    if (seen?.questions.some(({ answered }) => !answered)) return { who, seen };
  }
  return undefined;
}

function playerOf(game: Game, level: string) {
  const bot: Bot | undefined = game.bots[level];
  if (bot === undefined) throw new TypeError(`${game.id} has no bot ${level}.`);
  const chance = botLuck(game.id);
  return ({ record, questions, view, seat }: MatchSight) => {
    const question = questions.find(({ answered }) => !answered);
    if (question === undefined) throw new TypeError('Nothing is asked.');
    const choose = bot({ seat: seat as Seat, question, view, chance });
    return { matchId: record.id, questionId: question.id, choose, commandId: randomUUID() };
  };
}
