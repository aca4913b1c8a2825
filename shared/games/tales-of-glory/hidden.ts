import type { Hidden } from '../../engine/index.ts';
import { tile } from './content/tiles.ts';
import { backs } from './content/tile.ts';
import { questsOf, type State } from './state.ts';

/**
 * The tiles that a seat has not seen: the stacks, the tiles out of the game, and the Quests of others
 * (TG-RUL-23, TG-RUL-26). Selection cards are secret until all have chosen; turns that are played side
 * by side until it is their turn to be told (TG-SEL-01, TG-RUL-11).
 */
export const hidden: Hidden<State> = {
  unseen(state, seat) {
    const others = state.seats.flatMap((other) => (other === seat ? [] : questsOf(state, other)));
    const lying = [...Object.values(state.stacks).flat(), ...state.box, ...others];
    return backs.map((back) => lying.filter((id) => tile(id).back === back));
  },
  secretive({ game, opened }, seat) {
    const others = (seats: readonly string[]) => seats.filter((other) => other !== seat);
    const procedure = opened?.name;
    if (procedure === 'select' || procedure === 'quests') return others(game.seats);
    return procedure === 'placeSideBySide' ? others(game.toPlace.slice(1)) : [];
  },
};
