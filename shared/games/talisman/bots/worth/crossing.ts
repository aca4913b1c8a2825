import { remembered, rememberedOfBoth } from '../../../../engine/index.ts';
import { abilitiesOf } from '../../character/powers.ts';
import type { RegionFacts } from '../../content/board.ts';
import type { Book } from '../../content/book.ts';
import { me, type BotView } from '../look.ts';
import { fightOdds } from './fight.ts';

/** The odds below which a guard is not a way across. */
const FAIR = 0.5;

/** True if the way to the goal lies across the river, and the bridge is too well guarded. */
export const isShutOut = remembered((look: BotView): boolean => {
  const { book } = look.sight.edition;
  const crossings = crossingsOf(book, book.region(book.space(me(look).space).region));
  if (crossings.some(({ dice }) => dice !== undefined)) return false;
  const guards = crossings.flatMap(({ guard }) => guard ?? []);
  return guards.length > 0 && guards.every((guard) => fightOdds(look, [guard]).win < FAIR);
});

/** The crossings that lead out of a region. */
const crossingsOf = rememberedOfBoth((book: Book, { spaces }: RegionFacts) =>
  spaces.flatMap((space) => book.space(space).crossing ?? []),
);

/** True if it could build a Raft on such land. */
export const canBuildOn = ({ sight, seat }: BotView, terrain: string): boolean =>
  abilitiesOf(sight, seat, 'build').some(({ ability }) => ability.terrain.includes(terrain));
