import type { Ref } from './ref.ts';

/**
 * The number at which a goal is reached, or a JSON pointer to it in the view; no goal if it finds
 * none.
 */
export type Most = number | `/${string}`;

/**
 * The roles of a counter: `headline` is always in view, `score` decides the ranking, `goal` is
 * progress towards the end of the match, and `aside` is rarely looked at.
 */
export const counterRoles = ['headline', 'score', 'goal', 'aside'] as const;
export type CounterRole = (typeof counterRoles)[number];

/**
 * The roles of an area: `hand` holds a player's things to use, `held` things to place now, and `aside`
 * is rarely looked at.
 */
export const areaRoles = ['hand', 'held', 'aside'] as const;
export type AreaRole = (typeof areaRoles)[number];

/** The ways to draw a part of a view; `docs/writing-a-game.md` explains each in a sentence. */
export type Drawing<Kind extends string = string, Name extends string = string> =
  | { readonly as: 'seats' | 'on' | 'turn' | 'phase' | 'exception' | 'hidden' | 'internal' }
  | { readonly as: 'round'; readonly role?: 'goal'; readonly most?: Most }
  | {
      readonly as: 'counter';
      readonly of?: Ref<Kind>;
      readonly role?: CounterRole;
      readonly most?: Most;
    }
  | {
      readonly as: 'area' | 'row' | 'pile';
      readonly name: Name;
      readonly thing?: Kind;
      readonly role?: AreaRole;
    }
  | { readonly as: 'deck'; readonly name?: Name }
  | { readonly as: 'rest'; readonly name: Name; readonly role?: AreaRole }
  | { readonly as: 'piece'; readonly of?: string; readonly at?: string }
  | { readonly as: 'lattice'; readonly of: string; readonly opened?: string };

/**
 * A note on a part of a view in its schema, under the keyword `x-table`: the kind of thing its id
 * names, or the way to draw it. `Kind` are the kinds of things of a game, `Name` the names of its
 * areas.
 */
export type Note<Kind extends string = string, Name extends string = string> =
  | { readonly thing: Kind }
  | Drawing<Kind, Name>;

/** A JSON Schema of a view, with the keywords that its notes need. */
export type NotedSchema = {
  readonly 'x-table'?: Note;
  readonly properties?: Readonly<Record<string, NotedSchema>>;
  readonly additionalProperties?: NotedSchema | boolean;
  readonly propertyNames?: NotedSchema;
  readonly items?: NotedSchema;
};
