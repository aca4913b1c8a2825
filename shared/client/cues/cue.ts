import type { NotedSchema } from '../scene/note.ts';
import type { Ref } from '../scene/ref.ts';

/** A die as it lies: one of 1 to `sides`. */
export type Die = { readonly sides: number; readonly value: number };

/**
 * A value of a cue: a JSON pointer into a log entry's `data` (`/card`), or a constant ref
 * (`attribute:life`). `*` in a pointer stands for each item of a list, and makes a cue for each
 * (`/cards/*`). A ref may hold pointers in braces: `cell:{/x},{/y}`.
 */
export type CueValue<Pointer extends string = string> = Pointer | Ref;

/** A note in a schema of events under the keyword `x-cue`: something that moves on the table. */
export type Cue<Pointer extends string = string> =
  /** Dice roll. `dice` is a number or a list of numbers; without it all dice of the entry. */
  | {
      readonly as: 'roll';
      readonly who?: CueValue<Pointer>;
      readonly dice?: Pointer;
      /** The purpose of the roll. */
      readonly of?: CueValue<Pointer>;
    }
  /** A figure moves to a place. */
  | {
      readonly as: 'move';
      readonly who?: CueValue<Pointer>;
      readonly from?: CueValue<Pointer>;
      /** The places it passes, in order. */
      readonly past?: Pointer;
      readonly to: CueValue<Pointer>;
    }
  /** A thing, or a list of things, is turned up, taken or put down. */
  | {
      readonly as: 'draw';
      readonly who?: CueValue<Pointer>;
      readonly of: CueValue<Pointer>;
      readonly from?: CueValue<Pointer>;
      readonly to?: CueValue<Pointer>;
    }
  /**
   * Two sides compare totals: the total (`n`) and the dice of each. An entry that has only the outcome
   * has neither.
   */
  | {
      readonly as: 'duel';
      readonly who?: CueValue<Pointer>;
      readonly n?: Pointer;
      readonly dice?: Pointer;
      readonly foe: CueValue<Pointer>;
      readonly foeN?: Pointer;
      readonly foeDice?: Pointer;
      /** The result for `who`: a boolean, or `won` or `lost`; anything else is a draw. */
      readonly won?: Pointer;
    }
  /** A count grows, or shrinks if `sign` is -1. */
  | {
      readonly as: 'count';
      readonly who?: CueValue<Pointer>;
      readonly of: CueValue<Pointer>;
      readonly n: Pointer | number;
      readonly sign?: -1;
    }
  /** A seat is out, or its turn begins. */
  | { readonly as: 'out' | 'turn'; readonly who?: CueValue<Pointer> }
  /** The entry's text is shown, beside `who` or `of`. */
  | {
      readonly as: 'say';
      readonly who?: CueValue<Pointer>;
      readonly of?: CueValue<Pointer>;
    };

/** One type of event in a schema of events: the schema of its `data`, and its cues. */
export type CuedSchema = {
  readonly title: string;
  readonly properties: {
    readonly type: { readonly const: string };
    readonly data: NotedSchema;
  };
  /** In display order; empty if the type is silent. */
  readonly 'x-cue': readonly Cue[];
};

/** The schema of a game's events: one member for each type of log entry. */
export type EventSchema = { readonly oneOf: readonly CuedSchema[] };

/** A log entry, with the fields its cues need. */
export type CuedEntry = {
  readonly type: string;
  readonly seat?: string | null;
  readonly data: unknown;
  readonly dice?: readonly Die[];
};

/** A cue with the values of one log entry, ready to be shown. */
export type ShownCue =
  | {
      readonly as: 'roll';
      readonly who?: Ref;
      readonly dice: readonly Die[];
      readonly of?: Ref;
    }
  /** `who` is a seat (`seat:seat2`), or a figure of no seat. */
  | {
      readonly as: 'move';
      readonly who: Ref;
      readonly from?: Ref;
      /** The places between, in order, if the entry has them. */
      readonly past?: readonly Ref[];
      readonly to: Ref;
    }
  | {
      readonly as: 'draw';
      readonly who?: Ref;
      readonly of: readonly Ref[];
      readonly from?: Ref;
      readonly to?: Ref;
    }
  | {
      readonly as: 'duel';
      readonly who: Ref;
      readonly n?: number;
      readonly dice: readonly number[];
      readonly foe: Ref;
      readonly foeN?: number;
      readonly foeDice: readonly number[];
      /** Absent in a draw, and while undecided. */
      readonly won?: boolean;
    }
  /** `n` is signed and never 0. */
  | { readonly as: 'count'; readonly who: Ref; readonly of: Ref; readonly n: number }
  | { readonly as: 'out'; readonly who: Ref }
  | { readonly as: 'turn'; readonly who: Ref }
  | { readonly as: 'say'; readonly who?: Ref; readonly of?: Ref };
