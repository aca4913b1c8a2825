import {
  answer,
  beginning,
  closeProcedure,
  commitmentOf,
  expire,
  keyedChance,
  open,
  pause,
  resign,
  resume,
  rewind,
  seated,
  setOrders,
  start,
  toHex,
  type Checkpoint,
  type Game,
  type Journal,
  type JournalCommit,
  type Order,
  type Running,
  type Seat,
} from '../../shared/engine/index.ts';
import { botLuck, secretOf } from '../../tools/luck.ts';
import { jsonCopy } from '../support/play.ts';

/** Events that are not answers of seats, by the version that each is stored as. */
export type Mischief = Readonly<Record<number, (at: AtTable) => void>>;

/** A match in play. */
export type AtTable = {
  rewind(to: number): void;
  close(): void;
  pause(): void;
  resume(): void;
  orders(seat: Seat, ...orders: readonly Order[]): void;
  resign(seat: Seat): void;
  /**
   * Lets the time of all pending questions run out, with the last of the options chosen; then of
   * `more` further ones.
   */
  late(more?: number): void;
  /** Changes the rules from now on. */
  deploy(game: Game): void;
};

export type Plan = {
  readonly options: unknown;
  readonly seats: readonly Seat[];
  readonly mischief?: Mischief;
};

/** The most answers; a match that takes more is not short. */
const MOST = 400;

/** Plays a match to its end by random answers, as warm as a service does; its journal. */
export function recordOf(first: Game, plan: Plan): Journal {
  let game = first;
  const { seats, mischief = {} } = plan;
  const mix = { match: `record of ${game.id}`, entropy: ['roses', 'thorns'] };
  const secret = secretOf(mix.match);
  const chance = keyedChance(secret, mix);
  const options = game.options.parse(plan.options);
  const luck = botLuck(mix.match);
  const commits: JournalCommit[] = [];
  const points: Checkpoint<unknown>[] = [];
  let run = start(game, beginning(game.initial({ seats, options })), { chance, version: 3 });

  const store = (): void => {
    const entries = jsonCopy(run.take());
    commits.push({ version: run.version, at: '2026-01-01T00:00:00Z', entries });
    points[run.version] = jsonCopy(run.checkpoint);
  };
  const live = () => ({ chance, version: run.version });
  const at: AtTable = {
    rewind(to) {
      const checkpoint = points[to] ?? never();
      const cut = commits.flatMap(({ version, entries }) => (version > to ? entries : []));
      const command = { checkpoint, to, cut, now: run.match, reason: 'a mistake' };
      run = granted(rewind(game, command, live()));
    },
    close() {
      run = granted(closeProcedure(game, run.match, 'it is stuck', live()));
    },
    pause: () => pause(run, { reason: 'a break' }),
    resume: () => resume(run),
    orders: (seat, ...orders) => setOrders(run, seat, orders),
    resign: (seat) => resign(game, run, seat),
    late(more = 0) {
      for (let left = run.match.pending.length + more; left > 0; left -= 1) {
        const { id, options } = run.match.pending.find((q) => !q.answered) ?? never();
        if (expire(run, id, options.slice(-1))) never();
      }
    },
    deploy(later) {
      game = later;
      run = open(game, jsonCopy(run.checkpoint), live());
    },
  };
  const answerOne = (): void => {
    const { id, seat, ...question } = run.match.pending.find((q) => !q.answered) ?? never();
    const view = game.view(run.match.game, seated(seat));
    const sight = { seat, view, question: { id, seat, ...question }, chance: luck };
    const choose = game.bots['random']?.(sight) ?? never();
    if (answer(run, { id, seat, choose })) never();
  };

  store();
  while (!run.match.over) {
    if (commits.length > MOST) never();
    (mischief[run.version + 1] ?? answerOne)(at);
    store();
  }
  return jsonCopy({
    format: 'questhall-journal/1',
    ...mix,
    game: game.id,
    options,
    seats,
    commitment: commitmentOf(secret),
    secret: toHex(secret),
    ranking: game.standing(run.match.game),
    commits,
  });
}

function granted(run: Running<unknown> | { readonly refused: string }): Running<unknown> {
  return 'refused' in run ? never() : run;
}

function never(): never {
  throw new Error('The match cannot be played so.');
}
