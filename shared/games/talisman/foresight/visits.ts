import type { Foresight, OptionWords } from '../../../engine/index.ts';
import { healable, replenishable } from '../changes/goods.ts';
import type { Effect } from '../content/effect.ts';
import { choicesAsked } from './effects-asked.ts';
import { oddsOfEffects, wordsOfEffects } from './effects.ts';
import { heroOf, type Outlook } from './outlook.ts';
import { effect, GOLD } from './phrases.ts';

/** The outlook of one of the choices of a space or card: first the reason why it would give nothing. */
export function foreseeVisit(look: Outlook, option: string): Foresight {
  const effects = choicesAsked(look)[option];
  if (effects === undefined) return {};
  const odds = oddsOfEffects(look, effects);
  return {
    effects: [
      ...effects.slice(0, 1).flatMap((one) => whyNot(look, one)),
      ...wordsOfEffects(look, effects),
    ],
    ...(odds && { odds }),
  };
}

/** The reason why the seat gets nothing of an effect now: nothing to restore, or too little gold. */
function whyNot(look: Outlook, one: Effect): readonly OptionWords[] {
  const { sight, seat } = look;
  if (one.do === 'heal' && healable(sight, seat) === 0) return [effect('heal.none')];
  if (one.do === 'replenish' && replenishable(sight, seat) === 0) return [effect('replenish.none')];
  if (one.do === 'shop') return tooDear(look, Math.min(...Object.values(one.prices)));
  return 'price' in one ? tooDear(look, one.price) : [];
}

const tooDear = (look: Outlook, price = 0): readonly OptionWords[] =>
  heroOf(look).gold < price ? [effect('dear', { n: price, money: GOLD }, [GOLD])] : [];
