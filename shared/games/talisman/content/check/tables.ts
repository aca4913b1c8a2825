import { isWithin } from '../names.ts';
import type { Content } from '../schema.ts';
import { fault, type Fault } from './fault.ts';
import { type Path } from '../spots.ts';
import { effectSpots, spotsOf } from '../spots.ts';

/** A table of rolls: its rows, and the totals that can come up. */
type Table = {
  readonly path: Path;
  readonly rows: readonly string[];
  readonly least: number;
  readonly most: number;
};

/** Totals of dice for which a table has no row or several, and rows no total falls into. */
export const tableFaults = (content: Content): readonly Fault[] =>
  tablesOf(content).flatMap(faultsIn);

const tablesOf = (content: Content): readonly Table[] => [
  ...spotsOf(content.cards, ['cards']).flatMap(({ path, value }) =>
    value.placeRoll === undefined
      ? []
      : table([...path, 'placeRoll'], value.placeRoll, { least: 1, most: 6 }),
  ),
  ...effectSpots(content).flatMap(({ path, value }) => {
    if (value.do !== 'roll' && value.do !== 'wander') return [];
    const least = value.do === 'roll' ? value.dice : 0;
    return table([...path, 'table'], value.table, { least, most: 6 * value.dice });
  }),
  ...questTable(content),
];

/** The quests as the rows of one table, if there are any. */
const questTable = ({ quests }: Content): readonly Table[] =>
  quests.length === 0
    ? []
    : [{ path: ['quests'], rows: quests.map(({ die }) => String(die)), least: 1, most: 6 }];

const table = (
  path: Path,
  rows: object,
  totals: Pick<Table, 'least' | 'most'>,
): readonly Table[] => [{ path, rows: Object.keys(rows), ...totals }];

function faultsIn({ path, rows, least, most }: Table): readonly Fault[] {
  const totals = Array.from({ length: most - least + 1 }, (_, at) => least + at);
  const idle = rows.filter((row) => !totals.some((total) => isWithin(total, row)));
  return [
    ...idle.map((row) => fault(path, `no total falls into the row ${row}`)),
    ...totals.flatMap((total) => {
      const found = rows.filter((row) => isWithin(total, row));
      if (found.length === 1) return [];
      if (found.length === 0) return fault(path, `has no row for a total of ${total}`);
      return fault(path, `has several rows for a total of ${total}: ${found.join(', ')}`);
    }),
  ];
}
