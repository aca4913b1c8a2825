import { addBot } from './commands/add-bot.ts';
import { answer } from './commands/answer.ts';
import { create } from './commands/create.ts';
import { join } from './commands/join.ts';
import { leave } from './commands/leave.ts';
import { createPerform, type Backing } from './commands/perform.ts';
import { resign } from './commands/resign.ts';
import { setStandingOrders } from './commands/set-standing-orders.ts';
import { start } from './commands/start.ts';
import type { Actor, Backstage, MatchRecord, Matches, MatchesDeps } from './contract.ts';
import { catalogue } from './games.ts';
import { createHistory } from './history/history.ts';
import { createBackstage } from './projections/backstage.ts';
import { createReads } from './sight/read.ts';
import { eyesOf, sightOf } from './sight/sight.ts';

export { CommandRefusedError } from './refusal.ts';

/** The use-cases of matches, on a store. Keep one for as long as the process lives: it stays warm. */
export function createMatches(deps: MatchesDeps): Matches & Backstage {
  const { store, secrets, index, now, random } = deps;
  const games = catalogue(deps.games);
  const history = createHistory(store, games);
  const backing: Backing = { store, secrets, games, history, now, random };
  const perform = createPerform(backing);

  const seenBy = (actor: Actor, record: MatchRecord) =>
    sightOf(games.of(record), record, eyesOf(record, actor));

  return {
    ...createReads(history, games, index),
    ...createBackstage(history, games, index),
    create: async (actor, input) => seenBy(actor, await create(backing, actor, input)),
    join: async (actor, input) => seenBy(actor, await perform(join(actor, input))),
    leave: async (actor, input) => seenBy(actor, await perform(leave(actor, input))),
    addBot: async (actor, input) => seenBy(actor, await perform(addBot(actor, input))),
    start: async (actor, input) => seenBy(actor, await perform(start(actor, input))),
    resign: async (actor, input) => seenBy(actor, await perform(resign(actor, input))),
    setStandingOrders: async (actor, input) =>
      seenBy(actor, await perform(setStandingOrders(actor, input))),
    async answer(actor, input) {
      const record = await perform(answer(actor, input));
      return { match: seenBy(actor, record), version: record.version };
    },
  };
}
