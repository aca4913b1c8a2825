import type { routes } from '../../../schema/rest/routes.ts';
import { operationOf, type Operation } from '../../../services/apis/rest/operation.ts';
import { httpEvent } from '../../graphql/support/event.ts';
import { shown } from '../attempt.ts';
import type { House } from '../tournaments/house.ts';
import { rights, type ApiName } from './matrix.ts';

/** An attempt at an operation on a series through one API. */
export type Attempt = {
  readonly operation: string;
  readonly token: string | undefined;
  readonly seriesId: string;
};

/** The input of each act beside its series. */
const inputs: Readonly<Record<string, object>> = {
  updateSeries: { description: 'Changed.' },
  setOrganizers: { organizers: ['otto'] },
  draftSeason: { newcomers: ['new'] },
};

/** The selection of each read. */
const looks: Readonly<Record<string, string>> = {
  readSeries: 'version',
  readSeriesTable: 'standings { seed }',
  readQualified: 'qualified(count: 1) { id }',
  seeDraft: 'draft { season }',
};

const shows = (token: string | undefined): Readonly<Record<string, string>> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

/** The name of an operation of the table in an API. */
const named = (operation: string, api: ApiName): string =>
  rights.series.find((each) => each.operation === operation)?.by[api] ?? '';

function queryOf({ operation, seriesId }: Attempt) {
  const input = inputs[operation];
  if (input) {
    const name = named(operation, 'graphql');
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const query = `mutation ($input: ${type}!) { ${name}(input: $input) { id } }`;
    return { query, variables: { input: { seriesId, ...input } } };
  }
  const look = looks[operation];
  const asks = look === undefined ? 'node(id: $id) { id }' : `series(id: $id) { ${look} }`;
  return { query: `query ($id: ID!) { ${asks} }`, variables: { id: seriesId } };
}

async function byGraphql({ graphql }: House, attempt: Attempt): Promise<string> {
  const body = JSON.stringify(queryOf(attempt));
  const { body: answer = '' } = await graphql(httpEvent({ headers: shows(attempt.token), body }));
  const { data, errors } = JSON.parse(answer) as {
    readonly data: Readonly<Record<string, Readonly<Record<string, unknown>> | null>>;
    readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
  };
  if (errors?.[0]) return errors[0].extensions.code;
  const [thing] = Object.values(data);
  if (thing == null) return 'NOT_FOUND';
  return attempt.operation === 'seeDraft' ? shown(thing['draft']) : 'yes';
}

async function byRest({ rest }: House, { operation, token, seriesId }: Attempt): Promise<string> {
  const id = named(operation, 'rest') as keyof typeof routes;
  const { method, path, body, type }: Operation = operationOf(id);
  const event = httpEvent({
    ...{ method: method.toUpperCase(), path: path.replace('{seriesId}', seriesId) },
    headers: shows(token),
    ...(operation === 'readQualified' && { query: 'count=1' }),
    ...(body && { body: JSON.stringify(inputs[operation]) }),
  });
  const { statusCode = 0, body: text = '' } = await rest(event);
  if (statusCode < 400 && type !== undefined) return 'yes';
  const said = JSON.parse(text) as Readonly<Record<string, unknown>>;
  if (statusCode >= 400) return String(said['code']);
  return operation === 'seeDraft' ? shown(said['draft']) : 'yes';
}

/** Makes an attempt through an API: returns `yes`, `hidden`, or the code of the refusal. */
export const tryAt: Readonly<Record<ApiName, (house: House, attempt: Attempt) => Promise<string>>> =
  { graphql: byGraphql, rest: byRest };
