import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { resourcesOf, type Assembly } from './assembly.ts';
import type { Resolve } from './resolve.ts';

/** An object of a bucket. */
export type StoredObject = {
  readonly body: Buffer;
  readonly cacheControl: string | undefined;
};

const deployment = z.object({
  SourceObjectKeys: z.array(z.string().transform((key) => key.replace(/\.zip$/u, ''))),
  SourceMarkers: z.array(z.record(z.string(), z.string())).optional(),
  Exclude: z.array(z.string()).default([]),
  Include: z.array(z.string()).default([]),
  SystemMetadata: z.object({ 'cache-control': z.string() }).partial().default({}),
});
type Deployment = z.infer<typeof deployment>;
type Markers = Readonly<Record<string, string>>;

/**
 * The objects that a deployment puts into buckets, by their keys: copied from the assets as the
 * template says, with their markers replaced. A key that is excluded and then included again is
 * included.
 */
export function bucketOf(
  { folder, template }: Assembly,
  resolve: Resolve,
): ReadonlyMap<string, StoredObject> {
  const deployments = resourcesOf(template, 'Custom::CDKBucketDeployment');
  return new Map(
    deployments.flatMap(([, { Properties }]) => {
      const its = deployment.parse(resolve(Properties));
      return its.SourceObjectKeys.flatMap((key, at) =>
        copied(join(folder, `asset.${key}`), its, its.SourceMarkers?.[at]),
      );
    }),
  );
}

/** The objects of a deployment from one of its sources. */
function copied(from: string, its: Deployment, markers?: Markers): [string, StoredObject][] {
  const cacheControl = its.SystemMetadata['cache-control'];
  return filesIn(from)
    .filter((name) => isCopied(its, name))
    .map((name) => [name, { body: marked(readFileSync(join(from, name)), markers), cacheControl }]);
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/** True if the copy takes a file, as `aws s3 sync` does: the last matching filter decides. */
const isCopied = ({ Exclude, Include }: Deployment, name: string): boolean =>
  Include.some((each) => fits(each, name)) || !Exclude.some((each) => fits(each, name));

/** True if a pattern with `*` matches a whole text. */
export const fits = (pattern: string, text: string): boolean =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/gu, '\\$&'))
      .join('.*')}$`,
    'u',
  ).test(text);

/** Replaces the markers in a file by values known at deployment. */
function marked(body: Buffer, markers: Markers = {}): Buffer {
  const told = Object.entries(markers);
  if (told.length === 0) return body;
  return Buffer.from(
    told.reduce((text, [marker, value]) => text.replaceAll(marker, value), body.toString()),
  );
}
