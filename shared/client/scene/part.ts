import type { AreaRole, CounterRole, Most } from './note.ts';
import type { Ref } from './ref.ts';

/** The position of a part in the view. */
export type Where = {
  /** The seat whose panel it is in. */
  readonly seat?: Ref;
  /** The place it lies on. */
  readonly place?: Ref;
  /** The thing that is its key in the nearest record. */
  readonly key?: Ref;
  /** Names of fields, from the whole view down: the label is at `view.<path>` in the texts. */
  readonly path: readonly string[];
};

/** A thing in a lattice, with its other fields in the view. */
export type Laid = {
  readonly thing: Ref;
  readonly x: number;
  readonly y: number;
  /** The printed chests that are open, by number from 1. */
  readonly opened?: readonly number[];
  readonly left: Readonly<Record<string, unknown>>;
};

/** A part to draw, in the form of its note. */
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

/** The findings in a piece of a view: the parts to draw, and the rest, if any. */
export type FoundParts = { readonly parts: readonly Part[]; readonly left?: unknown };
