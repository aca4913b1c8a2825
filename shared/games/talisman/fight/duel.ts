import type { AtOnce, Procedure, Seat } from '../../../engine/index.ts';
import { choose, during } from '../asking/asking.ts';
import { leaveUnlessAlive, leaveUnlessTogether, type Meeting } from '../asking/guards.ts';
import { inOrder, over, type Over } from '../asking/steps.ts';
import type { SightInPlay, TalismanTable } from '../edition/edition.ts';
import type { Landing } from '../edition/occasions.ts';
import { explain } from '../changes/explain.ts';
import { abilitiesOf } from '../character/powers.ts';
import { castBy, castOptions, mightCast } from '../spells/castable.ts';
import { cast, type Window } from '../spells/window.ts';
import { hero } from '../state-queries.ts';
import { beset } from './beset.ts';
import { clash } from './clash.ts';
import { evades } from './evade.ts';
import { gainsBy, takeBy } from './take.ts';
import { idOf, refer, refersTo } from '../reference.ts';

export type Manner = {
  /** True if the encounter cannot be declined: on the goal every character is stopped (T4-INR-14). */
  readonly compulsory?: boolean;
};

/**
 * Meets another character instead of the space: attacks it, or uses an ability or a Spell on it
 * (T4-ENC-03, T4-RUL-106, HP-ENC-03). The other may evade any of these (T4-EVD-04). All consequences
 * are applied, including death and loot; the landing is then over, and the caller leaves (T4-BCH-16).
 */
export function* meetCharacter(
  table: TalismanTable,
  at: Landing,
  other: Seat,
  manner: Manner = {},
): Procedure {
  yield* during([at.seat, other], encounter(table, { at, other }, manner));
}

const encounter = (table: TalismanTable, meeting: Meeting, manner: Manner): Procedure<undefined> =>
  ENCOUNTER.run(table, { ...meeting, manner }, undefined);

type Encounter = Meeting & { readonly manner: Manner };

/** Lets the other evade; then the encounter is over. */
function* letEvade(
  table: TalismanTable,
  { manner, ...meeting }: Encounter,
  approach: string,
): Procedure<string | Over<undefined>> {
  const isEvaded = mayBeEvaded(table, meeting, manner) && (yield* isEvadedBy(table, meeting));
  return isEvaded ? over(undefined) : approach;
}

function* carryOutApproach(
  table: TalismanTable,
  meeting: Meeting,
  approach: string,
): Procedure<undefined> {
  if (refersTo('ability', approach)) yield* useOn(table, meeting, idOf(approach));
  else if (refersTo('cast', approach)) yield* castOn(table, meeting, approach);
  else yield* attackBy(table, meeting, approach);
}

function* attackBy(table: TalismanTable, meeting: Meeting, approach: string): Procedure {
  if (refersTo('attack-with', approach)) yield* explainAttack(table, meeting, idOf(approach));
  const attribute = refersTo('attack-with', approach) ? idOf(approach) : table.edition.might;
  yield* clash(table, meeting, attribute);
}

/** Tells the ability to choose another attribute than the default. */
function* explainAttack(table: TalismanTable, { at }: Meeting, attribute: string): AtOnce {
  const power = abilitiesOf(table, at.seat, 'attack-with').find(
    ({ ability }) => ability.attribute === attribute,
  );
  if (power !== undefined) yield* explain(table, at.seat, power);
}

function* useOn(table: TalismanTable, meeting: Meeting, id: string): Procedure {
  const besets = abilitiesOf(table, meeting.at.seat, 'beset').map(({ ability }) => ability);
  const ability = besets.find((one) => one.id === id);
  if (ability === undefined) yield* takeBy(table, meeting, id);
  else yield* beset(table, meeting, ability);
}

/** The Spell, unless it has left the hand meanwhile; it is all of the encounter (HP-ENC-03). */
function* castOn(table: TalismanTable, meeting: Meeting, option: string): Procedure {
  const { seat } = meeting.at;
  const window = windowOf(meeting);
  if (!castOptions(table, seat, window).includes(option)) return;
  const card = castBy(table, seat, option);
  if (card !== undefined) yield* cast(table, { seat, card, window });
}

/** The window in which Spells are cast in place of a fight: only at the character that is met. */
const windowOf = ({ at: { seat }, other }: Meeting): Window => ({
  moment: 'meet',
  seat,
  only: refer('seat', other),
});

/**
 * Asks for the approach only if there are options besides the attack; under `everyone` also if the
 * seat might hold a Spell for it, so that not being asked reveals nothing.
 */
function* chosenApproach(table: TalismanTable, meeting: Meeting): Procedure<string> {
  const { at, other } = meeting;
  const [only = 'attack', ...more] = approaches(table, meeting);
  if (more.length === 0 && !mightBeMore(table, meeting)) return only;
  return yield* choose(table, at.seat, {
    kind: 'approach',
    about: { seat: refer('seat', other) },
    options: () => {
      leaveUnlessAlive(table, other);
      return approaches(table, meeting);
    },
  });
}

const mightBeMore = (sight: SightInPlay, meeting: Meeting): boolean =>
  sight.state.options.askForReactions === 'everyone' &&
  mightCast(sight, meeting.at.seat, windowOf(meeting));

/** Battle, unless an ability allows the choice (T4-BCH-01, T4-PSY-02); or one ability, or one Spell. */
function approaches(sight: SightInPlay, meeting: Meeting): readonly string[] {
  const { seat } = meeting.at;
  const { other } = meeting;
  return [
    'attack',
    ...abilitiesOf(sight, seat, 'attack-with').map(({ ability }) =>
      refer('attack-with', ability.attribute),
    ),
    ...abilitiesOf(sight, seat, 'take')
      .filter(({ ability }) => gainsBy(sight, { seat, other, ability }).length > 0)
      .map(({ ability }) => refer('ability', ability.id)),
    ...abilitiesOf(sight, seat, 'beset').map(({ ability }) => refer('ability', ability.id)),
    ...castOptions(sight, seat, windowOf(meeting)),
  ];
}

/** True if characters can evade each other: on the goal only with an option (T4-INR-15, T4-RUL-07). */
const mayBeEvaded = (
  { state, edition }: TalismanTable,
  { other }: Meeting,
  { compulsory = false }: Manner,
): boolean =>
  state.options.crownEvade || !(compulsory || hero(state, other).space === edition.goal);

const isEvadedBy = (table: TalismanTable, { at, other: seat }: Meeting): Procedure<boolean> =>
  evades(table, { seat, from: refer('seat', at.seat) });

const ENCOUNTER = inOrder<Encounter, undefined, undefined>(leaveUnlessTogether)
  .step(chosenApproach)
  .step(letEvade)
  .step(carryOutApproach);
