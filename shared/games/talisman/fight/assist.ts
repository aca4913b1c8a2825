import type { Procedure, Question, Seat } from '../../../engine/index.ts';
import { choose } from '../asking/asking.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import { actionsOf } from '../any-time/any-time.ts';
import { abilitiesOf, has } from '../character/powers.ts';
import type { Aid } from '../character/strength.ts';
import { type Card } from '../state.ts';
import { hero } from '../state-queries.ts';
import { idOf, refer, refersTo } from '../reference.ts';

/** The need of a fight: what only battles know is not offered in psychic combat. */
export type Need = {
  readonly attribute: string;
  readonly battle: boolean;
  readonly strike: Strike;
  /** The opponent, and both scores before the dice, for the question. */
  readonly stakes: (aid: Aid) => NonNullable<Question['about']>;
  /** Leaves if there is nothing left to fight. */
  readonly leaveUnlessFighting: () => void;
};

/**
 * The way an Assassin may strike unseen: always against creatures, because that costs nothing; asked
 * against characters, since it must then take a life (T4-RUL-105).
 */
export type Strike = 'always' | 'asked' | 'never';

/**
 * Lets a side use things that change a fight before the dice are rolled (T4-BCR-06, T4-BCH-04). It is
 * also asked if it can only drink or hire, which is offered beside.
 */
export function chooseAid(table: TalismanTable, seat: Seat, need: Need): Procedure<Aid> {
  const strikes = need.strike === 'always' && has(table, seat, 'assassinate');
  return chooseMore(table, seat, { need, aid: strikes ? { unseen: true } : {} });
}

type Asked = { readonly aid: Aid; readonly need: Need };

function* chooseMore(table: TalismanTable, seat: Seat, { need, aid }: Asked): Procedure<Aid> {
  const options = (): readonly string[] => {
    need.leaveUnlessFighting();
    return ['none', ...aids(table, seat, { aid, need })];
  };
  if (options().length === 1 && !canBoost(table, seat, need)) return aid;
  const about = (): Question['about'] => need.stakes(aid);
  const choice = yield* choose(table, seat, { kind: 'assist', about, options, auto: true });
  need.leaveUnlessFighting();
  if (choice === 'none') return aid;
  const helper = refersTo('card', choice) ? idOf(choice) : undefined;
  const more: Aid = helper === undefined ? { ...aid, unseen: true } : { ...aid, helper };
  return yield* chooseMore(table, seat, { need, aid: more });
}

function aids(sight: Sight, seat: Seat, { aid, need }: Asked): readonly string[] {
  if (!need.battle) return [];
  const helpers = aid.helper === undefined ? helpersOf(sight, seat) : [];
  const skills =
    need.strike === 'asked' && aid.unseen === undefined
      ? abilitiesOf(sight, seat, 'assassinate')
      : [];
  return [
    ...helpers.map((card) => refer('card', card)),
    ...skills.map(({ ability }) => refer('ability', ability.id)),
  ];
}

/**
 * Enemies among the Followers that can help: raised or charmed ones, of use only to an owner with that
 * ability.
 */
const helpersOf = (sight: Sight, seat: Seat): readonly Card[] =>
  has(sight, seat, 'raise') || has(sight, seat, 'charm')
    ? hero(sight.state, seat).followers.filter(
        (card) => sight.edition.book.card(card).type === 'enemy',
      )
    : [];

/** True if a drink or hire available now would count. */
function canBoost(table: TalismanTable, seat: Seat, { attribute, battle }: Need): boolean {
  const actions = actionsOf(table, seat);
  const drinks = abilitiesOf(table, seat, 'drink').map((power) => ({ ...power, verb: 'drink' }));
  const hires = abilitiesOf(table, seat, 'hire').map((power) => ({ ...power, verb: 'hire' }));
  return [...drinks, ...(battle ? hires : [])].some(
    ({ verb, card, ability }) =>
      (ability.bonus[attribute] ?? 0) > 0 && actions.includes(`${verb}:${card ?? ''}`),
  );
}
