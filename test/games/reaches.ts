import {
  logLines,
  questionsOf,
  waitingOn,
  type Entry,
  type Game,
  type Running,
  type Viewer,
} from '../../shared/engine/index.ts';

/**
 * Collects all that reaches a viewer with a commit: its view, log and possible answers, the seats
 * that are waited for, and the journal.
 */
export function reaches<S>(game: Game<S>, run: Running<S>, viewer: Viewer): unknown {
  const entries = run.take();
  const seat = viewer.role === 'seat' ? viewer.seat : '';
  return {
    view: game.view(run.match.game, viewer),
    questions: questionsOf(run.match, seat),
    foreseen: foreseenBy(game, run, viewer),
    waitingOn: waitingOn(run.match),
    over: run.match.over,
    // shown to everyone while a match goes on
    standing: game.standing(run.match.game),
    journal: entries.flatMap((entry) => journalled(game, entry, viewer)),
  };
}

/** Effects and odds of the options that a viewer is offered. */
function foreseenBy<S>(game: Game<S>, run: Running<S>, viewer: Viewer): unknown {
  const view = game.view(run.match.game, viewer);
  const seat = viewer.role === 'seat' ? viewer.seat : '';
  return questionsOf(run.match, seat).map((question) =>
    [...question.options, ...(question.also ?? [])].map((option) =>
      game.foresee?.(view, question, option),
    ),
  );
}

/**
 * The journal's view of an entry while the match is played: of the questions and answers of others,
 * only the seat.
 */
function journalled(game: Game, entry: Entry, viewer: Viewer): readonly unknown[] {
  switch (entry.type) {
    case 'Asked':
    case 'Reissued':
      return [[entry.type, [...new Set(entry.questions.map(({ seat }) => seat))]]];
    case 'Answered':
      return [[entry.type, entry.seat]];
    case 'Rolled':
      return [];
    case 'Told':
      return logLines(game, [entry], viewer);
    case 'Noted':
    case 'Withdrawn':
    case 'Opened':
    case 'Closed':
    case 'Ended':
      return [entry.type];
  }
}
