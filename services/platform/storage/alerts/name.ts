import { kindNames } from '../kind-names.ts';

/** Streams by which an account is told of the lobby of a game; nothing else is called so. */
export const { nameOf: lobbyStream, idIn: lobbyOf } = kindNames('lobby');
