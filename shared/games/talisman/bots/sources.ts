import type { Effect, EffectOf } from '../content/effect.ts';
import { withParts } from '../content/parts.ts';
import { cardsAt } from '../state-queries.ts';
import { aboutOf, me, type Look } from './look.ts';

/** Effects of the card or space that the question names, or else what there is where it stands. */
export function effectsAsked(look: Look): readonly Effect[] {
  const { content } = look.sight.edition;
  const [card, space] = [aboutOf(look, 'card'), aboutOf(look, 'space')];
  const facts = content.cards.find(({ id }) => id === card);
  if (facts?.effects !== undefined) return facts.effects;
  return content.spaces.some(({ id }) => id === space) ? ofSpace(look, space) : effectsHere(look);
}

function ofSpace({ sight }: Look, space: string): readonly Effect[] {
  const { before = [], effects = [] } = sight.edition.book.space(space);
  return [...before, ...effects];
}

function effectsHere(look: Look): readonly Effect[] {
  const { state, edition } = look.sight;
  const { space } = me(look);
  const lying = cardsAt(state, space).flatMap((card) => edition.book.card(card).effects ?? []);
  return [...ofSpace(look, space), ...lying];
}

const asked = (look: Look): readonly Effect[] => effectsAsked(look).flatMap(withParts);

/** The roll of this name that the question is about. */
export const rollAsked = (look: Look, kind: string): EffectOf<'roll'> | undefined =>
  asked(look).find(
    (effect): effect is EffectOf<'roll'> => effect.do === 'roll' && effect.kind === kind,
  );

/** The dice that say where it goes. */
export const wanderingAsked = (look: Look, kind: string): EffectOf<'wander'> | undefined =>
  asked(look).find(
    (effect): effect is EffectOf<'wander'> => effect.do === 'wander' && effect.kind === kind,
  );

/** The choices of the card or space, by name. */
export const choicesAsked = (look: Look): EffectOf<'choose'>['between'] =>
  asked(look).find((effect): effect is EffectOf<'choose'> => effect.do === 'choose')?.between ?? {};
