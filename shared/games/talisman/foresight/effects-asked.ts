import type { Effect, EffectOf } from '../content/effect.ts';
import { withParts } from '../content/parts.ts';
import { cardsAt } from '../state-queries.ts';
import { heroOf, thingAsked, type Outlook } from './outlook.ts';

/** Effects of the card or space that the question names, or else those on the seat's space. */
export function effectsAsked(look: Outlook): readonly Effect[] {
  const { content } = look.sight.edition;
  const [card, space] = [thingAsked(look, 'card'), thingAsked(look, 'space')];
  const facts = content.cards.find(({ id }) => id === card);
  if (facts?.effects !== undefined) return facts.effects;
  return content.spaces.some(({ id }) => id === space) ? ofSpace(look, space) : effectsHere(look);
}

function ofSpace({ sight }: Outlook, space: string): readonly Effect[] {
  const { before = [], effects = [] } = sight.edition.book.space(space);
  return [...before, ...effects];
}

function effectsHere(look: Outlook): readonly Effect[] {
  const { state, edition } = look.sight;
  const { space } = heroOf(look);
  const lying = cardsAt(state, space).flatMap((card) => edition.book.card(card).effects ?? []);
  return [...ofSpace(look, space), ...lying];
}

const asked = (look: Outlook): readonly Effect[] => effectsAsked(look).flatMap(withParts);

/** The roll of this name that the question is about. */
export const rollAsked = (look: Outlook, kind: string): EffectOf<'roll'> | undefined =>
  asked(look).find(
    (effect): effect is EffectOf<'roll'> => effect.do === 'roll' && effect.kind === kind,
  );

/** The dice that give the destination. */
export const wanderingAsked = (look: Outlook, kind: string): EffectOf<'wander'> | undefined =>
  asked(look).find(
    (effect): effect is EffectOf<'wander'> => effect.do === 'wander' && effect.kind === kind,
  );

/** The choices of the card or space, by name. */
export const choicesAsked = (look: Outlook): EffectOf<'choose'>['between'] =>
  asked(look).find((effect): effect is EffectOf<'choose'> => effect.do === 'choose')?.between ?? {};
