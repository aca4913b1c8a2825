import { type Content } from '../schema.ts';
import { deckOf } from '../board.ts';
import { openPiles } from '../names.ts';
import type { Referent } from './reference.ts';
import { effectSpots } from '../spots.ts';

/** The names of the rules an edition brings along in code. */
export type Rules = {
  readonly specials: ReadonlySet<string>;
  readonly crossings: ReadonlySet<string>;
};

/** The ids of each sort; those only known to an edition's code are left out without it. */
export function knownIds(
  content: Content,
  rules: Rules | undefined,
): ReadonlyMap<Referent, ReadonlySet<string>> {
  const spaces = content.spaces.map(({ id }) => id);
  const cards = content.cards.map(({ id }) => id);
  const goods = [...Object.keys(content.attributes), 'life', 'fate', 'gold'];
  return new Map<Referent, ReadonlySet<string>>([
    ['space', new Set(spaces)],
    ['region', new Set(content.regions.map(({ id }) => id))],
    ['card', new Set(cards)],
    ['pile', new Set([...openPiles, ...content.regions.map(deckOf), 'spells'])],
    ['attribute', new Set(Object.keys(content.attributes))],
    ['goods', new Set(goods)],
    ['belonging', new Set([...goods, 'follower', 'object', 'spell'])],
    ['terrain', new Set(content.spaces.map(({ terrain }) => terrain))],
    ['destination', new Set([...spaces, 'other'])],
    ['shop', new Set([...spaces, ...cards])],
    ['alignment', new Set(alignments(content))],
    ['side', new Set([...alignments(content), 'neutral'])],
    ['opponent', new Set(opponents(content))],
    ['token', new Set((content.tokens ?? []).map(({ id }) => id))],
    ['subtype', new Set(subtypes(content))],
    ['roll', new Set(rolls(content))],
    ['visit', new Set([...spaces, ...choices(content)])],
    ...(rules === undefined ? [] : rulesBySort(rules)),
  ]);
}

const rulesBySort = ({ specials, crossings }: Rules) =>
  [
    ['special rule', specials],
    ['crossing rule', crossings],
  ] as const;

/** The alignments that characters begin with, and those that an effect leads to. */
const alignments = (content: Content): readonly string[] => [
  ...content.characters.map(({ alignment }) => alignment),
  ...effectSpots(content).flatMap(({ value }) => (value.do === 'align' ? [value.to] : [])),
];

const subtypes = (content: Content): readonly string[] => [
  ...content.cards.flatMap(({ subtype }) => subtype ?? []),
  ...effectSpots(content).flatMap(({ value }) =>
    value.do === 'fight' ? value.creatures.flatMap(({ subtype }) => subtype ?? []) : [],
  ),
];

const opponents = (content: Content): readonly string[] => [
  'characters',
  'enemies',
  ...alignments(content),
  ...subtypes(content),
  ...(content.figures ?? []).map(({ id }) => id),
];

/** A crossing that is opened by dice is a lock. */
const rolls = (content: Content): readonly string[] => [
  ...content.spaces.flatMap(({ crossing }) => (crossing?.dice === undefined ? [] : 'lock')),
  ...effectSpots(content).flatMap(({ value }) => ('kind' in value ? value.kind : [])),
];

const choices = (content: Content): readonly string[] =>
  effectSpots(content).flatMap(({ value }) =>
    value.do === 'choose' ? Object.keys(value.between) : [],
  );
