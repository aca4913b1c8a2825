import type { Seat } from '../../../engine/index.ts';
import type { Sight } from '../edition/print.ts';
import { attributeOf } from '../character/attributes.ts';
import { carryingLimitOf, spellLimitOf } from '../character/limits.ts';
import { isAllowed } from '../character/owning.ts';
import { handOf, hero, isLiving, isSeated, player } from '../state-queries.ts';

/** Faults of a seat: it lives just as it says, and its character is somewhere on the board. */
export function seatFaults(sight: Sight, seat: Seat): readonly string[] {
  const { state } = sight;
  const { status, character, missed, extra, resigned, heirloom } = player(state, seat);
  const lives = status === 'playing';
  const inSetup = state.turn.phase === 'setup';
  return [
    ...(lives === (character !== undefined) || inSetup ? [] : [`${seat} is ${status} wrongly`]),
    ...(missed < 0 || extra < 0 ? [`${seat} misses or gains turns below 0`] : []),
    ...(resigned !== undefined && status === 'playing' && state.ended === undefined
      ? [`${seat} has resigned, and plays on`]
      : []),
    ...(lives || handOf(state, seat).length === 0
      ? []
      : [`${seat} holds Spells without a character`]),
    ...(status === 'out' && heirloom !== undefined ? [`${seat} is out and still inherits`] : []),
    ...(isSeated(state, seat) ? characterFaults(sight, seat) : []),
    ...kindFaults(sight, seat),
  ];
}

function characterFaults(sight: Sight, seat: Seat): readonly string[] {
  const { state, edition } = sight;
  const { id, space, lives, fate, gold, points, toad, laidUp } = hero(state, seat);
  const { objects, followers } = hero(state, seat);
  const negative = Object.entries({ lives, fate, gold, ...points, ...toad?.points });
  const known = edition.content.spaces.some((one) => one.id === space);
  const { values } = edition.book.character(id);
  return [
    ...(known ? [] : [`${seat} stands on ${space}, which is no space`]),
    ...negative.flatMap(([what, n]) => (n < 0 ? [`${seat} has ${String(n)} ${what}`] : [])),
    ...Object.entries(values).flatMap(([attribute, printed]) =>
      toad || attributeOf(sight, seat, attribute) >= printed
        ? []
        : [`${seat} has less ${attribute} than printed`],
    ),
    ...(laidUp && (lives > 0 || fate > 0) ? [`${seat} is laid up with lives or fate`] : []),
    ...overDials(sight, seat),
    ...(toad && toad.turnsLeft < 0 ? [`${seat} is a Toad for too long`] : []),
    ...(toad && state.options.toadDropsAll && !state.options.toadCarries && objects.length > 0
      ? [`${seat} carries Objects as a Toad`]
      : []),
    ...[...objects, ...followers]
      .filter((card) => !isAllowed(sight, seat, card))
      .map((card) => `${seat} may not own ${card}`),
  ];
}

/** Attributes above the most that can be had of them (HP-CMP-12). */
function overDials({ state, edition }: Sight, seat: Seat): readonly string[] {
  const { id, lives, points } = hero(state, seat);
  const { values } = edition.book.character(id);
  const { attributes, most } = edition.content;
  const dials = [
    { what: 'life', now: lives, limit: most?.life },
    ...Object.entries(attributes).map(([what, { most: limit }]) => ({
      what,
      now: (values[what] ?? 0) + (points[what] ?? 0),
      limit,
    })),
  ];
  return dials.flatMap(({ what, now, limit = Infinity }) =>
    now > limit ? [`${seat} has ${String(now)} ${what}, and ${String(limit)} is the most`] : [],
  );
}

/** Faults of owning two Objects of a kind, if that is not allowed (HP-OBT-07). */
function kindFaults({ state, edition }: Sight, seat: Seat): readonly string[] {
  if (edition.sameKind || !isSeated(state, seat)) return [];
  const kinds = hero(state, seat).objects.map((card) => edition.book.kindOf(card));
  const twice = kinds.filter((kind, at) => kinds.indexOf(kind) !== at);
  return twice.map((kind) => `${seat} owns ${kind} twice`);
}

/**
 * The faults of a seat that the rules correct at once: a death (T4-CHR-18), too many Objects
 * (T4-OBJ-03) or Spells (T4-SPL-05). Allowed only while a question is open that the correction waits
 * for. A Toad keeps its Spells (T4-TOD-13).
 */
export function unsettled(sight: Sight, seat: Seat): readonly string[] {
  const { state } = sight;
  if (!isLiving(state, seat)) return [];
  const { lives, objects, toad } = hero(state, seat);
  const carries = objects.length > carryingLimitOf(sight, seat);
  const holds = !toad && handOf(state, seat).length > spellLimitOf(sight, seat);
  return [
    ...(lives > 0 ? [] : [`${seat} lives on without lives`]),
    ...(carries ? [`${seat} carries too many Objects`] : []),
    ...(holds ? [`${seat} holds too many Spells`] : []),
  ];
}
