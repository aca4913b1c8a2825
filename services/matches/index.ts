import { addBot } from './commands/add-bot.ts';
import { checkScope } from './commands/guards.ts';
import { pause, resume } from './commands/hold.ts';
import { removeFromSeat } from './commands/remove-from-seat.ts';
import { answer } from './commands/answer.ts';
import { create } from './commands/create.ts';
import { join } from './commands/join.ts';
import { leave } from './commands/leave.ts';
import { createPerform, type Backing, type Command } from './commands/perform.ts';
import { closeProcedure } from './commands/close-procedure.ts';
import { rewind } from './commands/rewind.ts';
import { resign } from './commands/resign.ts';
import { setStandingOrders } from './commands/set-standing-orders.ts';
import { start } from './commands/start.ts';
import type {
  AccountActor,
  Actor,
  Backstage,
  BotLuck,
  Guarded,
  MatchRecord,
  Matches,
  MatchesDeps,
  Scope,
} from './contract.ts';
import { catalogue } from './games.ts';
import { createHistory } from './history/history.ts';
import { createBotLuck } from './projections/bot-luck.ts';
import { createBackstage } from './projections/backstage.ts';
import { createReads } from './sight/read.ts';
import { eyesOf, sightOf } from './sight/sight.ts';

export { CommandRefusedError } from './refusal.ts';

/** The use-cases of matches, on a store. Keep one for as long as the process lives: it stays warm. */
export function createMatches(deps: MatchesDeps): Matches & Backstage & BotLuck {
  const { store, secrets, places, index, now, random, beacon } = deps;
  const games = catalogue(deps.games);
  const history = createHistory(store, games);
  const backing: Backing = { store, secrets, places, games, history, now, random, beacon };
  const perform = createPerform(backing);

  const seenBy = (actor: Actor, record: MatchRecord) =>
    sightOf(games.of(record), record, eyesOf(record, actor));

  /** Does a command for whoever holds a token that is made for it. */
  const doing =
    <T extends Guarded>(scope: Scope, command: (actor: AccountActor, input: T) => Command) =>
    async (actor: AccountActor, input: T) => {
      checkScope(actor, scope);
      const { expectedVersion } = input;
      return seenBy(actor, await perform({ ...command(actor, input), expectedVersion }));
    };

  return {
    ...createReads(history, games, index),
    ...createBackstage(history, games, index),
    ...createBotLuck(secrets),
    async create(actor, input) {
      checkScope(actor, 'host');
      return seenBy(actor, await create(backing, actor, input));
    },
    join: doing('play', join(backing)),
    leave: doing('play', leave(backing)),
    addBot: doing('host', addBot(backing)),
    removeFromSeat: doing('host', removeFromSeat(backing)),
    start: doing('host', start(backing)),
    pause: doing('host', pause),
    resume: doing('host', resume),
    rewind: doing('organize', rewind(backing)),
    closeProcedure: doing('organize', closeProcedure),
    resign: doing('play', resign),
    setStandingOrders: doing('play', setStandingOrders),
    async answer(actor, input) {
      checkScope(actor, 'play');
      const record = await perform(answer(actor, input));
      return { match: seenBy(actor, record), version: record.version };
    },
  };
}
