/** The addresses of this service, by the name under which a client has reached this machine. */
export type Addresses = {
  /** The page to play at. */
  readonly home: string;
  /** The address of the page for client programmers. */
  readonly developers: string;
  readonly graphql: string;
  readonly rest: string;
  readonly reference: string;
  readonly socket: string;
  readonly explorer: string;
  readonly token: string;
  readonly clock: string;
};

export const addresses = (host: string): Addresses => ({
  home: `http://${host}/`,
  developers: `http://${host}/developers`,
  graphql: `http://${host}/graphql`,
  rest: `http://${host}/v1`,
  reference: `http://${host}/v1/docs`,
  socket: `ws://${host}/ws`,
  explorer: `http://${host}/explorer`,
  token: `http://${host}/dev/token`,
  clock: `http://${host}/dev/clock`,
});

/** A `Host` header, if it is fit to be printed on a page. */
export const cleanHost = (host: string | undefined, otherwise: string): string =>
  host !== undefined && /^[\w.[\]:-]+$/.test(host) ? host : otherwise;
