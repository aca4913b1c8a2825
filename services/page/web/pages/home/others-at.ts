import type { Words } from '../../words/words.ts';
import type { ListedMatch } from './listed-match.ts';

/** Others at a table: people by their names, bots by their level, and the free seats. */
export function othersAt(
  { seats, seat }: Pick<ListedMatch, 'seats' | 'seat'>,
  words: Words,
): string {
  const taken = seats.filter(({ id, free }) => id !== seat && !free);
  const levels = taken.flatMap(({ bot }) => bot ?? []);
  const free = seats.filter((each) => each.free).length;
  return words.list([
    ...taken.filter(({ bot }) => bot === null).map(({ name }) => name),
    ...[...new Set(levels)].map((level) =>
      words.say('list.bots', {
        n: levels.filter((each) => each === level).length,
        level: words.sayIfKnown(`bot.${level}`) ?? level,
      }),
    ),
    ...(free > 0 ? [words.say('room.freeSeats', { n: free })] : []),
  ]);
}
