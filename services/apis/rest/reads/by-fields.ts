import { NO_MATCH } from '../../../matches/terms/no-match.ts';
import { isPassed } from '../../graphql/passing.ts';
import { resolvers } from '../../graphql/resolvers/index.ts';
import { refuse } from '../../../platform/requests/refusal.ts';
import type { Call, Outcome } from '../call.ts';
import type { AnswerName } from '../generated/answers.ts';
import { answers } from '../generated/answers.ts';
import { plans } from '../generated/plans.ts';
import { numberIn } from '../number-in.ts';
import type { Operation } from '../operation.ts';
import { viewsOf } from '../views-of.ts';
import { write } from '../write.ts';

type Source = string | { readonly [name: string]: Source };
type Plan = {
  readonly steps: readonly (readonly [
    type: string,
    field: string,
    sources: { readonly [name: string]: Source },
  ])[];
  readonly list: boolean;
  /** The type of the last field's value, or of each item. */
  readonly of: string;
  readonly path: Readonly<Record<string, 'Int' | readonly string[]>>;
};
type Resolve = (parent: unknown, args: object, context: Call) => unknown;
type Connection = {
  readonly edges: readonly { readonly cursor: string; readonly node: unknown }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | undefined };
};

const resolving = resolvers as unknown as Readonly<
  Record<string, Readonly<Record<string, Resolve>> | undefined>
>;

/** The refusal for each field whose object is missing or hidden. */
const missing: Readonly<Record<string, string>> = {
  game: 'Unknown game.',
  match: NO_MATCH,
  invitation: 'No open match for this code.',
  tournament: "Tournament not found, or you don't have access.",
  series: "Series not found, or you don't have access.",
  round: 'Round not found.',
  pod: 'Pod not found.',
};

export type FieldRead = keyof typeof plans;

/** Reads by the resolvers of GraphQL, field by field, and writes the value of the last one. */
export async function readFields(
  id: FieldRead,
  operation: Operation,
  call: Call,
): Promise<Outcome<unknown>> {
  const plan = plans[id] as Plan;
  const given = { ...call.query, ...pathOf(plan, call.path) };
  await checkGame(plan, call);
  const models: unknown[] = [];
  for (const [type, field, sources] of plan.steps) {
    const model = await resolved(
      { type, field, args: argsOf(sources, given) },
      models.at(-1),
      call,
    );
    const isLast = models.length + 1 === plan.steps.length;
    if (model == null && !(isLast && operation.within !== undefined)) {
      refuse('NOT_FOUND', missing[field] ?? 'Not found.');
    }
    models.push(model);
  }
  const version = await versionIn(plan, operation, models, call);
  return { ...(await written(plan, operation, models.at(-1), call)), ...version };
}

/** Refuses a path below a game that there is not. */
async function checkGame(
  { steps: [first] }: Plan,
  { games, path: { gameId } }: Call,
): Promise<void> {
  if (gameId === undefined || first?.[1] === 'game') return;
  if (!(await games.find(gameId))) refuse('NOT_FOUND', missing['game'] ?? '');
}

type Asked = { readonly type: string; readonly field: string; readonly args: object };

const resolved = ({ type, field, args }: Asked, parent: unknown, call: Call): unknown => {
  const resolve = resolving[type]?.[field];
  return resolve
    ? resolve(parent ?? {}, args, call)
    : (parent as Readonly<Record<string, unknown>>)[field];
};

const argsOf = (
  sources: { readonly [name: string]: Source },
  given: Readonly<Record<string, unknown>>,
): object =>
  Object.fromEntries(
    Object.entries(sources).map(([name, source]) => [
      name,
      typeof source === 'string' ? given[source] : argsOf(source, given),
    ]),
  );

/** The values of a path; nothing is found by one of another kind. */
const pathOf = ({ path: kinds }: Plan, path: Readonly<Record<string, string>>): object =>
  Object.fromEntries(
    Object.entries(path).map(([name, value]): [string, unknown] => {
      const kind = kinds[name];
      if (kind === 'Int') return [name, numberIn(name, value)];
      if (kind && !kind.includes(value)) {
        return refuse('NOT_FOUND', `Unknown ${name}. Available: ${kind.join(', ')}.`);
      }
      return [name, value];
    }),
  );

/** The version for the `ETag`: of the last thing in the path that has one. */
async function versionIn(
  { steps }: Plan,
  { version }: Operation,
  models: readonly unknown[],
  call: Call,
) {
  if (version === undefined) return {};
  const [type] = steps.flatMap(([, field], i) => {
    const of = field.charAt(0).toUpperCase() + field.slice(1);
    return resolving[of]?.['version'] ? [[of, models[i]] as const] : [];
  });
  if (type === undefined) return {};
  return {
    version: (await resolved(
      { type: type[0], field: 'version', args: {} },
      type[1],
      call,
    )) as number,
  };
}

async function written(
  plan: Plan,
  operation: Operation,
  model: unknown,
  call: Call,
): Promise<Outcome<unknown>> {
  const { gives, list, page, within } = operation;
  const isConnection = plan.of.endsWith('Connection');
  const name = gives as AnswerName;
  if (isConnection) return connected(plan, operation, model as Connection, call);
  if (within !== undefined) return { body: await write(name, { [within]: model ?? null }, call) };
  if (list !== undefined || page !== undefined) {
    const { type, field } = lastOf(plan);
    return {
      body: { items: await each({ type, field, name }, model as readonly unknown[], call) },
    };
  }
  return { body: gives in answers ? await write(name, model, call) : model };
}

const lastOf = ({ steps }: Plan) => {
  const [type = '', field = ''] = steps.at(-1) ?? [];
  return { type, field };
};

type Items = { readonly type: string; readonly field: string; readonly name: AnswerName };

/** Items as they are shown; one that stands for itself is passed over if it can't be. */
async function each(
  { type, field, name }: Items,
  models: readonly unknown[],
  call: Call,
): Promise<unknown[]> {
  const show = (model: unknown) => write(name, model, call, ...asked(call));
  if (!isPassed(type, field)) return Promise.all(models.map(show));
  return viewsOf(call, models, { named: idOf, show });
}

type Named = {
  readonly id?: string;
  readonly record?: { readonly id: string };
  readonly matchId?: string;
  readonly gameId?: string;
};

/** The name of an item in the log. */
const idOf = (model: unknown): string => {
  const { id, record, matchId, gameId } = model as Named;
  return id ?? record?.id ?? matchId ?? gameId ?? 'item';
};

/** The optional fields that a request asks for by their names. */
const asked = ({ query }: Call): readonly string[] =>
  Object.entries(query).flatMap(([name, value]) => (value === true ? [name] : []));

async function connected(
  plan: Plan,
  operation: Operation,
  { edges, pageInfo, ...more }: Connection,
  call: Call,
): Promise<Outcome<unknown>> {
  const { gives, page } = operation;
  const name = (page === undefined ? itemOf(gives) : gives) as AnswerName;
  const nodes = edges.map(({ node }) => node);
  const items = await each({ type: plan.of, field: 'edges', name }, nodes, call);
  const { hasNextPage, endCursor = null } = pageInfo;
  return {
    body: { ...more, items, hasNextPage, endCursor },
    next: hasNextPage && endCursor !== null ? { ...call.said, after: endCursor } : undefined,
  };
}

/** The answer that each item of a page with more fields is. */
const itemOf = (page: string): string => {
  const [, item = ''] =
    (answers[page as keyof typeof answers].fields as { items?: readonly string[] }).items ?? [];
  return item;
};
