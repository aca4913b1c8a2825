import * as z from 'zod';
import {
  ourFunctions,
  resourcesOf,
  UnfitAssemblyError,
  nameOf,
  type Template,
} from './assembly.ts';
import type { Resolve } from './resolve.ts';

/** A call of a function to AWS. */
export type Call = {
  readonly action: string;
  readonly resource: string;
  /** Partition keys of the items it touches. */
  readonly leadingKeys?: readonly string[];
  /** Sender of a mail. */
  readonly from?: string;
};

/** A call that was judged: by which function, and whether a statement of its role allows it. */
export type Judged = Call & { readonly by: string; readonly allowed: boolean };

const several = <T extends z.ZodType>(one: T) =>
  z.union([z.array(one), one.transform((single) => [single])]);
const statement = z.strictObject({
  Sid: z.string().optional(),
  Effect: z.enum(['Allow', 'Deny']),
  Action: several(z.string()),
  Resource: several(z.string()),
  Condition: z
    .strictObject({
      'ForAllValues:StringLike': z
        .strictObject({ 'dynamodb:LeadingKeys': several(z.string()) })
        .optional(),
      StringEquals: z.strictObject({ 'ses:FromAddress': z.string() }).optional(),
    })
    .optional(),
});
/** A statement of a role's policies; a condition that is not known here is none that passes. */
export type Statement = z.infer<typeof statement>;

const policy = z.object({
  PolicyDocument: z.object({ Statement: z.array(statement) }),
  Roles: z.array(z.string()),
});

/** The statements of each function's role, by the function's name. */
export function rolesOf(
  template: Template,
  resolve: Resolve,
): ReadonlyMap<string, readonly Statement[]> {
  const policies = resourcesOf(template, 'AWS::IAM::Policy').map(([, { Properties }]) =>
    policy.safeParse(resolve(Properties)),
  );
  return new Map(
    ourFunctions(template).map(([id]) => {
      const role = id.replace(/Function[0-9A-F]{8}$/, 'Role');
      const its = policies.flatMap(({ data }) =>
        data?.Roles.some((each) => each.startsWith(role)) === true
          ? data.PolicyDocument.Statement
          : [],
      );
      if (its.length === 0) throw new UnfitAssemblyError(`No policy of ${id} can be read.`);
      return [nameOf(id), its];
    }),
  );
}

/** As IAM judges: something must allow it, and nothing deny it. */
export function isAllowed(statements: readonly Statement[], call: Call): boolean {
  const fitting = statements.filter((each) => fits(each, call));
  return fitting.length > 0 && fitting.every(({ Effect }) => Effect === 'Allow');
}

/** True if a statement matches this call. */
export const fits = ({ Action, Resource, Condition }: Statement, call: Call): boolean =>
  Action.some((pattern) => isLike(pattern, call.action)) &&
  Resource.some((pattern) => isLike(pattern, call.resource)) &&
  (Condition === undefined || within(Condition, call));

function within(
  { 'ForAllValues:StringLike': like, StringEquals: equal }: NonNullable<Statement['Condition']>,
  { leadingKeys = [], from }: Call,
): boolean {
  const keys = like?.['dynamodb:LeadingKeys'] ?? ['*'];
  const isFrom = equal === undefined || equal['ses:FromAddress'] === from;
  return isFrom && leadingKeys.every((key) => keys.some((pattern) => isLike(pattern, key)));
}

/** `*` stands for any text, `?` for any character. */
function isLike(pattern: string, text: string): boolean {
  const escaped = pattern.replace(/[.+^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`, 's').test(text);
}

/** The words with which AWS refuses. */
export const refusalOf = ({ by, action, resource }: Judged): string =>
  `User: ${by} is not authorized to perform: ${action} on resource: ${resource} because no identity-based policy allows the ${action} action`;
