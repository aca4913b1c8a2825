import type { Ability } from '../ability.ts';
import { type Referent, type Reference, refer } from './reference.ts';
import type { Spot } from '../spots.ts';

/** References in the fields of each ability. */
const fields: { readonly [Can in Ability['can']]: Readonly<Record<string, Referent>> } = {
  'skip-roll': { at: 'space' },
  evade: { terrain: 'terrain' },
  'add-to-roll': { kinds: 'roll' },
  'fewer-dice': { kind: 'roll', attribute: 'attribute' },
  ignore: { cards: 'card' },
  'spare-life': { at: 'space' },
  redraw: {},
  'see-spells': {},
  'ever-spell': {},
  'draw-spells': { terrain: 'terrain' },
  'shun-spells': {},
  'attack-with': { attribute: 'attribute' },
  'drain-life': { attribute: 'attribute' },
  assassinate: {},
  destroy: { subtype: 'subtype' },
  soothe: { subtypes: 'subtype' },
  charm: { subtype: 'subtype' },
  raise: {},
  'not-use': {},
  'use-weapons': {},
  'attack-dice': {},
  'add-value': { from: 'attribute', to: 'attribute' },
  take: { only: 'card', except: 'card', die: 'alignment' },
  shoplift: { at: 'shop' },
  regenerate: {},
  walk: { terrain: 'terrain' },
  'change-alignment': {},
  'heal-free': { at: 'space' },
  sell: { at: 'space' },
  hire: { bonus: 'attribute' },
  drink: { bonus: 'attribute' },
  transmute: {},
  build: { terrain: 'terrain', card: 'card' },
  raft: {},
  pass: { at: 'space' },
  slow: {},
  'repel-followers': { until: 'visit' },
  'drink-life': {},
  score: { attribute: 'attribute', versus: 'opponent' },
  dodge: { attribute: 'attribute', region: 'region', alignments: 'side' },
  spare: { attribute: 'attribute' },
  stride: { region: 'region' },
  journey: { region: 'region' },
  occasion: {},
  bargain: {},
  carry: {},
  'keep-shape': {},
  beset: {},
  favoured: { at: 'space' },
  'draw-fewer': {},
  special: {},
};

/** The ids an ability names. */
export function ofAbility({ path, value }: Spot<Ability>): readonly Reference[] {
  const named: Readonly<Record<string, unknown>> = value;
  return Object.entries(fields[value.can]).flatMap(([field, to]) =>
    refer([...path, field], to, idsIn(named[field])),
  );
}

/** Value of a field that refers: an id, a list of ids, or a record by id. */
function idsIn(
  value: unknown,
): string | readonly string[] | Readonly<Record<string, unknown>> | undefined {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'object' && value !== null ? { ...value } : undefined;
}
