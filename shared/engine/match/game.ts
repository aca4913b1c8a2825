import type { ZodType } from 'zod';
import type { DomainEvent, Procedure, Table } from '../procedure/step.ts';
import type { Seat } from '../procedure/seat.ts';
import type { Question } from '../procedure/question.ts';
import type { Cues } from './cues.ts';
import type { Hidden, ImaginedMatch } from './imagined-match.ts';
import type { LogLine, Viewer } from './viewer.ts';
import type { Asks } from './asks.ts';
import type { About, Guide } from './guide.ts';
import type { Foresight, QuestionWeight } from './foresight.ts';
import type { OptionWords } from './option-words.ts';
import type { Preset } from './preset.ts';
import type { Board, Ref, Things } from '../../client/scene/index.ts';
import type { Catalogue, Phrase } from '../../words/phrase.ts';

/** A procedure to open: its name in `procedures`, and plain JSON arguments. */
export type Call = { readonly name: string; readonly args?: unknown };

/** The setup of a match, before its first procedure. Seats are in table order. */
export type Setup<O> = { readonly seats: readonly Seat[]; readonly options: O };

/** One seat's place in the ranking. Seats that share a place share its number; 1 is the best. */
export type SeatStanding = {
  readonly seat: Seat;
  readonly place: number;
  readonly score: number;
  /** The parts of the score and the tie-breakers, by name. */
  readonly details: Readonly<Record<string, number>>;
};

/** A part of a score: a key of the words for its name, and the thing it counts, if it is one. */
export type ScorePart = { readonly name: string; readonly ref?: Ref; readonly n: number };

/** A pile to be reshuffled at a rewind, because it was drawn from or peeked at in the cut range. */
export type Reshuffle = {
  readonly label: string;
  readonly items: readonly string[];
  readonly event: (order: readonly string[]) => DomainEvent;
};

/**
 * A bot: chooses the option ids that answer a question, from the view of its seat. `chance(n)` gives a
 * whole number from 0 to n-1 of the bot's own randomness.
 */
export type Bot<V = unknown, S = unknown> = {
  choose(sight: BotSight<V, S>): readonly string[];
}['choose'];
/** The strength of a level of bots: its rating, as players' are shown, by a number of matches. */
export type BotRating = { readonly rating: number; readonly matches: number };
/** The input of a bot's choice. */
export type BotSight<V, S = unknown> = {
  readonly view: V;
  readonly seat: Seat;
  readonly question: Question;
  readonly chance: (n: number) => number;
  /**
   * Imagines the match as it may be, for a search; `undefined` if nothing that the seat knows allows
   * it. Absent for a bot that has only a view. The same chance imagines the same match.
   */
  readonly imagine?: (chance: (n: number) => number) => ImaginedMatch<S> | undefined;
};

/**
 * The body of a procedure, made each time it is opened or resumed. The engine passes the arguments of
 * `next` without knowing their type: see `CallOf`. A method, like all of a game, so that a game of any
 * state is a `Game`.
 */
export type ProcedureBody<S> = {
  play(table: Table<S>, args: never): Procedure;
}['play'];

/**
 * A call of one of these procedures with its arguments. A game's `next` returns it, so that the
 * compiler holds the calls to the procedures.
 */
export type CallOf<P> = {
  [N in keyof P & string]-?: P[N] extends ((table: never, args: infer A) => Procedure) | undefined
    ? unknown extends A
      ? { readonly name: N }
      : { readonly name: N; readonly args: A }
    : never;
}[keyof P & string];

/** The ends that standing orders of a game may have (`until`), and the facts that cause them. */
export type OrderEnds<E extends DomainEvent = DomainEvent> = {
  /** Stable for ever, because orders are stored under them: `turn`, `attacked`, … */
  readonly names: readonly string[];
  /** The ends that this fact causes for the orders of this seat. Pure and total over past facts. */
  by(event: E, seat: Seat): readonly string[];
};

/**
 * The fold of a game: enough to know the state of a match, because facts are folded and no rule is
 * run.
 */
export type Folding<S> = {
  /**
   * Folds one fact. Pure and total over past events; returns the same reference if nothing changes,
   * and `undefined` for a fact of a newer release, which the engine then refuses by name.
   */
  evolve(state: S, event: DomainEvent): S;
  /** Without it a standing order stands until it is replaced. */
  readonly orderEnds?: OrderEnds;
  /**
   * Completes a state stored by an earlier release: missing fields get their defaults. Pure; returns
   * the same reference if nothing is missing. Absent if states have never grown.
   */
  complete?(stored: S): S;
};

/** The rules of a game: everything the engine needs to play it. */
export type Rules<S> = Folding<S> & {
  /** Kebab-case, stable for ever. */
  readonly id: string;
  /** Bumped when golden journals stop replaying; pinned by every procedure that is opened. */
  readonly rules: number;
  /** The next procedure, or `undefined` when the match is over. */
  next(state: S): Call | undefined;
  readonly procedures: Readonly<Record<string, ProcedureBody<S>>>;
  /** Constants on every table of the game beside the state, such as the edition played. */
  readonly beside?: Readonly<Record<string, unknown>>;
};

/**
 * The part of a game that describes and displays it, without its rules. A game is put together from
 * this and its rules; a reader of past matches loads only this part.
 */
export type GameDisplay<
  S = unknown,
  E extends DomainEvent = DomainEvent,
  O = unknown,
  V = unknown,
> = Pick<
  Game<S, E, O, V>,
  | 'id'
  | 'pack'
  | 'options'
  | 'presets'
  | 'initial'
  | 'evolve'
  | 'orderEnds'
  | 'complete'
  | 'turnBegun'
  | 'roundBegun'
  | 'view'
  | 'counters'
  | 'log'
  | 'standing'
  | 'ending'
  | 'words'
  | 'cues'
  | 'boards'
  | 'things'
  | 'reactions'
  | 'weight'
  | 'foresee'
>;

/** A content pack with which an operator has changed a game. */
export type PackOf = {
  readonly id: string;
  /** The game it changes. */
  readonly of: string;
  /** SHA-256 of the pack, in hex; pinned to its matches. */
  readonly hash: string;
};

/** A game, as a value. `docs/writing-a-game.md` builds one. */
export type Game<
  S = unknown,
  E extends DomainEvent = DomainEvent,
  O = unknown,
  V = unknown,
> = Rules<S> & {
  /** The pack, if the game was changed by one. */
  readonly pack?: PackOf | undefined;
  readonly seats: { readonly min: number; readonly max: number };
  /** Match options; every one has a default, so that `{}` is a legal choice. */
  readonly options: ZodType<O>;
  /** Sets of options that are known to play well, the shortest first. */
  readonly presets?: readonly Preset[];
  /** The game in short, for people who choose one. */
  readonly about?: About;
  /** Help for newcomers to the rules. */
  readonly guide?: Guide<O>;
  /** The most seats of a match with these options, if they may be more than `seats.max`. */
  mostSeats?(options: O): number;
  /** The state before anything was shuffled or dealt. Pure: chance belongs to the first procedure. */
  initial(setup: Setup<O>): S;
  evolve(state: S, event: E): S;
  readonly orderEnds?: OrderEnds<E>;
  /**
   * The questions that the game asks, by kind. A standing order for anything else is refused; without
   * it none is.
   */
  readonly asks?: Asks;
  /**
   * The kinds of questions that begin a match for a seat, so that the same answer is not wanted again:
   * clients offer no standing order for them.
   */
  readonly askedOnce?: readonly string[];
  /**
   * The seat whose turn this fact begins, if the game has turns, or `EVERYONE` if all take theirs at
   * once. Counts of turns go by it.
   */
  turnBegun?(event: E): Seat | undefined;
  /**
   * True if this fact, told in this state, begins a round of the table: after it every seat in play
   * has had as many turns of its own, or rounds of all. A tournament calls time there.
   */
  roundBegun?(state: S, event: E): boolean;
  /**
   * The kinds of questions that are reactions to another seat's act. They pass if not answered in
   * time, and the seat's own time does not run meanwhile.
   */
  readonly reactions?: readonly string[];
  /** The weight of a question that is no reaction. Without it every question is a decision. */
  weight?(question: Question): QuestionWeight;
  /**
   * Foresees the effects and odds of an option, only from the view of the asked seat. It is called
   * each time the question is shown, so it must be cheap, and never throw.
   */
  foresee?(view: V, question: Question, option: string): Foresight;
  /**
   * The counters of a seat (gold, lives, tiles), by name, as this view shows them. A spectator has no
   * seat and no counters. The words of each name are under `counter.<name>`.
   */
  counters?(view: V, seat: Seat): Readonly<Record<string, number>>;
  /**
   * The view of a state for a viewer: the only way from state to a client. Public slices are passed on
   * by reference.
   */
  view(state: S, viewer: Viewer): V;
  /**
   * Schema of the view, for JSON Schema (through `z.toJSONSchema`), with notes on drawing: `notesOf`.
   */
  readonly viewSchema: ZodType<V>;
  /** The boards of the game: their places, looks and connections. Always the same. */
  boards?(): readonly Board[];
  /**
   * The facts printed on the game's things, in short, by kind and id. Always the same; names are in
   * the words.
   */
  things?(): Things;
  /** The log line of a fact for this viewer, masked; `undefined` if the viewer reads nothing. */
  log(event: E, viewer: Viewer): LogLine | undefined;
  /** Cues by type of event: the movements on the table that go with its log line. */
  readonly cues?: Cues<E, string>;
  /**
   * A fair ranking at any moment, best first. It is shown during a match, so it uses only facts that a
   * spectator may see.
   */
  standing(state: S): readonly SeatStanding[];
  /** The reason of the end by the game's own rules, as a sentence; `undefined` before the end. */
  ending?(state: S): Phrase | undefined;
  /** The fact of a seat giving up; it wakes the rule. */
  resigned(seat: Seat): E;
  /** Piles whose order was learnt from these facts. */
  reshuffle(state: S, seen: readonly E[]): readonly Reshuffle[];
  /** The broken invariants of this state, in words for an engineer; empty if all hold. */
  invariants(state: S): readonly string[];
  readonly bots: Readonly<Record<string, Bot<V, S>>>;
  /** The strength of the levels of bots, as far as measured: `npm run arena -- --rate`. */
  readonly botRatings?: Readonly<Record<string, BotRating>>;
  /** The limits of what seats know. Without it no bot can search. */
  readonly hidden?: Hidden<S>;
  /** The levels of the bots that search: they take long, and need more than a view. */
  readonly searching?: readonly string[];
  readonly words: {
    /** Every text by key: `tile:p1-m1`, `question.select`, `option.pass`, `log.TileTaken`, … */
    readonly catalogue: Catalogue;
    question(question: Question): Phrase;
    /** The words of one option, and its subjects. */
    option(question: Question, option: string): OptionWords;
    /**
     * The parts of a seat's score, which add up to it. With it go the words `score.text` (`{n}`, `{parts}`),
     * `score.none` (`{n}`) and `score.part` (`{name}`, `{n}`).
     */
    score?(standing: SeatStanding): readonly ScorePart[];
  };
  /**
   * Positions for scenarios: `place` lays a checked position over the initial state, or throws an
   * `IllegalPositionError`.
   */
  readonly position: {
    readonly schema: ZodType;
    place(state: S, position: never): S;
  };
};
