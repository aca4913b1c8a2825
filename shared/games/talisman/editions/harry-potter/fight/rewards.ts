import { tell, type AtOnce, type Procedure } from '../../../../../engine/index.ts';
import type { Edition, TalismanTable } from '../../../edition/edition.ts';
import type { Sight } from '../../../edition/print.ts';
import type { Won } from '../../../edition/bouts.ts';
import type { TalismanEvent } from '../../../events.ts';
import { takeFrom } from '../../../fight/take.ts';
import { decidedIf } from '../../../dice/decided.ts';
import { rollDie } from '../../../dice/fate.ts';
import { lose } from '../../../changes/goods.ts';
import { fateOf, special } from '../../../character/powers.ts';
import { settle } from '../../../changes/settle.ts';
import { takeable } from '../../../spells/lawful.ts';
import { loseLives } from '../../../spells/loss.ts';
import { hero, isLiving } from '../../../state-queries.ts';
import { attackable, attackFollower } from './follower-battle.ts';
import { idOf, refer, refersTo } from '../../../reference.ts';

/**
 * Rewards for beating a character besides a life, a Galleon or an Object: a battle with one of its
 * Followers for the active player (HP-PVP-14 to 16), and those of abilities.
 */
export const rewards: Edition['rewards'] = {
  options: (sight, won) => [
    ...attackable(sight, won).map((card) => refer('follower', card)),
    ...hauls(sight, won),
  ],
  *take(table, won, option) {
    if (refersTo('follower', option)) yield* attackFollower(table, won, idOf(option));
    else if (refersTo('haul', option)) yield* haul(table, won, idOf(option));
    else return false;
    return true;
  },
  *after(table, won, option) {
    if (option === 'life') yield* maybeCruel(table, won);
    yield* maybeBite(table, won);
  },
};

/** An Object and a Galleon at once (the bully). */
function hauls(sight: Sight, { winner, loser }: Won): readonly string[] {
  if (!special(sight, winner, 'bully')) return [];
  const spoils = takeable(sight, winner, loser);
  if (!spoils.includes('gold')) return [];
  return spoils
    .filter((option) => refersTo('card', option))
    .map((option) => refer('haul', idOf(option)));
}

function* haul(table: TalismanTable, { winner: seat, loser: other }: Won, card: string): Procedure {
  yield* takeFrom(table, { seat, other, option: 'gold' });
  yield* takeFrom(table, { seat, other, option: refer('card', card) });
  yield* settle(table);
}

/** Takes a fate with the Health, if the winner is cruel and any is left. */
function* maybeCruel(table: TalismanTable, { winner: seat, loser: target }: Won): AtOnce {
  if (!canFollowUp(table, { winner: seat, loser: target }, 'cruel')) return;
  if (hero(table.state, target).fate === 0) return;
  yield* tell<TalismanEvent>({ type: 'AbilityUsed', seat, ability: 'cruel', target });
  const amount = fateOf(table, seat, 'cruel');
  yield* lose(table, target, { what: 'fate', amount, of: 'ability:cruel' });
}

/** The least die with which the snake's venom works. */
const BITES = 4;

/** Rolls a die for a snake that follows the winner, to bite the loser. */
function* maybeBite(table: TalismanTable, { winner, loser }: Won): Procedure {
  if (!canFollowUp(table, { winner, loser }, 'venom')) return;
  const die = yield* rollDie(table, winner, {
    label: 'venom',
    about: { seat: refer('seat', loser) },
    ...decidedIf(table, ([rolled = 0]) => rolled >= BITES),
  });
  if (die < BITES || !isLiving(table.state, loser)) return;
  yield* loseLives(table, {
    seat: loser,
    amount: 1,
    by: winner,
    cause: 'card',
    of: 'ability:venom',
  });
  yield* settle(table);
}

const canFollowUp = (
  sight: Sight,
  { winner, loser }: Pick<Won, 'winner' | 'loser'>,
  rule: string,
): boolean =>
  isLiving(sight.state, winner) && isLiving(sight.state, loser) && special(sight, winner, rule);
