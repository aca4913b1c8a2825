import { remembered } from '../../../../engine/index.ts';
import { abilitiesOf } from '../../character/powers.ts';
import type { BotView } from '../look.ts';
import { fightOdds } from './fight.ts';
import { taskOdds, waysOut, type WayOut } from './opening.ts';

/** The odds below which a guard is not a way across. */
const FAIR = 0.5;

/** True if the way to the goal lies across the river, and the bridge is too well guarded. */
export const isShutOut = remembered((look: BotView): boolean => {
  const crossings = waysOut(look);
  if (crossings.some(({ dice }) => dice !== undefined)) return false;
  const odds = crossings.flatMap((crossing) => oddsOf(look, crossing) ?? []);
  return odds.length > 0 && odds.every((made) => made < FAIR);
});

/** The chance to pass a guard or a task; `undefined` for a crossing without either. */
const oddsOf = (look: BotView, way: WayOut): number | undefined =>
  way.guard === undefined ? taskOdds(look, way) : fightOdds(look, [way.guard]).win;

/** True if it could build a Raft on such land. */
export const canBuildOn = ({ sight, seat }: BotView, terrain: string): boolean =>
  abilitiesOf(sight, seat, 'build').some(({ ability }) => ability.terrain.includes(terrain));
