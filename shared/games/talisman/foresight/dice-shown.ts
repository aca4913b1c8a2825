import type { Foresight, OptionWords } from '../../../engine/index.ts';
import type { Phrase } from '../../../words/phrase.ts';
import { attributeOf } from '../character/attributes.ts';
import { abilitiesOf } from '../character/powers.ts';
import { idOf } from '../reference.ts';
import { rollAsked, wanderingAsked } from './effects-asked.ts';
import { rowWords, wanderWords } from './effects.ts';
import { factOf, numberAsked, thingAsked, type Outlook } from './outlook.ts';
import { change, outcome } from './phrases.ts';
import { oddsOfFaces } from './throws.ts';

type Dice = readonly number[];
/** Words for the result of dice as they lie. */
type Bring = (dice: Dice) => Phrase;

/** The outlook of keeping the dice that a question shows, or of paying fate for another throw of one. */
export function foreseeFate(look: Outlook, option: string): Foresight {
  const dice = [1, 2, 3, 4].map((n) => numberAsked(look, `die${String(n)}`)).filter((n) => n > 0);
  const bring = bringing(look, dice);
  if (option === 'keep') return bring ? { effects: [asEffect(bring(dice))] } : {};
  const at = Number(idOf(option)) - 1;
  return {
    effects: [change('lose', 'fate', 1)],
    ...(bring && { odds: oddsOfFaces((face) => bring(dice.with(at, face))) }),
  };
}

const asEffect = (phrase: Phrase): OptionWords => phrase;

/** Words for the result of this roll, if they are known. */
function bringing(look: Outlook, shown: Dice): Bring | undefined {
  const roll = factOf(look, 'roll');
  const table = rollAsked(look, roll);
  if (table !== undefined) return (dice) => rowWords(look, table, sum(dice));
  const way = wanderingAsked(look, roll);
  if (way !== undefined) return (dice) => wanderWords(look, way, sum(dice));
  if (roll === 'attack') return attack(look, shown);
  if (look.question.about?.['points'] !== undefined || roll === 'lock') {
    const most = attributeOf(look.sight, look.seat, thingAsked(look, 'attribute'));
    return (dice) => success(sum(dice) <= most);
  }
  const least = leastOf(look, roll);
  return least === undefined ? undefined : (dice) => success(sum(dice) >= least);
}

/** The highest die counts. */
function attack(look: Outlook, shown: Dice): Bring {
  const ahead = numberAsked(look, 'score') - Math.max(...shown) - numberAsked(look, 'foe');
  return (dice) => {
    const margin = ahead + Math.max(...dice);
    if (margin === 0) return outcome('standoff');
    return outcome(margin > 0 ? 'won' : 'lost');
  };
}

/** The least number of one die that succeeds: an Armour's, a charm's, an ability's. */
function leastOf(look: Outlook, roll: string): number | undefined {
  const { sight, seat } = look;
  const { content, book } = sight.edition;
  const card = content.cards.find(({ id }) => id === thingAsked(look, 'card'));
  if (roll === 'armour') return card?.saves;
  if (roll === 'charm')
    return card?.attack && book.card(card.id).attack ? card.attack.value + 1 : undefined;
  return abilitiesOf(sight, seat, 'dodge').find(({ ability }) => ability.id === roll)?.ability.die;
}

const success = (isMade: boolean): Phrase => outcome(isMade ? 'passed' : 'failed');
const sum = (dice: Dice): number => dice.reduce((total, die) => total + die, 0);
