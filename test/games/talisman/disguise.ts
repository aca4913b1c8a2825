import { sees, type Entry, type Seat, type Viewer } from '../../../shared/engine/index.ts';
import type { PrintedEdition } from '../../../shared/games/talisman/edition/print.ts';
import { has } from '../../../shared/games/talisman/character/powers.ts';
import { revised } from '../../../shared/games/talisman/editions/revised/edition.ts';
import { type State } from '../../../shared/games/talisman/state.ts';
import { deckIn } from '../../../shared/games/talisman/state-queries.ts';

/** True if this viewer may know the Spells of a seat. */
const knowsHand = (state: State, viewer: Viewer, seat: Seat, edition: PrintedEdition): boolean =>
  sees(viewer, seat) ||
  state.ended !== undefined ||
  (viewer.role === 'seat' && has({ state, edition }, viewer.seat, 'see-spells'));

/** The state with everything this viewer may not know made different. */
export function disguised(state: State, viewer: Viewer, edition: PrintedEdition = revised): State {
  const others = (held: State['hands'], known: (seat: Seat) => boolean) =>
    Object.fromEntries(
      Object.entries(held).map(([seat, ids]) => [
        seat,
        known(seat) ? ids : ids.map((id) => `other-${id}`),
      ]),
    );
  const decks = Object.entries(state.decks).map(([deck, ids]) => [deck, ids.toReversed()]);
  return {
    ...state,
    decks: { ...Object.fromEntries(decks), spells: state.decks.spells.toReversed() },
    hands: others(state.hands, (seat) => knowsHand(state, viewer, seat, edition)),
    dealt: others(state.dealt, (seat) => sees(viewer, seat)),
  };
}

/**
 * The ids of cards that this viewer may not know to be where they are, and has not been shown
 * in these entries: a card may come and go within one commit.
 */
export function secretsFrom(
  state: State,
  viewer: Viewer,
  entries: readonly Entry[],
): readonly string[] {
  const shown = JSON.stringify(
    entries.flatMap((entry) =>
      entry.type === 'Told' && !hides.includes(entry.event.type) ? [entry.event] : [],
    ),
  );
  const peeked = entries.some(
    (entry) =>
      entry.type === 'Told' &&
      entry.event.type === 'DeckSeen' &&
      'seat' in entry.event &&
      viewer.role === 'seat' &&
      entry.event.seat === viewer.seat,
  );
  const hands = Object.entries(state.hands).flatMap(([seat, ids]) =>
    knowsHand(state, viewer, seat, revised) ? [] : ids,
  );
  const deck = peeked ? [] : deckIn(state, 'adventure');
  return [...deck, ...state.decks.spells, ...hands].filter((id) => !shown.includes(`"${id}"`));
}

/** Facts that others read less of. */
const hides = ['SpellDrawn', 'DeckSeen', 'CharactersDealt', 'DeckShuffled'];
