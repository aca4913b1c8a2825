import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';

const resource = z.object({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
});
const template = z.object({ Resources: z.record(z.string(), resource) });

/** A resource of a template, its properties as CloudFormation reads them. */
export type Resource = z.infer<typeof resource>;
export type Template = z.infer<typeof template>;

/** The output of `cdk synth`: a template, and the assets beside it. The folder is absolute. */
export type Assembly = { readonly folder: string; readonly template: Template };

const manifest = z.object({
  artifacts: z.record(
    z.string(),
    z.object({
      type: z.string(),
      properties: z.object({ templateFile: z.string().optional() }).optional(),
    }),
  ),
});

/**
 * Reads the stack of the service from an output folder of `cdk synth`: the one with our functions.
 */
export function readAssembly(folder: string): Assembly {
  const { artifacts } = manifest.parse(jsonIn(folder, 'manifest.json'));
  for (const { type, properties } of Object.values(artifacts)) {
    const file = properties?.templateFile;
    if (type !== 'aws:cloudformation:stack' || file === undefined) continue;
    const read = template.parse(jsonIn(folder, file));
    if (ourFunctions(read).length > 0) return { folder: resolve(folder), template: read };
  }
  throw new UnfitAssemblyError(`There is no stack with functions in ${folder}.`);
}

const jsonIn = (folder: string, file: string): unknown =>
  JSON.parse(readFileSync(join(folder, file), 'utf8'));

/** The resources of a type, with their logical ids. */
export const resourcesOf = ({ Resources }: Template, type: string): [string, Resource][] =>
  Object.entries(Resources).filter(([, { Type }]) => Type === type);

/** Our functions, without those of the CDK. */
export const ourFunctions = (read: Template): [string, Resource][] =>
  resourcesOf(read, 'AWS::Lambda::Function').filter(([id]) => /^(Functions|Guards)/.test(id));

/** The name of a function in `infra`, by its logical id or that of its role. */
export const nameOf = (id: string): string =>
  /^(?:Functions|Guards)(\w+?)(Function|Role)/.exec(id)?.[1] ?? id;

/** The folder is not an output of `cdk synth`, or contains something that is not emulated. */
export class UnfitAssemblyError extends Error {
  override readonly name = 'UnfitAssemblyError';
}
