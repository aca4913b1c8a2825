import type { Hono } from 'hono';

/** The REST API as a router; each request comes with its id and the address it is from. */
export type RestApp = Hono<{
  Bindings: { readonly requestId: string; readonly from: string };
}>;
