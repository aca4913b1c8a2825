import { isLong } from '../support/long.ts';

/**
 * Returns a function that takes, of the APIs that offer an operation, all in the long form, else one
 * in turn: a REST answer is written by the resolver of the same operation in GraphQL.
 */
export function taking(): <Door>(doors: readonly Door[]) => readonly Door[] {
  let turn = 0;
  return (doors) => {
    turn += 1;
    return isLong ? doors : doors.filter((_, at) => at === turn % doors.length);
  };
}
