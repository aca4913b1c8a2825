import type { AreaRole, CounterRole, Most } from './note.ts';
import type { Ref } from './ref.ts';

/** Where in the view a part stands. */
export type Where = {
  /** The seat whose panel it is in. */
  readonly seat?: Ref;
  /** The place it lies on. */
  readonly place?: Ref;
  /** The thing that the nearest record knows it by. */
  readonly key?: Ref;
  /** Names of fields, from the whole view down: the label is at `view.<path>` in the texts. */
  readonly path: readonly string[];
};

/** A thing in a lattice, and all else that the view says of it there. */
export type Laid = {
  readonly thing: Ref;
  readonly x: number;
  readonly y: number;
  /** The printed chests that are open, by number from 1. */
  readonly opened?: readonly number[];
  readonly left: Readonly<Record<string, unknown>>;
};

/** One part of what to draw, as its note says. */
export type Part = { readonly where: Where } & (
  | { readonly as: 'seats'; readonly order: readonly Ref[] }
  | {
      readonly as: 'counter';
      readonly n: number;
      readonly of?: Ref | undefined;
      readonly role?: CounterRole | undefined;
      readonly most?: Most | undefined;
    }
  | {
      readonly as: 'round';
      readonly n: number;
      readonly role?: 'goal' | undefined;
      readonly most?: Most | undefined;
    }
  | { readonly as: 'deck'; readonly n: number; readonly name?: string | undefined }
  | {
      readonly as: 'rest';
      readonly n: number;
      readonly name: string;
      readonly role?: AreaRole | undefined;
    }
  | {
      readonly as: 'area' | 'row' | 'pile';
      readonly name: string;
      readonly things: readonly Ref[];
      readonly role?: AreaRole | undefined;
    }
  | { readonly as: 'on'; readonly place: Ref; readonly things: readonly Ref[] }
  | { readonly as: 'piece'; readonly place: Ref; readonly thing: Ref }
  | { readonly as: 'lattice'; readonly laid: readonly Laid[] }
  | { readonly as: 'turn'; readonly seat: Ref }
  | { readonly as: 'phase'; readonly phase: string }
);

/** What was found in a piece of a view: the parts to draw, and what is left, if anything is. */
export type Found = { readonly parts: readonly Part[]; readonly left?: unknown };
