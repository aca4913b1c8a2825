import type { ReadPlayersQuery } from '../../../../../shared/client/index.ts';

type Page = NonNullable<ReadPlayersQuery['tournament']>['players'];

/** A player as the roster lists them. */
export type Player = Page['edges'][number]['node'];
