import type { Catalogue, Phrase } from '../../../words/phrase.ts';
import type { Die } from '../../../engine/index.ts';
import type { TalismanEvent } from '../events.ts';
import type { EventsOf } from '../evolve/folding.ts';
import type { Part } from '../part.ts';
import { firstKnown, nameOf, rollName } from '../words/reference.ts';
import { when, type LogText } from './variant.ts';
import { idOf, refer, refersTo } from '../reference.ts';

/** The owner of the die, if it is not a seat. */
export function dieSet(catalogue: Catalogue, { by, was, foe }: EventsOf<'DieSet'>): LogText {
  const set = { by: rollName(catalogue, by) };
  return foe === undefined
    ? { ...when(was !== undefined, 'was'), args: set }
    : { variant: 'foe', args: { ...set, foe: nameOf(foe) } };
}

/** The line of a roll; with its card, if its name does not say it. */
export function rolled(catalogue: Catalogue, { roll, dice, of }: EventsOf<'Rolled'>): LogText {
  const name = rollName(catalogue, roll);
  const args = { roll: name, dice: dice.map(String) };
  const card = nameOf(of ?? name);
  return card === name ? { args } : { variant: 'of', args: { ...args, of: card } };
}

type ToldScore = EventsOf<'AttackScored'>['foe'];

/** The dice of a score; an older fact tells only the one that counts. */
const diceIn = ({ dice, die }: ToldScore): readonly number[] => dice ?? [die];

/** The parts of a score; an older fact tells only how much they add together. */
const partsIn = ({ parts, score, die }: ToldScore): readonly Part[] =>
  parts ?? (score === die ? [] : [{ of: 'part.other', points: score - die }]);

/** The parts of a sum, each by its name. */
export const sumIn = (catalogue: Catalogue, parts: readonly Part[]): readonly Phrase[] =>
  parts.map(({ of, points }) => ({ key: 'part', args: { of: partName(catalogue, of), points } }));

/** Both scores, with the parts of each. */
export function scored(catalogue: Catalogue, { foe, ...own }: EventsOf<'AttackScored'>): LogText {
  const [dice, foeDice] = [diceIn(own), diceIn(foe)];
  return {
    args: {
      rolled: dice.length,
      dice: dice.map(String),
      parts: sumIn(catalogue, partsIn(own)),
      foeRolled: foeDice.length,
      foeDice: foeDice.map(String),
      foeDie: foe.die,
      foeParts: sumIn(catalogue, partsIn(foe)),
      foeScore: foe.score,
    },
  };
}

/** The name of a part of a roll: a lasting effect goes by its card or ability, if it has one. */
export function partName(catalogue: Catalogue, of: string): string {
  if (!refersTo('lasting', of)) return nameOf(of);
  const id = idOf(of);
  return firstKnown(catalogue, [refer('card', id), refer('ability', id)]) ?? of;
}

/** The line of a trial; with the fighting value, if that is more than its dice. */
export const trial = ({ name, value, plus }: EventsOf<'TrialBegan'>): LogText => ({
  ...when(plus !== undefined, 'plus'),
  args: { name: `trial.${name}`, ...(plus !== undefined && { sum: value + plus }) },
});

/** The dice of a fact, as they lie; empty for a fact that follows from dice told before. */
export const diceOf = (event: TalismanEvent): readonly Die[] =>
  valuesOf(event).map((value) => ({ sides: 6, value }));

function valuesOf(event: TalismanEvent): readonly number[] {
  const { type } = event;
  if (type === 'AttackScored') return [...diceIn(event), ...diceIn(event.foe)];
  if (type === 'DeathDiced') return [...event.dice, ...event.death];
  if (type === 'Rolled') return event.dice;
  if (type === 'DieSet' || type === 'FateSpent') return [event.now];
  const isOfOne = type === 'MoveRolled' || type === 'QuestTaken' || type === 'CommandSpellRolled';
  return isOfOne ? [event.die] : [];
}
