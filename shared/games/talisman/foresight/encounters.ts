import { refOf, type Foresight } from '../../../engine/index.ts';
import { attributeOf } from '../character/attributes.ts';
import { abilitiesOf } from '../character/powers.ts';
import { idOf, kindOf, refersTo } from '../reference.ts';
import { duelOdds, foesNamed, foreseeFight } from './fights.ts';
import { foreseeLanding } from './landing.ts';
import { factOf, heroOf, thingAsked, type Outlook } from './outlook.ts';
import { change, effect } from './phrases.ts';
import { oddsOfSuccess } from './throws.ts';

/** The outlook of encountering the space, or a character in its place. */
export function foreseeEncounter(look: Outlook, option: string): Foresight {
  if (!refersTo('seat', option)) {
    const { effects = [], ...odds } = foreseeLanding(look, heroOf(look).space);
    return { effects: effects.filter(({ key }) => key !== 'effect.meet'), ...odds };
  }
  return duel(look, { other: idOf(option), attribute: look.sight.edition.might });
}

/** The outlook of attacking the character that is met. */
export function foreseeApproach(look: Outlook, option: string): Foresight {
  const other = thingAsked(look, 'seat');
  const { might } = look.sight.edition;
  if (option === 'attack') return duel(look, { other, attribute: might });
  if (kindOf(option) === 'attack-with') return duel(look, { other, attribute: idOf(option) });
  return {};
}

type Rival = { readonly other: string; readonly attribute: string };

function duel(look: Outlook, { other, attribute }: Rival): Foresight {
  const odds = duelOdds(look, { attacker: look.seat, defender: other, attribute });
  return odds ? { odds } : {};
}

/** The outlook of standing up to an attack, or of a way to evade it. */
export function foreseeEvading(look: Outlook, option: string): Foresight {
  const from = factOf(look, 'from');
  if (option === 'stand') return foreseeFight(look, foesNamed(look, from));
  if (option === 'evade') return { effects: [effect('safe')] };
  if (!refersTo('ability', option)) return {};
  const dodge = abilitiesOf(look.sight, look.seat, 'dodge').find(
    ({ ability }) => ability.id === idOf(option),
  );
  if (dodge === undefined) return {};
  const { die, gold } = dodge.ability;
  return {
    effects: gold === undefined ? [] : [change('lose', 'gold', gold)],
    ...(die !== undefined && { odds: oddsOfSuccess(1, (face) => face >= die) }),
  };
}

/** The outlook of fighting a creature, or of dealing with it otherwise. */
export function foreseeQuelling(look: Outlook, option: string): Foresight {
  const foes = foesNamed(look, factOf(look, 'card'));
  const { book } = look.sight.edition;
  const [foe] = foes.filter(({ id }) => id === thingAsked(look, 'card'));
  switch (option) {
    case 'fight':
      return foreseeFight(look, foes);
    case 'destroy':
    case 'leave':
      return { effects: [effect('safe')] };
    case 'bribe': {
      const price = foe?.card === undefined ? undefined : book.card(foe.card).bribe;
      const paid = price === undefined ? [] : [change('lose', 'gold', price)];
      return { effects: [effect('safe'), ...paid] };
    }
    case 'charm':
      return foe === undefined ? {} : { odds: oddsOfSuccess(1, (face) => face > foe.value) };
    default:
      return {};
  }
}

/** The outlook of a fight with this help. */
export function foreseeAssist(look: Outlook, option: string): Foresight {
  const foes = foesNamed(look, factOf(look, 'foe'));
  if (foes.length === 0) return {};
  if (option === 'none') return foreseeFight(look, foes);
  if (refersTo('card', option)) return foreseeFight(look, foes, { helper: idOf(option) });
  return refersTo('ability', option) ? foreseeFight(look, foes, { unseen: true }) : {};
}

/** The outlook of opening the gate with an attribute (T4-PRT-05). */
export function foreseeLock(look: Outlook, option: string): Foresight {
  const { sight, seat } = look;
  const attribute = idOf(option);
  const from = sight.state.turn.crossing?.from ?? heroOf(look).space;
  const printed = sight.edition.book.space(from).crossing?.dice;
  if (printed === undefined) return {};
  const fewer = abilitiesOf(sight, seat, 'fewer-dice').filter(
    ({ ability }) => ability.kind === 'lock' && (ability.attribute ?? attribute) === attribute,
  );
  const dice = Math.min(printed, ...fewer.map(({ ability }) => ability.dice));
  const most = attributeOf(sight, seat, attribute);
  return { odds: oddsOfSuccess(dice, (sum) => sum <= most) };
}

/** The outlook of opening the gate with the better attribute. */
export function foreseeBestLock(look: Outlook): Foresight {
  const all = Object.keys(look.sight.edition.content.attributes).map((attribute) =>
    foreseeLock(look, refOf('attribute', attribute)),
  );
  const chanceOf = ({ odds }: Foresight): number =>
    odds?.outcomes.find(({ tone }) => tone === 'GOOD')?.chance ?? 0;
  return all.toSorted((one, other) => chanceOf(other) - chanceOf(one))[0] ?? {};
}
