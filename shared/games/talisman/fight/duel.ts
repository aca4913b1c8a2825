import type { Procedure, Seat } from '../../../engine/index.ts';
import { choose, during, need, type Landing } from '../asking/asking.ts';
import type { Sight, TalismanTable } from '../edition.ts';
import { abilitiesOf } from '../powers.ts';
import { hero, isLiving } from '../state.ts';
import { beset } from './beset.ts';
import { clash } from './clash.ts';
import { evades } from './evade.ts';
import { remain, type Meeting } from './meeting.ts';
import { gainsBy, takeBy } from './take.ts';

export type Manner = {
  /** On the goal, where nobody is let past (T4-INR-14). */
  readonly compulsory?: boolean;
};

/**
 * A character meets another instead of the space: it attacks, or uses one of its abilities on it
 * (T4-ENC-03, T4-RUL-106). The other may evade either (T4-EVD-04). All that follows is done, death
 * and loot included; the landing is then over, and the caller leaves (T4-BCH-16).
 */
export function* meetCharacter(
  table: TalismanTable,
  at: Landing,
  other: Seat,
  manner: Manner = {},
): Procedure {
  yield* during([at.seat, other], encounter(table, { at, other }, manner));
}

function* encounter(table: TalismanTable, meeting: Meeting, manner: Manner): Procedure {
  const approach = yield* chosenApproach(table, meeting);
  remain(table, meeting);
  const isEvaded = mayBeEvaded(table, meeting, manner) && (yield* isEvadedBy(table, meeting));
  if (isEvaded || !isMet(table, meeting)) return;
  remain(table, meeting);
  if (approach.startsWith('ability:')) {
    return yield* useOn(table, meeting, approach.slice('ability:'.length));
  }
  const attribute = approach.startsWith('attack-with:')
    ? approach.slice('attack-with:'.length)
    : table.edition.might;
  yield* clash(table, meeting, attribute);
}

function* useOn(table: TalismanTable, meeting: Meeting, id: string): Procedure {
  const besets = abilitiesOf(table, meeting.at.seat, 'beset').map(({ ability }) => ability);
  const ability = besets.find((one) => one.id === id);
  if (ability === undefined) yield* takeBy(table, meeting, id);
  else yield* beset(table, meeting, ability);
}

/** Asked only where there is more than the attack. */
function* chosenApproach(table: TalismanTable, meeting: Meeting): Procedure<string> {
  const { at, other } = meeting;
  const [only = 'attack', ...more] = approaches(table, meeting);
  if (more.length === 0) return only;
  return yield* choose(table, at.seat, {
    kind: 'approach',
    about: { seat: `seat:${other}` },
    options: () => {
      need(table, other);
      return approaches(table, meeting);
    },
  });
}

/** Battle, unless an ability allows the choice (T4-BCH-01, T4-PSY-02); or one ability. */
function approaches(sight: Sight, { at: { seat }, other }: Meeting): readonly string[] {
  return [
    'attack',
    ...abilitiesOf(sight, seat, 'attack-with').map(
      ({ ability }) => `attack-with:${ability.attribute}`,
    ),
    ...abilitiesOf(sight, seat, 'take')
      .filter(({ ability }) => gainsBy(sight, { seat, other, ability }).length > 0)
      .map(({ ability }) => `ability:${ability.id}`),
    ...abilitiesOf(sight, seat, 'beset').map(({ ability }) => `ability:${ability.id}`),
  ];
}

/** On the goal characters cannot evade each other, but for an option (T4-INR-15, T4-RUL-07). */
const mayBeEvaded = (
  { state, edition }: TalismanTable,
  { other }: Meeting,
  { compulsory = false }: Manner,
): boolean =>
  state.options.crownEvade || !(compulsory || hero(state, other).space === edition.goal);

const isEvadedBy = (table: TalismanTable, { at, other: seat }: Meeting): Procedure<boolean> =>
  evades(table, { seat, from: `seat:${at.seat}` });

const isMet = ({ state }: TalismanTable, { at: { seat }, other }: Meeting): boolean =>
  isLiving(state, seat) &&
  isLiving(state, other) &&
  hero(state, seat).space === hero(state, other).space;
