import { expect, expectTypeOf, it } from 'vitest';
import { resolvers } from '../../services/apis/graphql/resolvers/index.ts';
import type { AllComplete, Complete, Needed } from '../../services/apis/graphql/needed.ts';

type Resolvers = {
  readonly id?: () => string;
  readonly title?: () => string | null | undefined;
  readonly seats?: () => Promise<number>;
};

it('the resolvers’ type needs each field that the model lacks or has with another type', () => {
  type Missing = keyof Needed<Resolvers, { readonly id: string; readonly seats: string }>;
  expectTypeOf<Missing>().toEqualTypeOf<'title' | 'seats'>();
});

it('the resolvers’ type needs no field that the model has, also as an optional one', () => {
  type Model = { readonly id: string; readonly title?: string };
  expectTypeOf<keyof Needed<Resolvers, Model>>().toEqualTypeOf<'seats'>();
});

it('the resolvers’ type has the resolvers of every type that needs them', () => {
  expectTypeOf(resolvers).toExtend<AllComplete>();
  expectTypeOf<{ readonly id: () => string }>().not.toExtend<Complete<'Match'>>();
  expect(Object.keys(resolvers)).toContain('Match');
});
