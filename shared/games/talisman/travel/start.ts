import { leave, PROCEDURE, scope, tell, type Procedure, type Seat } from '../../../engine/index.ts';
import { leaveUnlessAlive, leaveUnlessMoving } from '../asking/guards.ts';
import type { SightInPlay, TalismanTable } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import type { TalismanEvent } from '../events.ts';
import { abilitiesOf } from '../character/powers.ts';
import { castBy, castOptions, mightCast } from '../spells/castable.ts';
import { cast } from '../spells/window.ts';
import { idOf, verbOf } from '../reference.ts';
import { hero } from '../state-queries.ts';
import { goTo } from './go.ts';
import { journey, journeys } from './journey.ts';
import { lapse, takeOffer } from './offers.ts';
import { chooseWay } from './moving.ts';
import { paceOf } from './pace.ts';
import { build, buildable, giveUpRafts, goByRaft, landings } from './raft.ts';
import { ringOf } from '../board/ring.ts';

/**
 * Starts a move, with any alternatives to it or to its roll; leaves if one is used. Unused Rafts and
 * offers are then gone (T4-RFT-10, T4-RUL-77). Nothing replaces the roll that frees the enslaved
 * (T4-RUL-76).
 */
export function* startMove(table: TalismanTable, seat: Seat): Procedure {
  for (;;) {
    const chosen = yield* chooseWay(table, seat, {
      kind: 'start',
      options: () => startOptions(table, seat),
      always: isAskedAlways(table, seat),
    });
    const card = castBy(table, seat, chosen);
    if (card !== undefined) {
      const { landings: landing } = table.state.turn;
      yield* castInstead(table, seat, { card, landing });
      leaveUnlessMoving(table, seat);
      continue;
    }
    return yield* begun(table, seat, chosen);
  }
}

function* begun(table: TalismanTable, seat: Seat, chosen: string): Procedure {
  const kind = verbOf(chosen);
  if (kind !== 'raft') yield* giveUpRafts(table, seat);
  if (kind !== 'offer') yield* lapse(table, seat);
  const start = instead[kind];
  if (start !== undefined) yield* start(table, seat, idOf(chosen));
}

/**
 * True under `everyone` for a seat that might hold a Spell for it, so that not being asked reveals
 * nothing.
 */
const isAskedAlways = (sight: SightInPlay, seat: Seat): boolean =>
  sight.state.options.askForReactions === 'everyone' &&
  mightCast(sight, seat, { moment: 'move' }) &&
  !hero(sight.state, seat).enslaved &&
  paceOf(sight, seat) === 'die';

function startOptions(sight: SightInPlay, seat: Seat): readonly string[] {
  const pace = paceOf(sight, seat);
  const { enslaved, offer } = hero(sight.state, seat);
  if (enslaved) return ['roll'];
  if (pace === 'crawl') return ['step'];
  const instead = [
    ...landings(sight, seat).map((space) => `raft:${space}`),
    ...(offer === undefined ? [] : ['offer']),
    ...buildable(sight, seat).map((card) => `build:${card}`),
  ];
  if (pace === 'dragged') return ['step', ...instead];
  return [
    'roll',
    ...instead,
    ...walks(sight, seat).map((space) => `walk:${space}`),
    ...journeys(sight, seat).map((space) => `journey:${space}`),
    ...castOptions(sight, seat, { moment: 'move' }),
  ];
}

/** Other spaces of this land in the same region (the Elf). */
function walks({ state, edition }: Sight, seat: Seat): readonly string[] {
  const here = edition.book.space(hero(state, seat).space);
  const walking = abilitiesOf({ state, edition }, seat, 'walk').some(
    ({ ability }) => ability.terrain === here.terrain,
  );
  if (!walking) return [];
  return ringOf(edition, here.id).filter(
    (space) => space !== here.id && edition.book.space(space).terrain === here.terrain,
  );
}

function* walk(table: TalismanTable, seat: Seat, to: string): Procedure {
  const [power] = abilitiesOf(table, seat, 'walk');
  if (power) yield* tell<TalismanEvent>({ type: 'AbilityUsed', seat, ability: power.ability.id });
  yield* goTo(table, seat, { to, by: 'ability' });
}

type Start = (table: TalismanTable, seat: Seat, what: string) => Procedure;

/** Starts that take the place of the roll, by the kind of its option. */
const instead: Readonly<Record<string, Start>> = {
  offer: takeOffer,
  raft: goByRaft,
  walk,
  journey,
  build,
};

type Casting = { readonly card: string; readonly landing: number };

/** Casts a Spell in place of the roll; if it is countered, the move remains to be made. */
function* castInstead(table: TalismanTable, seat: Seat, { card, landing }: Casting): Procedure {
  const window = { moment: 'move' } as const;
  const stayed = yield* scope([PROCEDURE], cast(table, { seat, card, window }));
  leaveUnlessAlive(table, seat);
  if (stayed && table.state.turn.landings === landing) return;
  yield* giveUpRafts(table, seat);
  yield* lapse(table, seat);
  return leave(PROCEDURE);
}
