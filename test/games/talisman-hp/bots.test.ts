import { expect, it } from 'vitest';
import { brain } from '../../../shared/games/talisman/editions/harry-potter/bots/brain.ts';
import { print } from '../../../shared/games/talisman/editions/harry-potter/print.ts';

const lines = [...Object.values(brain.weights).flat(), ...brain.aims];
const { cards, spaces, characters } = print.content;
const idsOf = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id);
const abilities = idsOf([...cards, ...characters].flatMap(({ abilities: own = [] }) => own));

it('the bots of the Harry Potter Edition use existing spaces, Spells and abilities', () => {
  const named = (verb: string): readonly string[] =>
    lines
      .filter(({ option }) => option.startsWith(`${verb}:`) && !option.endsWith(':*'))
      .map(({ option }) => option.slice(verb.length + 1));
  expect(named('space').filter((id) => !idsOf(spaces).includes(id))).toEqual([]);
  expect(named('ability').filter((id) => !abilities.includes(id))).toEqual([]);
  const spells = idsOf(cards.filter(({ type }) => type === 'spell'));
  const reactions = brain.weights.react.map(({ option }) => option).filter((id) => id !== 'pass');
  const unknown = reactions.filter((option) => !spells.includes(option.slice('cast:'.length)));
  expect(unknown).toEqual([]);
  expect(Object.keys(brain.uses).filter((id) => !abilities.includes(id))).toEqual([]);
});
