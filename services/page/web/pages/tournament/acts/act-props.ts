import type { Player } from '../player.ts';

/** What an act on a player is shown with: whom it is about, and whom to tell once it is done. */
export type ActProps = { readonly player: Player; onDone(): void };
