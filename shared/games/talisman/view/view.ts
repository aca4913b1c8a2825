import {
  recalled,
  remembered,
  rememberedOfBoth,
  sees,
  type Seat,
  type Viewer,
} from '../../../engine/index.ts';
import type { PrintedEdition, Sight } from '../edition/print.ts';
import { has } from '../character/powers.ts';
import { attributeOf } from '../character/attributes.ts';
import { carryingLimitOf, followerLimitOf, spellLimitOf } from '../character/limits.ts';
import { type Card, type Player, type State } from '../state.ts';
import { refer } from '../reference.ts';
import { total, timedScore } from '../character/timed-score.ts';
import { handOf, isSeated } from '../state-queries.ts';
import { factsOf, type Facts } from './facts.ts';

/** Cards or characters face down: their number, and their ids if the viewer may know them. */
export type Hidden = { readonly count: number; readonly known?: readonly string[] };

/** Current values of a character, outside of a fight. */
export type Current = {
  readonly attributes: Readonly<Record<string, number>>;
  readonly spellLimit: number;
  readonly carryingLimit: number;
  /** Followers it may keep at the end of its turn; absent without a limit. */
  readonly followerLimit?: number;
  /** Points if the time ran out now; absent in a match without a limit of rounds. */
  readonly score?: number;
};

type Open =
  | 'options'
  | 'seats'
  | 'first'
  | 'turn'
  | 'players'
  | 'board'
  | 'gold'
  | 'pools'
  | 'purchase'
  | 'talismans'
  | 'discards'
  | 'removed'
  | 'inFlight'
  | 'lasting'
  | 'unused'
  | 'gone'
  | 'crownReached'
  | 'ended'
  | 'figures'
  | 'tokens';

/** The table as one viewer may see it. Public slices are the state's own, by reference. */
export type View = Pick<State, Open> &
  Facts & {
    readonly decks: Readonly<Record<string, number>>;
    readonly hands: Readonly<Record<Seat, Hidden>>;
    readonly dealt: Readonly<Record<Seat, Hidden>>;
    readonly current: Readonly<Record<Seat, Current>>;
  };

/**
 * The view of a state for a viewer: the only way from state to a client. Decks are counts, even for an
 * arbiter.
 */
export function viewOf(edition: PrintedEdition): (state: State, viewer: Viewer) => View {
  const facts = factsOf(edition.content);
  const current = currentOf(edition);
  const seen = remembered((_: State) => new Map<string, View>());
  return (state, viewer) =>
    recalled(
      seen(state),
      viewer.role === 'seat' ? refer('seat', viewer.seat) : viewer.role,
      () => ({
        ...openIn(state),
        ...facts,
        decks: heights(state.decks),
        hands: handsFor({ state, edition }, viewer),
        dealt: dealtFor(state, viewer),
        current: current(state),
      }),
    );
}

/**
 * Fields are listed one by one, so that new parts of the state stay secret until they are meant to be
 * seen.
 */
function openIn(state: State): Pick<State, Open> {
  const { options, seats, first, turn, players, board, gold, pools, purchase, talismans } = state;
  const { discards, removed, inFlight, lasting, unused, gone, crownReached, ended } = state;
  const { figures, tokens } = state;
  return {
    options,
    seats,
    first,
    turn,
    players,
    board,
    gold,
    pools,
    purchase,
    talismans,
    discards,
    removed,
    inFlight,
    lasting,
    unused,
    gone,
    crownReached,
    ...(ended && { ended }),
    ...(figures && { figures }),
    ...(tokens && { tokens }),
  };
}

const heights = remembered((decks: State['decks']): View['decks'] =>
  Object.fromEntries(Object.entries(decks).map(([deck, cards]) => [deck, cards.length])),
);

const none: readonly string[] = [];

/**
 * Hands as a viewer knows them. Hidden cards are visible to their own seat, to a seat that sees all
 * hands, and to everyone after the end.
 */
const handsFor = (sight: Sight, viewer: Viewer): View['hands'] => {
  const { state, edition } = sight;
  const all =
    state.ended !== undefined ||
    (viewer.role === 'seat' && has({ state, edition }, viewer.seat, 'see-spells'));
  return mask(
    state,
    (seat) => state.hands[seat] ?? none,
    (seat) => all || sees(viewer, seat),
  );
};

const dealtFor = (state: State, viewer: Viewer): View['dealt'] =>
  mask(
    state,
    (seat) => state.dealt[seat] ?? none,
    (seat) => state.ended !== undefined || sees(viewer, seat),
  );

const hidden = remembered((known: readonly string[]) => ({
  count: { count: known.length },
  whole: { count: known.length, known },
}));

const mask = (
  { seats }: State,
  listOf: (seat: Seat) => readonly Card[],
  mayKnow: (seat: Seat) => boolean,
): Readonly<Record<Seat, Hidden>> =>
  Object.fromEntries(
    seats.map((seat): [Seat, Hidden] => [
      seat,
      hidden(listOf(seat))[mayKnow(seat) ? 'whole' : 'count'],
    ]),
  );

/**
 * Derived for each character, and memoized while its seat, its number of Spells and the lasting effects
 * are the same.
 */
function currentOf(edition: PrintedEdition): (state: State) => View['current'] {
  const known = rememberedOfBoth((_: Player, __: State['lasting']) => new Map<string, Current>());
  return (state) =>
    Object.fromEntries(
      state.seats.flatMap((seat): readonly [Seat, Current][] => {
        const { [seat]: player } = state.players;
        if (player === undefined || !isSeated(state, seat)) return [];
        const seen = known(player, state.lasting);
        const key = `${seat} ${String(handOf(state, seat).length)}`;
        const now = seen.get(key) ?? derive({ state, edition }, seat);
        seen.set(key, now);
        return [[seat, now]];
      }),
    );
}

const derive = (sight: Sight, seat: Seat): Current => ({
  attributes: Object.fromEntries(
    Object.keys(sight.edition.content.attributes).map((attribute) => [
      attribute,
      attributeOf(sight, seat, attribute),
    ]),
  ),
  spellLimit: spellLimitOf(sight, seat),
  carryingLimit: carryingLimitOf(sight, seat),
  ...(sight.edition.numbers.followers !== undefined && {
    followerLimit: followerLimitOf(sight, seat),
  }),
  ...(sight.state.options.rounds !== undefined && { score: total(timedScore(sight, seat)) }),
});
