import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

type Response = {
  readonly $ref?: string;
  readonly description?: string;
  readonly headers?: Readonly<Record<string, object>>;
  readonly content?: Readonly<
    Record<string, { readonly schema: object; readonly example?: object }>
  >;
};
type Operation = {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, Response>>;
};
type Parameter = { readonly in: string; readonly name: string; readonly schema: object };
export type Document = {
  readonly openapi: string;
  readonly info: { readonly version: string; readonly license?: object };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks: Readonly<Record<string, object>>;
  readonly components: {
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly responses: Readonly<Record<string, Response>>;
    readonly schemas: Readonly<Record<string, object>>;
  };
};

/** The OpenAPI document as it was generated. */
export const document = JSON.parse(readFileSync('schema/openapi/openapi.json', 'utf8')) as Document;

/** A response, or the shared one that it refers to. */
export const resolved = (response: Response | undefined): Response | undefined =>
  response?.$ref === undefined
    ? response
    : document.components.responses[response.$ref.split('/').at(-1) ?? ''];

/** Closes the objects of a schema, so that fields which it does not name are mistakes. */
function closed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closed);
  if (typeof part !== 'object' || part === null) return part;
  const its = Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, closed(value)]),
  );
  const isOpen = its['properties'] === undefined || its['additionalProperties'] !== undefined;
  return isOpen ? its : { ...its, additionalProperties: false };
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
(formats as unknown as (to: Ajv2020) => void)(ajv);
ajv.addSchema({ $id: 'document', components: closed(document.components) as object });

/** The validators of schemas, by their text: compiling one takes longer than a request. */
const validators = new Map<string, ValidateFunction>();

function validatorOf(schema: object): ValidateFunction {
  const text = JSON.stringify(closed(schema)).replaceAll('"#/components', '"document#/components');
  const validate = validators.get(text) ?? ajv.compile(JSON.parse(text) as object);
  validators.set(text, validate);
  return validate;
}

/** The faults of a value by a schema of the document; none if it is valid. */
export function mistakesIn(schema: object, value: unknown): readonly string[] {
  const validate = validatorOf(schema);
  return validate(value)
    ? []
    : (validate.errors ?? []).map(
        (it) => `${it.instancePath} ${it.message ?? ''} ${JSON.stringify(it.params)}`,
      );
}
