import { remembered } from '../../../../engine/index.ts';
import { abilitiesOf } from '../../character/powers.ts';
import { me, type Look } from '../look.ts';
import { fightOdds } from './fight.ts';

/** The odds below which a guard is not a way across. */
const FAIR = 0.5;

/** Whether the way to the goal lies across the river, and the bridge is too well guarded. */
export const isShutOut = remembered((look: Look): boolean => {
  const { book, content } = look.sight.edition;
  const { region } = book.space(me(look).space);
  const spaces = content.spaces.filter((space) => space.region === region);
  if (spaces.some(({ crossing }) => crossing?.dice !== undefined)) return false;
  const guards = spaces.flatMap(({ crossing }) => crossing?.guard ?? []);
  return guards.length > 0 && guards.every((guard) => fightOdds(look, [guard]).win < FAIR);
});

/** Whether it could build on such land what takes it across. */
export const canBuildOn = ({ sight, seat }: Look, terrain: string): boolean =>
  abilitiesOf(sight, seat, 'build').some(({ ability }) => ability.terrain.includes(terrain));
