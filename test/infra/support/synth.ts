import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib/core';
import { questhall } from '../../../infra/questhall.ts';

/** Any JSON; a wrong guess at its shape fails a test. */
export type Parsed = ReturnType<typeof JSON.parse>;

export type Resource = {
  readonly Type: string;
  readonly Properties: Readonly<Record<string, Parsed>>;
  readonly DeletionPolicy?: string;
};
export type Template = { readonly Resources: Readonly<Record<string, Resource>> };

export type Templates = {
  /** The stack that is the service. */
  readonly service: Template;
  /** The stack of the firewall at the edge, if the stage has one. */
  readonly firewall: Template | undefined;
  /** The stack of the edge's monitoring, in `us-east-1`. */
  readonly edge: Template;
  /** The findings of the checks that are not acknowledged; only cdk-nag's unless it is `validated`. */
  readonly findings: readonly unknown[];
};
export type Synthesised = Templates & { readonly folder: string };

type Synthesising = {
  /** Includes the code of the functions. */
  readonly bundled?: boolean;
  /** Validates the templates by CloudFormation's own rules, which takes half of the time. */
  readonly validated?: boolean;
};

/** Synthesises a deployment. */
export function synthesise(
  context: Readonly<Record<string, string>> = {},
  { bundled = false, validated = false }: Synthesising = {},
): Synthesised {
  const folder = mkdtempSync(join(tmpdir(), 'synth-'));
  const settings = JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: object };
  const bundling = bundled ? {} : { 'aws:cdk:bundling-stacks': [] };
  const app = new App({
    outdir: folder,
    builtinCloudFormationValidation: validated,
    context: { ...settings.context, ...context, ...bundling },
  });
  const page = pageIn(mkdtempSync(join(tmpdir(), 'page-')));
  const { stackName } = questhall(app, page);
  rmSync(page, { recursive: true });
  const { stacks } = app.synth();
  const templateOf = (name: string): Template | undefined =>
    stacks.find((stack) => stack.stackName === name)?.template as Template | undefined;
  const service = templateOf(stackName);
  if (service === undefined) throw new TypeError(`${stackName} was not synthesised.`);
  const report = JSON.parse(readFileSync(join(folder, 'validation-report.json'), 'utf8')) as {
    pluginReports: readonly unknown[];
  };
  const edge = templateOf(`${stackName}-edge`);
  if (edge === undefined) throw new TypeError('The edge was not synthesised.');
  const firewall = templateOf(`${stackName}-firewall`);
  return { folder, service, firewall, edge, findings: report.pluginReports };
}

/** Lays out placeholder files of a page. */
function pageIn(folder: string): string {
  mkdirSync(join(folder, 'assets'));
  const files = ['index.html', 'match.html', 'missing.html', 'assets/main-1.js'];
  for (const file of files) writeFileSync(join(folder, file), file);
  return folder;
}

/** The resources of a type, by their names in the template. */
export const every = ({ Resources }: Template, type: string): ReadonlyMap<string, Resource> =>
  new Map(Object.entries(Resources).filter(([, { Type }]) => Type === type));
