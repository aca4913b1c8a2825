import type { GraphQLScalarType } from 'graphql';
import type { Resolvers, ResolversParentTypes } from './generated/resolvers.ts';

type Resolve = (...args: never[]) => unknown;
type Given<R> = Awaited<ReturnType<Extract<NonNullable<R>, Resolve>>>;
type Own<M, K> = K extends keyof M ? M[K] : undefined;

/** The fields that a model does not have as properties of the right type; each of them needs a resolver. */
export type Needed<R, M> = {
  readonly [
    K in keyof R as K extends `__${string}`
      ? never
      : [K extends keyof M ? Own<M, K> : unknown] extends [Given<R[K]> | null | undefined]
        ? never
        : K
  ]-?: NonNullable<R[K]>;
};

type Kind = {
  [T in keyof Resolvers & keyof ResolversParentTypes]-?: Resolvers[T] extends
    | GraphQLScalarType
    | undefined
    ? never
    : T;
}[keyof Resolvers & keyof ResolversParentTypes];

/** The resolvers of a type, with none left out that its model needs. */
export type Complete<T extends Kind> = NonNullable<Resolvers[T]> &
  Needed<NonNullable<Resolvers[T]>, ResolversParentTypes[T]>;

/** The resolvers of all types; a type can be absent only if its model has all of its fields. */
export type AllComplete = {
  readonly [
    T in Kind as object extends Needed<NonNullable<Resolvers[T]>, ResolversParentTypes[T]>
      ? never
      : T
  ]: Complete<T>;
};
