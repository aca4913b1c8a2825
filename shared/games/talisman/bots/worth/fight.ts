import { recalled, remembered } from '../../../../engine/index.ts';
import type { Creature } from '../../content/effect.ts';
import { usableArms } from '../../character/arms.ts';
import { subtypesOf } from '../../edition/foe.ts';
import { type Foe } from '../../edition/bouts.ts';
import { sumOf } from '../../part.ts';
import { fightChances, highestOf, type Chances } from '../../dice/chances.ts';
import { abilitiesOf, has } from '../../character/powers.ts';
import { attributeOf } from '../../character/attributes.ts';
import { hero } from '../../state-queries.ts';
import { me, taskOf, type BotView } from '../look.ts';
import { lifeWorth, pointWorth } from './goods.ts';
import { worths } from './worths.ts';

type Odds = { readonly win: number; readonly lose: number };

function oddsOf(ahead: number, own: Chances, theirs: Chances): Odds {
  const { won: win, lost: lose } = fightChances(ahead, own, theirs);
  return { win, lose };
}

/** The number of Weapons it may use at the same time. */
export const weaponLimit = ({ sight, seat }: BotView): number =>
  Math.max(
    sight.edition.numbers.weapons,
    ...abilitiesOf(sight, seat, 'use-weapons').map(({ ability }) => ability.count),
  );

/** The attribute of a fight with all that counts in it: the best Weapons, values added. */
export function strengthIn(look: BotView, attribute: string, foes: readonly Creature[]): number {
  const sorts = foes.map(({ subtype = '', forbids = none }) => `${subtype} ${forbids.join(' ')}`);
  const key = [attribute, ...sorts].join('/');
  return recalled(strengths(look), key, () => strengthNow(look, attribute, foes));
}

/** The strengths in a fight, by its attribute and the sorts of creatures. */
const strengths: (look: BotView) => Map<string, number> = remembered(() => new Map());
const none: readonly never[] = [];

function strengthNow(look: BotView, attribute: string, foes: readonly Creature[]): number {
  const { sight, seat } = look;
  if (!isBattle(look, attribute)) return attributeOf(sight, seat, attribute);
  const weapons = usableArms(sight, seat, { keyword: 'weapon', foes }).slice(0, weaponLimit(look));
  const against = subtypesOf(foes);
  return (
    attributeOf(sight, seat, attribute, { battle: true, weapons, against }) + added(look, attribute)
  );
}

function added({ sight, seat }: BotView, attribute: string): number {
  const { values } = sight.edition.book.character(hero(sight.state, seat).id);
  return abilitiesOf(sight, seat, 'add-value')
    .filter(({ ability }) => ability.to === attribute)
    .reduce((sum, { ability }) => sum + (values[ability.from] ?? 0), 0);
}

const isBattle = ({ sight }: BotView, attribute: string): boolean =>
  sight.edition.battles.includes(attribute);

const attackDice = (look: BotView, attribute: string): number =>
  isBattle(look, attribute)
    ? Math.max(
        1,
        ...abilitiesOf(look.sight, look.seat, 'attack-dice').map(({ ability }) => ability.dice),
      )
    : 1;

/** The odds against creatures that fight as one; `more` is the bonus of the space for them. */
export function fightOdds(look: BotView, foes: readonly Creature[], more = 0): Odds {
  const [first] = foes;
  if (first === undefined) return { win: 1, lose: 0 };
  const { attribute } = first;
  const { sight, seat } = look;
  const unseen = attribute === sight.edition.might && has(sight, seat, 'assassinate');
  const { ownBonus, foesBonus } = sight.edition;
  const theirs = foes.reduce((sum, { value }) => sum + value, unseen ? 0 : more);
  const bonus = sumOf(ownBonus(sight, seat, { attribute, foes, attacks: false }));
  const bonuses = bonus - sumOf(foesBonus(sight, seat, foes));
  const ahead = strengthIn(look, attribute, foes) + bonuses - theirs;
  return oddsOf(ahead, highestOf(attackDice(look, attribute)), highestOf(unseen ? 0 : 1));
}

/** The odds of attacking another character with this attribute. */
export function duelOdds(look: BotView, rival: BotView, attribute: string): Odds {
  const bonus = duelBonus(look, rival, attribute);
  const ahead = bonus + strengthIn(look, attribute, []) - strengthIn(rival, attribute, []);
  const dice = [look, rival].map((one) => highestOf(attackDice(one, attribute)));
  return oddsOf(ahead, dice[0] ?? [], dice[1] ?? []);
}

/** The edition's attack bonus for the attacker. */
const duelBonus = (look: BotView, rival: BotView, attribute: string): number => {
  const { ownBonus } = look.sight.edition;
  const bout = { attribute, foes: [] };
  const attack = { ...bout, other: rival.seat, attacks: true };
  const defence = { ...bout, other: look.seat, attacks: false };
  return (
    sumOf(ownBonus(look.sight, look.seat, attack)) -
    sumOf(ownBonus(look.sight, rival.seat, defence))
  );
};

/** Cost of a fight lost: a life, unless Armour saves it, and the rest of the turn. */
export function defeatWorth(look: BotView, attribute: string): number {
  const saving = attribute === look.sight.edition.might ? armourOf(look) : 0;
  return -(1 - saving) * lifeWorth(look, me(look).lives) - worths.turn / 2;
}

/** The chance that an Armour of its own saves a life. */
const armourOf = remembered((look: BotView): number =>
  savesOf(look, usableArms(look.sight, look.seat, { keyword: 'armour', foes: [] })),
);

/** The least die with which a card saves a life; above 6 if it never does. */
export const savesOn = ({ sight }: BotView, card: string): number =>
  sight.edition.book.card(card).saves ?? 7;

/** The chance that the best of these Armours saves a life. */
export const savesOf = (look: BotView, cards: readonly string[]): number =>
  Math.max(0, ...cards.map((card) => (7 - savesOn(look, card)) / 6));

/** Worth of killing it: its points as a trophy, and the deed if a quest asks for one. */
export function killWorth(look: BotView, foe: Foe): number {
  const { sight } = look;
  if (foe.card === undefined) return 0;
  const wanted = taskOf(look)?.do === 'kill';
  const points = foe.value / sight.edition.trophyRate(sight.state);
  return points * pointWorth(look, foe.attribute) * worths.trophies + (wanted ? worths.pass : 0);
}

/** Worth of being attacked by these: gains and losses by the odds. */
export function fightWorth(look: BotView, foes: readonly Foe[], more = 0): number {
  const [first] = foes;
  if (first === undefined) return 0;
  const { win, lose } = fightOdds(look, foes, more);
  const gain = foes.reduce((sum, foe) => sum + killWorth(look, foe), 0);
  const spent = (1 - win) * (worths.turn / 3);
  return win * gain + lose * defeatWorth(look, first.attribute) - spent;
}
