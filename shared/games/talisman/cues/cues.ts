import type { Cues } from '../../../engine/index.ts';
import type { TalismanEvent } from '../events.ts';
import { cards, spells } from './cards.ts';
import { ends, setups } from './ends.ts';
import { fields } from './fields.ts';
import { fights } from './fights.ts';
import { goods } from './goods.ts';
import { rolls } from './rolls.ts';
import { turns } from './turns.ts';

/** Cues of every edition; an edition simply never tells some of these events. */
export const cues: Cues<TalismanEvent, '/count'> = {
  fields,
  of: { ...setups, ...turns, ...rolls, ...goods, ...cards, ...spells, ...fights, ...ends },
};
