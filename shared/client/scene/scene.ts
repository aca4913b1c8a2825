import type { Board } from './board.ts';
import type { AreaRole, CounterRole, NotedSchema } from './note.ts';
import type { Laid } from './part.ts';
import type { Ref } from './ref.ts';

/** So many of something. Its name is that of the ref, or without one the label of its field. */
export type Counter = {
  readonly of?: Ref | undefined;
  readonly n: number;
  /** The key of the label in the texts: `view.<path>`. */
  readonly label: string;
  /** Whether it is always in view, decides the places, is progress towards the end, or is rarely looked at. */
  readonly role?: CounterRole | undefined;
  /** The number at which the goal is reached. */
  readonly most?: number | undefined;
};

/** Things side by side (`area`), in an order (`row`), or on top of each other (`pile`, the last on top). */
export type Area = {
  readonly as: 'area' | 'row' | 'pile';
  /** What it is called: `area.<name>` in the texts. */
  readonly name: string;
  /** What it belongs to, where there are several of the name: a deck. */
  readonly of?: Ref | undefined;
  readonly things: readonly Ref[];
  /** So many more are there, hidden. */
  readonly hidden: number;
  /** `hand`: things to use; `held`: things to place now; `aside`: rarely looked at. */
  readonly role?: AreaRole | undefined;
};

/** Things face down. It is called by what it is a deck of, or `area.<name>`. */
export type Deck = {
  readonly of?: Ref | undefined;
  readonly name?: string | undefined;
  readonly n: number;
};

/** Things laid edge to edge, and the cells beside them that are free: `cell:x,y`. */
export type Lattice = { readonly laid: readonly Laid[]; readonly free: readonly Ref[] };

/** What stands together: on the table, or before a seat. */
export type Group = {
  readonly counters: readonly Counter[];
  readonly areas: readonly Area[];
  readonly decks: readonly Deck[];
  readonly lattices: readonly Lattice[];
  /** Figures of its own, and where each stands. */
  readonly pieces: readonly { readonly thing: Ref; readonly place: Ref }[];
};

/** What is on one place: things that lie there, pieces and whose they are, counters. */
export type Occupied = {
  readonly place: Ref;
  readonly lying: readonly Ref[];
  readonly pieces: readonly { readonly thing: Ref; readonly seat?: Ref | undefined }[];
  readonly counters: readonly Counter[];
};

/** What to draw of a view. */
export type Scene = {
  /** Whose turn it is. */
  readonly turn?: Ref | undefined;
  readonly round?: number | undefined;
  /** Progress of the whole table towards the end, such as the rounds played. */
  readonly goal?: Counter | undefined;
  /** What it is called: `phase.<phase>` in the texts. */
  readonly phase?: string | undefined;
  /** A panel for each seat, in the order that they sit. */
  readonly seats: readonly (Group & { readonly seat: Ref })[];
  /** What is nobody's. */
  readonly table: Group;
  /** The boards that so many seats play on. */
  readonly boards: readonly Board[];
  /** The places that anything is on. */
  readonly places: readonly Occupied[];
  /** What no note draws, shaped as in the view, for the plain tree; nothing where all is drawn. */
  readonly left?: unknown;
};

/** What a scene is made of: a view, the schema of the game's views with its notes, and its boards. */
export type Sight = {
  readonly view: unknown;
  readonly schema: NotedSchema;
  readonly boards?: readonly Board[];
};
