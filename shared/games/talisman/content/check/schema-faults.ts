import type * as z from 'zod';
import { fault, type Fault } from './fault.ts';
import { type Path } from '../spots.ts';

type Issue = z.core.$ZodIssue;

/** Faults of a value that is not of its shape: fields, verbs, numbers. */
export function schemaFaults(shape: z.ZodType, value: unknown): readonly Fault[] {
  const { error } = shape.safeParse(value);
  return (error?.issues ?? []).map((issue) => fault(pathOf(issue), reasonOf(issue, value)));
}

const pathOf = (issue: Issue): Path =>
  issue.path.map((step) => (typeof step === 'number' ? step : String(step)));

function reasonOf(issue: Issue, value: unknown): string {
  if (issue.code === 'invalid_key') return issue.issues.map(({ message }) => message).join('; ');
  if (issue.code !== 'invalid_union') return issue.message;
  if (issue.discriminator === undefined) return either(issue.errors);
  const found = at(value, issue.path);
  const allowed =
    'options' in issue && Array.isArray(issue.options) ? issue.options.join(', ') : '';
  return `${found === undefined ? 'nothing' : JSON.stringify(found)} is not one of ${allowed}`;
}

const either = (branches: readonly (readonly Issue[])[]): string =>
  branches.map((issues) => issues.map(({ message }) => message).join('; ')).join(', or ');

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((from, step) => (isKeyed(from) ? from[step] : undefined), value);

const isKeyed = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;
