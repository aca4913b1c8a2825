import { expect } from 'vitest';
import { document, mistakesIn, resolved } from './document.ts';
import type { RestReply } from './reply.ts';

/** The operation of the contract at this method and path. */
const operationAt = (method: string, path: string) => {
  const found = Object.entries(document.paths).find(
    ([each, item]) =>
      item[method.toLowerCase()] !== undefined &&
      new RegExp(`^${each.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  return found?.[1][method.toLowerCase()];
};

/** Checks that a response keeps the contract: its status, its headers, every field. */
export function checkKept(method: string, path: string, told: RestReply): void {
  const operation = operationAt(method, path);
  if (operation === undefined) throw new TypeError(`The contract has no ${method} ${path}.`);
  const { status, headers, body } = told;
  expect(Object.keys(operation.responses), `${method} ${path}`).toContain(String(status));
  const response = resolved(operation.responses[String(status)]);
  if (status === 304) return;
  if (status >= 400) expect(headers['content-type']).toMatch(/^application\/problem\+json/);
  if (response?.headers?.['ETag']) expect(headers['etag']).toMatch(/^"\d+(\.[\w-]+)?"$/);
  if (body === undefined) return;
  const [content] = Object.values(response?.content ?? {});
  // nothing may be there that the contract does not name
  expect(mistakesIn(content?.schema ?? {}, body), `${method} ${path}`).toEqual([]);
}
