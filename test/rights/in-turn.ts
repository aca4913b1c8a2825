import { isLong } from '../support/long.ts';

/**
 * Returns a function that takes, of the APIs that offer an operation, all in the long form, else one
 * in turn: a REST answer is written by the resolver of the same operation in GraphQL.
 */
export function taking(): <Way>(apis: readonly Way[]) => readonly Way[] {
  let turn = 0;
  return (apis) => {
    turn += 1;
    return isLong ? apis : apis.filter((_, at) => at === turn % apis.length);
  };
}
