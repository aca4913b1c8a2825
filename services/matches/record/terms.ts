import type { CreateMatchInput } from '../inputs/generated/inputs.ts';

/** The fields of the input that `create` handles itself, as they are stored in another form or not at all. */
type Handled =
  | 'absence'
  | 'beaconAt'
  | 'bots'
  | 'commandId'
  | 'entropy'
  | 'gameId'
  | 'options'
  | 'seats'
  | 'spectatorDelay'
  | 'timeControl'
  | 'visibility';
type Input = Required<Omit<CreateMatchInput, Handled>>;

/** The terms of a match that its host sets. Every new field of `CreateMatchInput` is one; a flag that is off is absent. */
export type Terms = {
  readonly [K in keyof Input]?: Exclude<Input[K], null | undefined> extends boolean
    ? true
    : Readonly<Exclude<Input[K], null | undefined>>;
};

/** Matches that take terms over from something else. */
type Way = 'rematch' | 'fork' | 'pod';

/** Whether a match takes each term over: a rematch and a fork from the match before, a pod's from its tournament. */
const carried = {
  title: { rematch: true, fork: true, pod: true },
  language: { rematch: true, fork: false, pod: true },
  startWhenFull: { rematch: false, fork: false, pod: false },
  rated: { rematch: true, fork: false, pod: true },
  requirements: { rematch: true, fork: false, pod: false },
  undo: { rematch: true, fork: false, pod: false },
  chat: { rematch: true, fork: false, pod: false },
} as const satisfies Readonly<Record<keyof Terms, Readonly<Record<Way, boolean>>>>;

/** The terms that a pod's match takes over from its tournament, each of which must be said. */
export type PodTerms = {
  readonly [K in keyof Terms as (typeof carried)[K]['pod'] extends true ? K : never]-?:
    | Terms[K]
    | (NonNullable<Terms[K]> extends boolean ? boolean : never)
    | undefined;
};

type Said = { readonly [K in keyof Terms]?: Terms[K] | false | null | undefined };

/** The terms in an input, an entry or a record; with a way those that it takes over. */
export function termsOf(said: Said, way?: Way): Terms {
  const names = Object.keys(carried) as (keyof Terms)[];
  const kept = names.filter((name) => {
    const value = said[name];
    return value != null && value !== false && (way === undefined || carried[name][way]);
  });
  return Object.fromEntries(kept.map((name) => [name, said[name]]));
}
