import { expect } from 'vitest';
import { problem } from '../../../schema/openapi/models/problem.ts';
import type { Operation } from '../../../schema/openapi/operation.ts';
import { operations } from '../../../schema/openapi/operations.ts';
import { responsesOf } from '../../../schema/openapi/responses.ts';
import type { Told } from './told.ts';

/** The operation of the contract at this method and path. */
const operationAt = (method: string, path: string): Operation | undefined =>
  Object.values<Operation>(operations).find(
    (each) =>
      each.method.toUpperCase() === method &&
      new RegExp(`^${each.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );

/** Whether an answer is one that the contract promises: its status, its headers, every field. */
export function checkKept(method: string, path: string, told: Told): void {
  const operation = operationAt(method, path);
  if (operation === undefined) throw new TypeError(`The contract has no ${method} ${path}.`);
  const { status, headers, body } = told;
  const { gives } = operation;
  expect(Object.keys(responsesOf(operation, { gives: undefined })), `${method} ${path}`).toContain(
    String(status),
  );
  if (status === 304) return;
  const refused = status !== gives.status;
  if (refused) expect(headers['content-type']).toMatch(/^application\/problem\+json/);
  if (!refused && gives.etag) expect(headers['etag']).toMatch(/^"\d+(\.[\w-]+)?"$/);
  if (body === undefined) return;
  // what a model does not know it drops: nothing may be there that the contract does not name
  expect((refused ? problem : gives.model).parse(body)).toEqual(body);
}
