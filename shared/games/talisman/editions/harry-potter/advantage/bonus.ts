import type { Seat } from '../../../../../engine/index.ts';
import type { PrintedEdition, Sight } from '../../../edition/print.ts';
import type { Bout, Foe } from '../../../edition/bouts.ts';
import type { Part } from '../../../part.ts';
import { abilitiesOf, special } from '../../../character/powers.ts';
import { hero, lastingOn } from '../../../state-queries.ts';
import { isEnemy, scores } from '../fight/versus.ts';
import { ADVANTAGE } from '../names.ts';
import { refer } from '../../../reference.ts';

/** Added to the attack score of a character: by the Advantage token, and by abilities and cards. */
export const ownBonus: PrintedEdition['ownBonus'] = (sight, seat, bout) => [
  ...counting(TOKEN, advantageOf(sight, seat, bout)),
  ...skillsOf(sight, seat, bout),
  ...rallied(sight, seat),
];

const TOKEN = refer('token', ADVANTAGE);

/** A part of a score; empty if it adds nothing. */
const counting = (of: string, points: number): readonly Part[] =>
  points === 0 ? [] : [{ of, points }];

/**
 * Added to the common score of creatures: 1 for each of several on the side that has the advantage
 * over the character (HP-ADV-07, HP-RUL-04, 50), and 1 for each that fights by Strength while the moon
 * is full.
 */
export const foesBonus: PrintedEdition['foesBonus'] = (sight, seat, foes) => {
  const enemies = foes.filter((foe) => isEnemy(sight, foe));
  const favoured = enemies.length > 1 ? enemies.filter((foe) => isFavoured(sight, seat, foe)) : [];
  return [
    ...counting(TOKEN, favoured.length),
    ...counting('card:full-moon', wildness(sight, enemies)),
  ];
};

const sideUp = ({ state }: Sight): string | undefined => state.tokens?.[ADVANTAGE];

/**
 * True if the Advantage favours this Enemy against the character; never for neutral ones (HP-ADV-06).
 */
const isFavoured = (sight: Sight, seat: Seat, { alignment }: Foe): boolean =>
  alignment !== undefined &&
  alignment === sideUp(sight) &&
  alignment !== hero(sight.state, seat).alignment;

/**
 * The bonus of the Advantage: 1 more for a character of the side that has it, against a character, or
 * if at least one of the others is of the opposite side; 1 less against one Enemy of the side that has
 * it (HP-ADV-02 to 06, HP-RUL-05, 50). Voldemort, who is on no side, counts as neutral (HP-RUL-06).
 */
function advantageOf(sight: Sight, seat: Seat, { foes, other }: Bout): number {
  const { alignment: own } = hero(sight.state, seat);
  if (own === sideUp(sight)) {
    const isOpposed = foes.some(({ alignment }) => alignment !== undefined && alignment !== own);
    return other !== undefined || isOpposed ? 1 : 0;
  }
  const [foe, ...others] = foes;
  if (foe === undefined || others.length > 0 || !isFavoured(sight, seat, foe)) return 0;
  return special(sight, seat, 'vigilance') ? 0 : -1;
}

/** The parts of a score by abilities; not by those that cost a card, which are asked for. */
const skillsOf = (sight: Sight, seat: Seat, bout: Bout): readonly Part[] =>
  abilitiesOf(sight, seat, 'score')
    .filter(({ ability }) => ability.spend === undefined && scores(sight, ability, bout))
    .map(({ ability: { id, amount } }) => ({ of: refer('ability', id), points: amount }));

/** Number of Followers of its own side that rally around a leader. */
const RALLYING = 2;

function rallied(sight: Sight, seat: Seat): readonly Part[] {
  const { book } = sight.edition;
  const sided = hero(sight.state, seat).followers.filter((card) => book.card(card).sided);
  if (sided.length < RALLYING) return [];
  return abilitiesOf(sight, seat, 'special')
    .filter(({ ability }) => ability.rule === 'rally')
    .slice(0, 1)
    .map(({ ability }) => ({ of: refer('ability', ability.id), points: 1 }));
}

const wildness = ({ state }: Sight, enemies: readonly Foe[]): number =>
  lastingOn(state, 'full-moon').length === 0
    ? 0
    : enemies.filter(({ attribute }) => attribute === 'strength').length;
