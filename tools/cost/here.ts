import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatted } from '../../schema/formatted.ts';
import { root } from '../root.ts';
import { pageOf } from './page.ts';
import type { MeasuredEvent } from './event/measured.ts';
import type { Measured } from './units.ts';

export const measuredFile = join(root, 'tools/cost/measured.json');
export const eventFile = join(root, 'tools/cost/measured-event.json');
export const pageFile = join(root, 'docs/costs.md');

/** The last measurement of matches. */
export const measured = (): readonly Measured[] =>
  JSON.parse(readFileSync(measuredFile, 'utf8')) as readonly Measured[];

/** The last measurement of a tournament. */
export const measuredEvent = (): MeasuredEvent =>
  JSON.parse(readFileSync(eventFile, 'utf8')) as MeasuredEvent;

/** The page about costs, formatted as it is stored. */
export const page = async (all: readonly Measured[], event: MeasuredEvent): Promise<string> =>
  formatted(root, pageFile, pageOf(all, event));
