import { useHere } from '../here/here.ts';
import { useMatch } from '../match/context.ts';
import type { MatchModel } from '../match/model.ts';
import { textAt, thingName } from '../match/names.ts';
import { Flash } from '../parts/flash.tsx';

type Json = Readonly<Record<string, unknown>>;
type Props = {
  readonly value: unknown;
  /** The names of the fields that lead there: `turn.phase`; nothing for the whole view. */
  readonly path?: string;
};

/**
 * Plain tree of the data that no note draws, as in the view: records as groups, alike records as a table,
 * seats by name, labels from the texts of the game or else the names of the fields.
 */
export function PlainTree({ value, path = '' }: Props) {
  if (Array.isArray(value)) return <PlainList items={value} path={path} />;
  if (isRecord(value))
    return (
      <dl class="plain">
        {Object.entries(value).map(([name, inner]) => (
          <PlainField key={name} name={name} value={inner} path={path} />
        ))}
      </dl>
    );
  return <PlainValue value={value} path={path} />;
}

function PlainField({ name, value, path = '' }: Props & { readonly name: string }) {
  const match = useMatch();
  const below = fieldOf(path, name);
  const isGroup = isRecord(value) || (Array.isArray(value) && value.some(isRecord));
  return (
    <div class={isGroup ? 'plain-group' : undefined}>
      <dt>{labelOf(match, below, name)}</dt>
      <dd>
        <PlainTree value={value} path={isSeat(match, name) ? path : below} />
      </dd>
    </div>
  );
}

type ListProps = { readonly items: readonly unknown[]; readonly path: string };

function PlainList({ items, path }: ListProps) {
  const match = useMatch();
  const records = items.filter(isRecord);
  if (records.length === 0 || records.length < items.length)
    return (
      <ul class="plain-list">
        {items.map((item, at) => (
          <li key={at}>
            <PlainTree value={item} path={path} />
          </li>
        ))}
      </ul>
    );
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
  return (
    <table class="plain-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {labelOf(match, fieldOf(path, column), column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {records.map((record, at) => (
          <tr key={at}>
            {columns.map((column) => (
              <td key={column}>
                {column in record && (
                  <PlainTree value={record[column]} path={fieldOf(path, column)} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PlainValue({ value, path = '' }: Props) {
  const match = useMatch();
  const { words } = useHere();
  if (typeof value === 'boolean')
    return <Flash value={words.say(value ? 'plain.yes' : 'plain.no')} />;
  if (typeof value === 'number') return <Flash value={words.number(value)} />;
  if (value === null || value === undefined) return <Flash value={words.say('plain.none')} />;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const said =
    seatName(match, text) ?? textAt(match, `view.${path}.${text}`) ?? thingName(match, text);
  return <Flash value={said ?? text} />;
}

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const seatName = ({ seats }: MatchModel, id: string): string | undefined =>
  seats.value.find((seat) => seat.id === id)?.name;

const fieldOf = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

const isSeat = (match: MatchModel, name: string): boolean => seatName(match, name) !== undefined;

/** The label of a field: its words, the name of a seat or a thing, or the field's own name taken apart. */
const labelOf = (match: MatchModel, path: string, name: string): string =>
  seatName(match, name) ??
  textAt(match, `view.${path}`) ??
  thingName(match, name) ??
  name.replaceAll(/([a-z])([A-Z])/gu, '$1 $2').toLocaleLowerCase();
