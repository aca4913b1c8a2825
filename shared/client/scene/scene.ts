import type { Board } from './board.ts';
import type { AreaRole, CounterRole, NotedSchema } from './note.ts';
import type { Laid } from './part.ts';
import type { Ref } from './ref.ts';

/** A number of something. Its name is that of the ref, or without one the label of its field. */
export type Counter = {
  readonly of?: Ref | undefined;
  readonly n: number;
  /** The key of the label in the texts: `view.<path>`. */
  readonly label: string;
  /** The role: always in view, deciding the ranking, progress towards the end, or rarely looked at. */
  readonly role?: CounterRole | undefined;
  /** The number at which the goal is reached. */
  readonly most?: number | undefined;
};

/** Things side by side (`area`), in an order (`row`), or on top of each other (`pile`, the last on top). */
export type Area = {
  readonly as: 'area' | 'row' | 'pile';
  /** The key of its name: `area.<name>` in the texts. */
  readonly name: string;
  /** The thing it belongs to, such as a deck, if several areas have the name. */
  readonly of?: Ref | undefined;
  readonly things: readonly Ref[];
  /** The number of further things, hidden. */
  readonly hidden: number;
  /** `hand`: things to use; `held`: things to place now; `aside`: rarely looked at. */
  readonly role?: AreaRole | undefined;
};

/** Things face down. Its name is that of `of`, or `area.<name>`. */
export type Deck = {
  readonly of?: Ref | undefined;
  readonly name?: string | undefined;
  readonly n: number;
};

/** Things laid edge to edge, and the cells beside them that are free: `cell:x,y`. */
export type Lattice = { readonly laid: readonly Laid[]; readonly free: readonly Ref[] };

/** The contents of the table, or of a seat's panel. */
export type Group = {
  readonly counters: readonly Counter[];
  readonly areas: readonly Area[];
  readonly decks: readonly Deck[];
  readonly lattices: readonly Lattice[];
  /** Figures of its own, and the place of each. */
  readonly pieces: readonly { readonly thing: Ref; readonly place: Ref }[];
};

/** The contents of one place: things lying there, pieces and their seats, counters. */
export type Occupied = {
  readonly place: Ref;
  readonly lying: readonly Ref[];
  readonly pieces: readonly { readonly thing: Ref; readonly seat?: Ref | undefined }[];
  readonly counters: readonly Counter[];
};

/** The parts of a view to draw. */
export type Scene = {
  /** The seat whose turn it is. */
  readonly turn?: Ref | undefined;
  readonly round?: number | undefined;
  /** The number of rounds, if the note of the round tells it. */
  readonly rounds?: number | undefined;
  /** Progress of the whole table towards the end, such as the rounds played. */
  readonly goal?: Counter | undefined;
  /** The name of the phase: `phase.<phase>` in the texts. */
  readonly phase?: string | undefined;
  /** A panel for each seat, in table order. */
  readonly seats: readonly (Group & { readonly seat: Ref })[];
  /** The table's own contents, of no seat. */
  readonly table: Group;
  /** The boards for this number of seats. */
  readonly boards: readonly Board[];
  /** The occupied places. */
  readonly places: readonly Occupied[];
  /** The rest without notes, shaped as in the view, for the plain tree; absent if all is drawn. */
  readonly left?: unknown;
};

/** The input of a scene: a view, the schema of the game's views with its notes, and its boards. */
export type Sight = {
  readonly view: unknown;
  readonly schema: NotedSchema;
  readonly boards?: readonly Board[];
};
