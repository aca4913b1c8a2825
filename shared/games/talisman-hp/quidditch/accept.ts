import { tell, type Procedure, type Seat } from '../../../engine/index.ts';
import { choose } from '../../talisman/asking.ts';
import type { Special, TalismanTable } from '../../talisman/edition.ts';
import { remain } from '../../talisman/encounter/remain.ts';
import type { TalismanEvent } from '../../talisman/events.ts';
import { rollOwn } from '../../talisman/fate.ts';
import { special } from '../../talisman/powers.ts';
import { hasQuestBehind } from '../../talisman/quests/deeds.ts';
import { settle } from '../../talisman/settle.ts';
import { hero, isSeated, type State } from '../../talisman/state.ts';

/**
 * A challenge may be accepted by who has none, and a die says which (HP-QUI-02 to 04); also while no
 * Hallow is left (HP-RUL-39).
 */
export const acceptChallenge: Special = function* (table, occasion) {
  const { seat } = occasion;
  const { quest } = hero(table.state, seat);
  if (quest !== undefined || hasQuestBehind(table.state, seat)) return;
  const choice = yield* choose(table, seat, {
    kind: 'quest',
    options: () => ['accept', 'decline'],
    fallback: ['decline'],
  });
  remain(table, occasion);
  if (choice === 'decline') return;
  const die = yield* chosenDie(table, seat);
  remain(table, occasion);
  const set = table.edition.content.quests.find((each) => each.die === possible(table, seat, die));
  if (set === undefined) return;
  yield* tell<TalismanEvent>({ type: 'QuestTaken', seat, quest: set.id, die });
  yield* settle(table);
  remain(table, occasion);
};

/** Dice of a Seeker, who picks one of them. */
const SEEKER = 2;

function* chosenDie(table: TalismanTable, seat: Seat): Procedure<number> {
  const count = special(table, seat, 'seeker') ? SEEKER : 1;
  const dice = yield* rollOwn(table, seat, { label: 'quest', count, told: true });
  const [first = 0] = dice;
  if (dice.every((die) => die === first)) return first;
  const option = yield* choose(table, seat, {
    kind: 'quest',
    what: 'seeker',
    options: () => dice.map((die) => `die:${String(die)}`),
  });
  return Number(option.slice('die:'.length));
}

/** Nobody has to wound opponents where there are none: it is the next task then. */
function possible(table: TalismanTable, seat: Seat, die: number): number {
  const set = table.edition.content.quests.find((each) => each.die === die);
  return set?.task.do === 'wound' && !hasOpponents(table.state, seat) ? die + 1 : die;
}

const hasOpponents = (state: State, seat: Seat): boolean =>
  state.seats.some(
    (other) =>
      isSeated(state, other) && hero(state, other).alignment !== hero(state, seat).alignment,
  );
