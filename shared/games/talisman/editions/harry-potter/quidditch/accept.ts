import type { Procedure, Seat } from '../../../../../engine/index.ts';
import { choose } from '../../../asking/asking.ts';
import type { QuestFacts } from '../../../content/quest.ts';
import type { Special, TalismanTable } from '../../../edition/edition.ts';
import { rollOwn } from '../../../dice/fate.ts';
import { special } from '../../../character/powers.ts';
import { questFor, takeQuestBy } from '../../../quests/take.ts';
import { type State } from '../../../state.ts';
import { hero, isSeated } from '../../../state-queries.ts';
import { idOf, refer } from '../../../reference.ts';

/**
 * Lets a character without a challenge accept one, chosen by a die (HP-QUI-02 to 04); even while no
 * Hallow is left (HP-RUL-39).
 */
export const acceptChallenge: Special = takeQuestBy({ dieOf: chosenDie, questOf: possible });

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
    options: () => dice.map((die) => refer('die', die)),
  });
  return Number(idOf(option));
}

/** The possible quest for a die: without opponents to wound, it is the next one. */
function possible(table: TalismanTable, seat: Seat, die: number): QuestFacts | undefined {
  const set = questFor(table, die);
  const isInVain = set?.task.do === 'wound' && !hasOpponents(table.state, seat);
  return isInVain ? questFor(table, die + 1) : set;
}

const hasOpponents = (state: State, seat: Seat): boolean =>
  state.seats.some(
    (other) =>
      isSeated(state, other) && hero(state, other).alignment !== hero(state, seat).alignment,
  );
