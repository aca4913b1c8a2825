import type { OperationId } from '../../../schema/rest/routes.ts';
import { localeOf } from '../../matches/words/locale.ts';
import { actorOf, type Call } from './call.ts';
import { carryOut } from './commands.ts';
import type { Api } from '../http/api.ts';
import { commandOf } from './headers.ts';
import { isCommand, operationOf, type Operation, type ReadId } from './operation.ts';
import { queryOf, readBody } from './read.ts';
import { read } from './reads/index.ts';
import { respond } from './respond.ts';
import type { Waiting } from './waiting.ts';
import { retold } from './retold.ts';

/** The use-cases behind the REST API, and the bounds of requests that wait. */
export type RestApi = Api & { readonly waiting: Waiting };

export type RestRequest = {
  readonly request: Request;
  readonly requestId: string;
  /** The address it came from. */
  readonly from: string;
  /** The variable parts of the path. */
  readonly path: Readonly<Record<string, string>>;
};

/** A budget without an end: an answer holds only the fields of its fragment. */
const unbounded = { spend: () => undefined };

/** Carries out an operation; a refusal of its input names the fields as REST does. */
async function carriedOut<T>(operation: Operation, carryOut: () => Promise<T> | T): Promise<T> {
  try {
    return await carryOut();
  } catch (error) {
    throw retold(error, operation);
  }
}

/** Carries one operation out; one that needs a token is refused without it before anything else. */
export async function serve(
  { identify, log, rates, usesFor, waiting }: RestApi,
  id: OperationId,
  { request, requestId, from, path }: RestRequest,
): Promise<Response> {
  const operation = operationOf(id);
  const { headers } = request;
  rates?.ofAddress(from);
  const viewer = await identify(headers.get('authorization') ?? undefined);
  if (viewer) rates?.ofAccount(viewer.account);
  if (operation.needsToken) actorOf({ viewer });
  const query = queryOf(operation, request.url);
  const call = {
    ...usesFor(from),
    ...{ viewer, requestId, path, query, waiting, log },
    budget: unbounded,
    locale: viewer?.locale ?? localeOf(headers.get('accept-language') ?? undefined),
    command: commandOf(operation, headers),
    said: saidIn(request.url, query),
    body: await readBody(operation.body, request),
  };
  const outcome = await carriedOut(operation, async () => {
    if (!isCommand(id)) return read(id, operation, call);
    const done = await carryOut(operation, call, { path, query: call.query, body: call.body });
    const then = operation.then as ReadId;
    return done ?? read(then, operationOf(then), call);
  });
  return respond(operation, request, outcome);
}

/** The query for the next page: the same, with the size of a page. */
const saidIn = (url: string, { first }: { readonly first?: unknown }): Call['said'] => ({
  ...Object.fromEntries(new URL(url).searchParams),
  ...(typeof first === 'number' && { first }),
});
