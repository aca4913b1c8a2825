import { agreesToUse } from '../../../asking/agrees-to-use.ts';
import type { Edition } from '../../../edition/edition.ts';
import { abilitiesOf } from '../../../character/powers.ts';
import { cardsAt, hero } from '../../../state-queries.ts';
import { refer } from '../../../reference.ts';

/** The number of cards to reveal: an ability may reduce it by one, if any would be revealed (Luna). */
export const drawing: Edition['drawing'] = function* (table, at, number) {
  const { seat } = at;
  const missing = number - cardsAt(table.state, hero(table.state, seat).space).length;
  const [power] = abilitiesOf(table, seat, 'draw-fewer');
  if (power === undefined || missing <= 0) return number;
  const about = { ability: refer('ability', power.ability.id) };
  const choice = { kind: 'skip', what: 'draw', about } as const;
  const fewer = yield* agreesToUse(table, seat, { power, choice });
  return fewer ? number - 1 : number;
};
