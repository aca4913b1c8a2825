import { tell, type Call, type Procedure, type Seat } from '../../../shared/engine/index.ts';
import { choose, settle } from './asking.ts';
import { ring } from './cards.ts';
import type { LittleEvent } from './events.ts';
import { loseLife, openWindow, rollOwn } from './spells.ts';
import { clockwise, hero, isLiving, type LittleTable, type State } from './state.ts';

type Own = { readonly seat: Seat };

/** Begins a turn, also of a seat that misses it or has left, so that every slot passes. */
export function* begin(table: LittleTable, { seat }: Own): Procedure {
  const missed = (table.state.missed[seat] ?? 0) > 0;
  yield* tell<LittleEvent>({ type: 'TurnBegan', seat, missed });
  if (missed) return yield* tell<LittleEvent>({ type: 'TurnMissed', seat });
  if (!hero(table.state, seat).playing) return;
  if (!isLiving(table.state, seat)) yield* tell<LittleEvent>({ type: 'CharacterDrawn', seat });
  yield* openWindow(table, 'turn.before-move');
}

/** Moves by a die; under a Blizzard, and as a toad, by one space. */
export function* move(table: LittleTable, { seat }: Own): Procedure {
  const slow =
    hero(table.state, seat).toad > 0 || table.state.effects.some((e) => e.kind === 'blizzard');
  const steps = slow ? 1 : yield* rollOwn(table, seat, 'move');
  const way = yield* choose(table, seat, 'direction', () => ['move:clockwise', 'move:counter']);
  const from = ring.indexOf(hero(table.state, seat).space);
  const to = from + (way === 'move:clockwise' ? steps : ring.length * 8 - steps);
  const space = ring[to % ring.length] ?? '';
  yield* tell<LittleEvent>({ type: 'Moved', seat, space });
}

export function* end(table: LittleTable, { seat }: Own): Procedure {
  yield* tell<LittleEvent>({ type: 'TurnEnded', seat, consumesExtra: table.state.turn.extra });
  yield* settle(table);
}

/** The Command Spell: a roll against all others. Only a Counterspell stops it. */
export function* command(table: LittleTable, { seat }: Own): Procedure {
  yield* tell<LittleEvent>({ type: 'TurnBegan', seat, missed: false });
  yield* tell<LittleEvent>({ type: 'CommandSpellCast', seat });
  if (yield* openWindow(table, 'cast')) return;
  if ((yield* rollOwn(table, seat, 'command')) < 4) return;
  for (const other of clockwise(table.state, seat)) {
    if (other !== seat) yield* loseLife(table, other, 1);
  }
  yield* settle(table);
}

/** A turn is a chain of procedures, cut where no local is alive. */
export function next(state: State): Call | undefined {
  if (state.winners) return undefined;
  const { seat, phase, landings, number } = state.turn;
  switch (phase) {
    case 'move':
      return { name: 'move', args: { seat } };
    case 'land':
      return { name: 'landing', args: { seat, landing: landings } };
    case 'end':
      return { name: 'end', args: { seat } };
    case 'done': {
      const again = (state.extra[seat] ?? 0) > 0 && hero(state, seat).playing;
      const place = number === 0 ? 0 : state.seats.indexOf(seat) + 1;
      const after = again ? seat : (state.seats[place % state.seats.length] ?? seat);
      const { alive, space } = hero(state, after);
      return { name: alive && space === 'crown' ? 'command' : 'begin', args: { seat: after } };
    }
  }
}
