import { createApp } from '../../app/app.ts';
import { instruments } from '../../platform/observability/instruments.ts';
import { requests } from '../../platform/observability/invocation-kinds.ts';
import { createRestHandler, type RestHandler } from './server.ts';

/** The REST API as the environment describes it; throws at once if a setting is missing, and names it. */
export const restFrom = (
  env: Readonly<Record<string, string | undefined>>,
  its = instruments('rest'),
): RestHandler => createRestHandler(createApp({ env, its }));

const its = instruments('rest');
let serving: RestHandler | undefined;

/** The entry of the function: made at its first request, kept for as long as it stays warm. */
export const handler = its.around(requests, (event: Parameters<RestHandler>[0]) =>
  (serving ??= restFrom(process.env, its))(event),
);
