import type { Chance, DomainEvent, Game, Order, Seat } from '../../shared/engine/index.ts';
import type { Script } from './chance.ts';
import type { Place, PlaceOf } from './place.ts';

/** One table, the steps at it, and the expected results; every name in it has been checked. */
export type Scenario = {
  readonly name: string;
  readonly place: Place;
  /** The IDs of the clauses it proves. */
  readonly rules: readonly string[];
  readonly game: Game;
  readonly seats: readonly Seat[];
  readonly options: unknown;
  readonly position: { readonly value: unknown; readonly place: Place } | undefined;
  readonly script: Script;
  /** The source of randomness that is not scripted; `undefined` without a seed. */
  readonly luck: Chance | undefined;
  readonly play: readonly Step[];
  readonly placeOf: PlaceOf;
};

/** Names a question by its seat and its kind or key; the seat's only one if neither is given. */
export type QuestionName = { readonly seat: Seat; readonly question: string | undefined };

export type Action =
  | ({ readonly step: 'answer'; readonly choose: readonly string[] } & QuestionName)
  | { readonly step: 'resign'; readonly seat: Seat }
  | { readonly step: 'orders'; readonly seat: Seat; readonly orders: readonly Order[] };

/** A viewer as a scenario writes it: a seat, `spectator` or `arbiter`. */
export type ViewerName = string;

export type Expectation =
  | { readonly step: 'asks'; readonly questions: Readonly<Record<Seat, readonly string[]>> }
  | { readonly step: 'told' | 'not told'; readonly events: readonly Partly<DomainEvent>[] }
  | ({
      readonly step: 'refuses';
      readonly choose: readonly string[];
      readonly code: string | undefined;
    } & QuestionName)
  | ({
      readonly step: 'offers';
      readonly options: readonly string[];
      readonly exactly: boolean;
      readonly min: number | undefined;
      readonly max: number | undefined;
    } & QuestionName)
  | ({ readonly step: 'withholds'; readonly options: readonly string[] } & QuestionName)
  | { readonly step: 'state'; readonly partly: unknown }
  | { readonly step: 'view'; readonly viewer: ViewerName; readonly partly: unknown }
  | { readonly step: 'log'; readonly viewer: ViewerName; readonly lines: readonly unknown[] }
  | { readonly step: 'standing'; readonly ranking: unknown }
  | { readonly step: 'over'; readonly over: boolean };

/** An expected value: only the written parts are compared. */
export type Partly<T> = { readonly [K in keyof T]?: unknown };

export type Step = (Action | Expectation) & { readonly place: Place };

/** A problem of a scenario, or of its result. */
export type Problem = {
  readonly place: Place;
  /** The scenario's name, if it was read before the problem. */
  readonly scenario: string | undefined;
  readonly message: string;
};

/** The catalogues of valid names in a scenario. */
export type Known = {
  readonly games: ReadonlyMap<string, Game>;
  /** The IDs of all rule clauses. */
  readonly clauses: ReadonlySet<string>;
};
