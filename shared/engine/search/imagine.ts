import { answer } from '../decide/answer.ts';
import type { Entry } from '../match/entry.ts';
import type { Game } from '../match/game.ts';
import type { ImaginedMatch } from '../match/imagined-match.ts';
import type { Match } from '../match/match.ts';
import type { Seat } from '../procedure/seat.ts';
import type { Checkpoint, Running } from '../run/running.ts';
import { fork, type ForkCommand } from './fork.ts';

type Known<S> = {
  /** The match as it is. */
  readonly match: Match<S>;
  readonly checkpoint: Checkpoint<S>;
};

/**
 * Lets a bot imagine a match from what its seat knows. Returns `undefined` for a game that does not
 * declare its hidden things, because its bots can't search.
 */
export function imaginer<S>(
  game: Pick<Game<S>, 'hidden'> & Parameters<typeof fork<S>>[0],
  known: Known<S>,
  seat: Seat,
): ((chance: (n: number) => number) => ImaginedMatch<S> | undefined) | undefined {
  const { hidden } = game;
  if (hidden === undefined) return undefined;
  // most bots imagine nothing
  let limits: { readonly from: Checkpoint<S>; readonly unseen: ForkCommand['unseen'] } | undefined;
  const limitsOf = ({ match, checkpoint }: Known<S>) => ({
    from: withoutSecrets(checkpoint, seat, hidden.secretive?.(match, seat) ?? []),
    unseen: hidden.unseen(match.game, seat),
  });
  return (chance) => {
    const { from, unseen } = (limits ??= limitsOf(known));
    const run = fork(game, from, { unseen, chance });
    return run && imaginedOn(run);
  };
}

/** A checkpoint without the orders of other seats, and without the secret answers of some. */
function withoutSecrets<S>(
  { match, since }: Checkpoint<S>,
  seat: Seat,
  secretive: readonly Seat[],
): Checkpoint<S> {
  const own = match.orders[seat];
  const orders = own === undefined ? {} : { [seat]: own };
  return {
    match: { ...match, orders, paused: false },
    since: secretive.length === 0 ? since : withoutAnswers(since, secretive),
    beside: { orders, paused: false },
  };
}

/** A record without the answers of some seats, and without the questions that followed them. */
function withoutAnswers(since: readonly Entry[], seats: readonly Seat[]): readonly Entry[] {
  const answered = new Set<Seat>();
  const forgotten = new Set<string>();
  return since.flatMap((entry): readonly Entry[] => {
    if (entry.type === 'Answered' && seats.includes(entry.seat)) {
      answered.add(entry.seat);
      return [];
    }
    if (entry.type === 'Asked') {
      const questions = entry.questions.filter((question) => !answered.has(question.seat));
      for (const { id, seat } of entry.questions) if (answered.has(seat)) forgotten.add(id);
      return questions.length === 0 ? [] : [{ ...entry, questions }];
    }
    if (entry.type === 'Withdrawn') {
      const ids = entry.ids.filter((id) => !forgotten.has(id));
      return ids.length === 0 ? [] : [{ ...entry, ids }];
    }
    return [entry];
  });
}

const imaginedOn = <S>(run: Running<S>): ImaginedMatch<S> => ({
  get match() {
    return run.match;
  },
  answer(id, choose) {
    const question = run.match.pending.find((each) => each.id === id);
    const refusal = answer(run, { id, seat: question?.seat ?? '', choose });
    if (refusal !== undefined) throw new Error(`${id}: ${refusal.refused}`);
  },
});
