import { playerOf } from '../../record/queries.ts';
import { unless, type Moment } from '../../acts/moment.ts';

/** Checks that the start numbers of an event exist. */
export function* numbersKnown({ before, event }: Moment): Iterable<string> {
  const named = [
    ...('numbers' in event ? event.numbers : []),
    ...('number' in event ? [event.number] : []),
  ];
  const strange = named.filter((number) => playerOf(before, number) === undefined);
  yield* unless(strange.length === 0, `there is no player ${strange.join(', ')}`);
}
