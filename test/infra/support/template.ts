import { nameOf } from '../../../tools/emulate/assembly.ts';
import { every, type Resource, type Template } from './synth.ts';

/** One statement of a policy. */
export type Statement = {
  readonly Effect: string;
  readonly Action: string | string[];
  readonly Resource: unknown;
  readonly Principal?: unknown;
  readonly Condition?: Record<string, Record<string, unknown>>;
};

/** Wraps a single value in a list; a list stays as it is. */
export const list = <T>(one: T | T[]): T[] => (Array.isArray(one) ? one : [one]);
/** Our functions, those of the CDK's own left out. */
export const functionsOf = (template: Template) =>
  new Map(
    [...every(template, 'AWS::Lambda::Function')].filter(([id]) => /^(Functions|Guards)/.test(id)),
  );
/** The resources of a type. */
export const all = (template: Template, type: string): Resource[] => [
  ...every(template, type).values(),
];

/** The rights of each function. */
export function rightsOf(template: Template): ReadonlyMap<string, readonly Statement[]> {
  const policies = [...every(template, 'AWS::IAM::Policy')];
  return new Map(
    [...functionsOf(template).keys()].map((id) => [
      nameOf(id),
      policies
        .filter(([policy]) => policy.startsWith(id.replace(/Function[0-9A-F]{8}$/, 'Role')))
        .flatMap(([, { Properties }]) => Properties['PolicyDocument'].Statement as Statement[]),
    ]),
  );
}
/** The statements that concern a resource. */
export const about = (statements: readonly Statement[], resource: string): readonly Statement[] =>
  statements.filter(({ Resource: them }) => JSON.stringify(them).includes(resource));
