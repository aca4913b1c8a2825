import type { Cues } from '../../../engine/index.ts';
import type { TalismanEvent } from '../events.ts';
import { note } from '../view/note.ts';

const seat = note({ thing: 'seat' });
const card = note({ thing: 'card' });
const space = note({ thing: 'space' });

/** A contender, or the origin of a card or gold: an object that holds one thing. */
const origins = { space, seat, heirloom: seat };
const contender = { properties: { seat, card, creature: note({ thing: 'creature' }) } };

/** Kinds of the things that events name, by field. References in full need none. */
export const fields: Cues<TalismanEvent>['fields'] = {
  seat,
  winners: { items: seat },
  card,
  cards: { items: card },
  space,
  past: { items: space },
  // a space in most events, an origin in those of cards and gold
  from: { ...space, properties: origins },
  to: space,
  against: { items: contender },
  attribute: note({ thing: 'attribute' }),
  alignment: note({ thing: 'alignment' }),
  character: note({ thing: 'character' }),
  characters: { items: note({ thing: 'character' }) },
  quest: note({ thing: 'quest' }),
  ability: note({ thing: 'ability' }),
  figure: note({ thing: 'figure' }),
  token: note({ thing: 'token' }),
};
