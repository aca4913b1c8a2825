import { playerOf } from '../../record/queries.ts';
import { unless, type Moment } from '../moment.ts';

/** The start numbers that an event names by itself exist. */
export function* numbersKnown({ before, event }: Moment): Iterable<string> {
  const named = [
    ...('numbers' in event ? event.numbers : []),
    ...('number' in event ? [event.number] : []),
  ];
  const strange = named.filter((number) => playerOf(before, number) === undefined);
  yield* unless(strange.length === 0, `there is no player ${strange.join(', ')}`);
}
