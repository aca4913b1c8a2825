import type { Player } from '../player.ts';

/** Props of an act on a player: the player, and the callback once it is done. */
export type ActProps = { readonly player: Player; onDone(): void };
