import { kindNames } from '../kind-names.ts';

/** Streams of tournaments, by which they are woken and followed too; nothing else is called so. */
export const { nameOf: tournamentStream, idIn: tournamentOf } = kindNames('tournament');
