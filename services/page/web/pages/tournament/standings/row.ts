import type { ReadStandingsQuery } from '../../../../../../shared/client/index.ts';

type Page = NonNullable<ReadStandingsQuery['tournament']>['standings'];

/** A row of the table. */
export type Row = Page['edges'][number]['node'];
