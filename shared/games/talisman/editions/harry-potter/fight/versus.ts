import type { AbilityOf } from '../../../content/ability.ts';
import type { Sight } from '../../../edition/print.ts';
import type { Bout, Foe } from '../../../edition/bouts.ts';
import { hero } from '../../../state-queries.ts';

/** A figure is no Enemy: effects on Enemies do not touch it (HP-RUL-45). */
export const isEnemy = ({ edition }: Pick<Sight, 'edition'>, { id, card }: Foe): boolean =>
  card !== undefined || !(edition.content.figures ?? []).some((figure) => figure.id === id);

/** True if an ability adds to the attack score of this side of a fight. */
export function scores(
  sight: Sight,
  { attribute, as, versus }: AbilityOf<'score'>,
  bout: Bout,
): boolean {
  return (
    (attribute === undefined || attribute === bout.attribute) &&
    (as === undefined || (as === 'attacker') === bout.attacks) &&
    (versus === undefined || versus.some((against) => isAgainst(sight, against, bout)))
  );
}

/** True if the fight is against this sort of opponent: one of several is enough. */
function isAgainst(sight: Sight, against: string, { foes, other }: Bout): boolean {
  if (against === 'characters') return other !== undefined;
  if (against === 'enemies') return foes.some((foe) => isEnemy(sight, foe));
  const met = other === undefined ? [] : [hero(sight.state, other).alignment];
  const names = foes.flatMap(({ id, subtype, alignment }) => [id, subtype, alignment]);
  return [...met, ...names].includes(against);
}
