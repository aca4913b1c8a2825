import { pageOf } from '../../platform/requests/page.ts';
import type { SeriesRow, SeriesTable } from './series-contract.ts';

/** The place of a row in its table: of 100 events up to half a million are in it. */
const keyOf = ({ rank }: SeriesRow): string => String(rank).padStart(7, '0');

/** A page of the table of a series. */
export const seriesRows = ({ rows }: SeriesTable, asked: Parameters<typeof pageOf>[2]) =>
  pageOf(rows, keyOf, asked);
