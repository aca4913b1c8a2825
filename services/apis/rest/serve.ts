import type { OperationId } from '../../../schema/rest/routes.ts';
import { localeOf } from '../../matches/words/locale.ts';
import { withExportsBounded } from '../http/exports.ts';
import { withGuestsCounted } from '../http/guests.ts';
import { withGuessesCounted } from '../http/guesses.ts';
import { catalogue } from '../../matches/terms/games.ts';
import { actorOf, type Call } from './call.ts';
import { carryOut } from './commands.ts';
import type { DoorDeps } from '../http/door.ts';
import { commandOf } from './headers.ts';
import { isCommand, operationOf, type Operation, type ReadId } from './operation.ts';
import { queryOf, readBody } from './read.ts';
import { read } from './reads/index.ts';
import { respond } from './respond.ts';
import type { Waiting } from './waiting.ts';
import { retold } from './retold.ts';

/** Dependencies of the REST API. */
export type RestDeps = DoorDeps & { readonly waiting: Waiting };

export type Asked = {
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
  {
    matches,
    accounts,
    attention,
    notifications,
    talk,
    queues,
    tournaments,
    ratings,
    leaving,
    games,
    issuer,
    identify,
    waiting,
    rates,
    exports,
    log,
  }: RestDeps,
  id: OperationId,
  { request, requestId, from, path }: Asked,
): Promise<Response> {
  const operation = operationOf(id);
  const { headers } = request;
  rates?.ofAddress(from);
  const viewer = await identify(headers.get('authorization') ?? undefined);
  if (viewer) rates?.ofAccount(viewer.account);
  if (operation.needsToken) actorOf({ viewer });
  const query = queryOf(operation, request.url);
  const call = {
    viewer,
    requestId,
    budget: unbounded,
    ...withExportsBounded(
      { ...withGuessesCounted({ matches, tournaments }, rates, from), leaving },
      exports,
    ),
    accounts: withGuestsCounted(accounts, rates, from),
    attention,
    notifications,
    talk,
    queues,
    ratings,
    games: catalogue(games),
    issuer,
    rates,
    waiting,
    log,
    locale: viewer?.locale ?? localeOf(headers.get('accept-language') ?? undefined),
    path,
    command: commandOf(operation, headers),
    query,
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
