import type { CardFacts } from '../../../content/card.ts';

type Side = 'order' | 'death-eaters';
type Ally = Pick<CardFacts, 'id' | 'abilities' | 'bonus' | 'battleBonus' | 'carries'> & {
  readonly deck: 'outer' | 'middle';
} & ({ readonly magic: number } | { readonly strength: number });

/** The encounter number of an ally for its own side: with the other things to take. */
const joins = 6;

/** The encounter number of an ally for the other side: with the Enemies of its attribute. */
const attacks = { magic: 3, strength: 2 } as const;

/**
 * Cards of a side: Followers for its characters, Enemies for the others (HP-ALI-04, 05), with an
 * encounter number for each (HP-ALI-09). Printed fight values count only for an Enemy (HP-ALI-10).
 */
export const alliesOf = (alignment: Side, allies: readonly Ally[]): CardFacts[] =>
  allies.map(({ deck, ...ally }) => {
    const attribute = 'magic' in ally ? 'magic' : 'strength';
    const { id, value, ...facts } = worthOf(ally);
    return {
      id,
      type: 'follower',
      copies: { [deck]: 1 },
      sided: { alignment, encounter: { same: joins, opposite: attacks[attribute] } },
      attack: { attribute, value },
      ...facts,
    };
  });

function worthOf(ally: Omit<Ally, 'deck'> & ({ magic: number } | { strength: number })) {
  if ('magic' in ally) {
    const { magic: value, ...facts } = ally;
    return { value, ...facts };
  }
  const { strength: value, ...facts } = ally;
  return { value, ...facts };
}
