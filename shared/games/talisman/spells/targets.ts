import type { Seat } from '../../../engine/index.ts';
import type { Target } from '../content/moments.ts';
import type { SightInPlay } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import { has } from '../character/powers.ts';
import { type Card } from '../state.ts';
import { clockwise } from '../state-queries.ts';
import { isLawful } from './lawful.ts';
import { isHeldMidMove, spellOf } from './spell-facts.ts';
import { isInner } from '../board/regions.ts';
import type { Casting } from './window-facts.ts';
import { refer, refersTo } from '../reference.ts';

/**
 * The targets that a Spell may be cast at, as options: `seat:bob`, `card:bear`, `space:oasis`,
 * `creature:sentinel`. Empty if nothing is legal; `undefined` if it has no target.
 */
export function targetsOf(sight: SightInPlay, casting: Casting): readonly string[] | undefined {
  const { target } = spellOf(sight, casting.card);
  if (target.length === 0) return undefined;
  const options = isHeldMidMove(sight, casting)
    ? foesIn(casting)
    : target.flatMap((kind) => ofKind(sight, casting, kind));
  const { only } = casting.window;
  return options.filter(
    (option) => (only === undefined || option === only) && isLawful(sight, casting, option),
  );
}

function ofKind(sight: Sight, casting: Casting, kind: Target): readonly string[] {
  const { state, edition } = sight;
  const { seat: caster } = casting;
  switch (kind) {
    case 'active':
      return touchable(sight, state.turn.seat).filter(
        (option) => option === refer('seat', state.turn.seat),
      );
    case 'character':
      return touchable(sight, caster);
    case 'other':
      return touchable(sight, caster).filter((option) => option !== refer('seat', caster));
    case 'card':
      return [
        ...new Set([...lying(sight).map(({ card }) => refer('card', card)), ...cardsIn(casting)]),
      ];
    case 'space':
      return edition.content.spaces.map(({ id }) => refer('space', id));
    case 'enemy':
      return enemies(sight);
  }
}

/** Characters that Spells touch, clockwise; anywhere on the board (T4-SPL-14, T4-RUL-111). */
const touchable = (sight: Sight, first: Seat): readonly string[] =>
  clockwise(sight.state, first)
    .filter((seat) => !has(sight, seat, 'shun-spells'))
    .map((seat) => refer('seat', seat));

/** The cards that lie on the board, by space. */
const lying = ({ state }: Sight): readonly { space: string; card: Card }[] =>
  Object.entries(state.board).flatMap(([space, cards]) => cards.map((card) => ({ space, card })));

/** Enemies lying face up, and guards of crossings; not of the Inner Region (T4-SPL-15). */
const enemies = (sight: Sight): readonly string[] => [
  ...lying(sight)
    .filter(({ card, space }) => {
      return sight.edition.book.card(card).type === 'enemy' && !isInner(sight, space);
    })
    .map(({ card }) => refer('card', card)),
  ...sight.edition.content.spaces.flatMap(({ id, crossing }) =>
    crossing?.guard && !isInner(sight, id) ? [refer('creature', crossing.guard.id)] : [],
  ),
];

/** The cards in the fight; attacked Followers do not lie on the board (HP-PVP-15). */
const cardsIn = (casting: Casting): readonly string[] =>
  foesIn(casting).filter((foe) => refersTo('card', foe));

const foesIn = ({ window: { foes = [] } }: Casting): readonly string[] =>
  foes.filter((foe) => !refersTo('seat', foe));
