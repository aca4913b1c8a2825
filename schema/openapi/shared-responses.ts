type Response = {
  readonly description: string;
  readonly content?: Readonly<Record<string, { readonly example?: unknown }>>;
};
type Operation = {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, object>>;
};
export type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** Names each response that several operations have, and refers to it where it stands. */
export function withShared(paths: Paths): {
  readonly paths: Paths;
  readonly responses: Readonly<Record<string, object>>;
} {
  const uses = new Map<string, number>();
  for (const { responses } of operationsIn(paths)) {
    for (const each of Object.values(responses)) {
      const text = JSON.stringify(each);
      uses.set(text, (uses.get(text) ?? 0) + 1);
    }
  }
  const names = new Map<string, string>();
  const shared: Record<string, object> = {};
  const referred = ({ responses, ...operation }: Operation): Operation => ({
    ...operation,
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, response]) => {
        const text = JSON.stringify(response);
        if (uses.get(text) === 1) return [status, response];
        const name = names.get(text) ?? nameOf(status, operation.operationId, response as Response);
        if (!names.has(text) && name in shared) throw new TypeError(`Two responses are ${name}.`);
        names.set(text, name);
        shared[name] = response;
        return [status, { $ref: `#/components/responses/${name}` }];
      }),
    ),
  });
  const all = Object.entries(paths).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(item).map(([method, operation]) => [method, referred(operation)]),
    ),
  ]);
  return {
    paths: Object.fromEntries(all) as Paths,
    responses: Object.fromEntries(Object.entries(shared).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}

const operationsIn = (paths: Paths): readonly Operation[] =>
  Object.values(paths).flatMap((item) => Object.values(item));

/** A problem is named by its status and its codes but the usual one, another answer by the first operation that gives it. */
function nameOf(status: string, operationId: string, { description }: Response): string {
  if (Number(status) < 400) {
    return `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}${status}`;
  }
  const codes = [...description.matchAll(/`([A-Z_]+)`/gu)].map(([, code]) => code);
  return codes.length < 2 ? status : `${status}-${codes.slice(1).join('-').toLowerCase()}`;
}
