import type { Content, FigureFacts } from '../schema.ts';
import type { CardFacts } from '../card.ts';
import type { CharacterFacts } from '../character.ts';
import type { RegionFacts, SpaceFacts } from '../board.ts';
import { ofAbility } from './of-abilities.ts';
import { ofEffect } from './of-effects.ts';
import { refer, type Reference } from './reference.ts';
import { abilitySpots, effectSpots, spotsOf, type Spot } from '../spots.ts';

/** Every id the content names. */
export const referencesOf = (content: Content): readonly Reference[] => [
  ...spotsOf(content.cards, ['cards']).flatMap(ofCard),
  ...spotsOf(content.spaces, ['spaces']).flatMap(ofSpace),
  ...spotsOf(content.regions, ['regions']).flatMap(ofRegion),
  ...spotsOf(content.characters, ['characters']).flatMap(ofCharacter),
  ...effectSpots(content).flatMap(ofEffect),
  ...abilitySpots(content).flatMap(ofAbility),
  ...spotsOf(content.figures, ['figures']).flatMap(ofFigure),
];

const ofCard = ({ path, value }: Spot<CardFacts>): readonly Reference[] => [
  ...refer([...path, 'copies'], 'pile', value.copies),
  ...refer([...path, 'attack', 'attribute'], 'attribute', value.attack?.attribute),
  ...refer([...path, 'visitors', 'alignment'], 'alignment', value.visitors?.alignment),
  ...refer([...path, 'visitors', 'atLeast'], 'attribute', value.visitors?.atLeast),
  ...Object.entries(value.placeRoll ?? {}).flatMap(([row, to]) =>
    refer([...path, 'placeRoll', row], 'space', to),
  ),
  ...refer([...path, 'pool', 'what'], 'goods', value.pool?.what),
  ...refer([...path, 'bonus'], 'attribute', value.bonus),
  ...refer([...path, 'battleBonus'], 'attribute', value.battleBonus),
  ...refer([...path, 'against', 'subtype'], 'subtype', value.against?.subtype),
  ...refer([...path, 'against', 'bonus'], 'attribute', value.against?.bonus),
  ...refer([...path, 'barred'], 'alignment', value.barred),
  ...refer([...path, 'sided', 'alignment'], 'alignment', value.sided?.alignment),
  ...refer([...path, 'usableBy'], 'alignment', value.usableBy),
];

const ofSpace = ({ path, value }: Spot<SpaceFacts>): readonly Reference[] => [
  ...refer([...path, 'region'], 'region', value.region),
  ...refer([...path, 'opposite'], 'space', value.opposite),
  ...refer([...path, 'bridges'], 'space', value.bridges),
  ...refer([...path, 'crossing', 'to'], 'space', value.crossing?.to),
  ...refer([...path, 'crossing', 'rule'], 'crossing rule', value.crossing?.rule),
  ...refer(
    [...path, 'crossing', 'guard', 'attribute'],
    'attribute',
    value.crossing?.guard?.attribute,
  ),
  ...refer([...path, 'next'], 'space', value.next),
  ...refer([...path, 'back'], 'space', value.back),
];

const ofRegion = ({ path, value }: Spot<RegionFacts>): readonly Reference[] =>
  refer([...path, 'spaces'], 'space', value.spaces);

const ofCharacter = ({ path, value }: Spot<CharacterFacts>): readonly Reference[] => [
  ...refer([...path, 'values'], 'attribute', value.values),
  ...refer([...path, 'start'], 'space', value.start),
  ...refer([...path, 'objects'], 'card', value.objects),
];

const ofFigure = ({ path, value }: Spot<FigureFacts>): readonly Reference[] => [
  ...refer([...path, 'start'], 'space', value.start),
  ...refer([...path, 'values'], 'attribute', value.values),
];
