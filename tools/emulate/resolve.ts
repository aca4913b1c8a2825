import * as z from 'zod';
import { UnfitAssemblyError, type Template } from './assembly.ts';

/** Where the emulated stack stands; no account and no region of anybody's. */
export const REGION = 'eu-central-1';
export const ACCOUNT = '000000000000';

/** Makes text and lists of what a template writes with references. */
export type Resolve = (value: unknown) => unknown;

/** Some resources are called by what `Ref` gives; what an ARN is made of differs by type. */
const services: Readonly<Record<string, string>> = {
  'AWS::DynamoDB::GlobalTable': 'dynamodb:{region}:{account}:table/',
  'AWS::Lambda::Function': 'lambda:{region}:{account}:function:',
  'AWS::SQS::Queue': 'sqs:{region}:{account}:',
  'AWS::IAM::Role': 'iam::{account}:role/',
  'AWS::Logs::LogGroup': 'logs:{region}:{account}:log-group:',
  'AWS::SecretsManager::Secret': 'secretsmanager:{region}:{account}:secret:',
};

/**
 * References as CloudFormation follows them: each resource is called by its logical id, and has an
 * address of the form that its type has. A secret's value is made of the name of the secret.
 */
export function resolving(template: Template): Resolve {
  const resolve: Resolve = (value) => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value === 'string') return secretsIn(value);
    if (typeof value !== 'object' || value === null) return value;
    const [[name, argument] = ['', undefined], ...others] = Object.entries(value);
    if (others.length === 0 && (name === 'Ref' || name.startsWith('Fn::'))) {
      return secretsIn(called(name, argument));
    }
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, resolve(each)]));
  };

  const called = (name: string, argument: unknown): string => {
    switch (name) {
      case 'Ref':
        return refTo(template, String(argument));
      case 'Fn::GetAtt': {
        const [id = '', attribute = ''] = Array.isArray(argument) ? argument.map(String) : [];
        return attributeOf(template, id, attribute);
      }
      case 'Fn::Join': {
        const [separator, parts] = joined.parse(argument);
        const resolved = resolve(parts);
        return (Array.isArray(resolved) ? resolved : []).map(String).join(separator);
      }
      case 'Fn::Sub':
        return String(argument).replace(/\$\{([^}]+)\}/g, (_all, id: string) =>
          refTo(template, id),
        );
      default:
        throw new UnfitAssemblyError(`${name} is not emulated.`);
    }
  };
  return resolve;
}

const joined = z.tuple([z.string(), z.unknown()]);

const pseudo: Readonly<Record<string, string>> = {
  'AWS::Partition': 'aws',
  'AWS::AccountId': ACCOUNT,
  'AWS::Region': REGION,
  'AWS::URLSuffix': 'amazonaws.com',
};

/** A queue is called by its URL, an alias by its address, which begins with its function's. */
function refTo(template: Template, id: string): string {
  const { Type, Properties } = template.Resources[id] ?? {};
  if (Type === 'AWS::SQS::Queue') return `https://sqs.${REGION}.amazonaws.com/${ACCOUNT}/${id}`;
  if (Type !== 'AWS::Lambda::Alias') return pseudo[id] ?? id;
  const of = Properties?.['FunctionName'];
  const ref = typeof of === 'object' && of !== null && 'Ref' in of ? String(of.Ref) : String(of);
  return `${attributeOf(template, ref, 'Arn')}:${String(Properties?.['Name'])}`;
}

function attributeOf(template: Template, id: string, attribute: string): string {
  const type = template.Resources[id]?.Type ?? '';
  const start = services[type];
  if (attribute === 'ProviderURL') return `https://cognito-idp.${REGION}.amazonaws.com/${id}`;
  if (start === undefined) return `${id}.${attribute}`;
  const place = start.replace('{region}', REGION).replace('{account}', ACCOUNT);
  const arn = `arn:aws:${place}${id}`;
  return attribute === 'StreamArn' ? `${arn}/stream/emulated` : arn;
}

/** `{{resolve:secretsmanager:…}}` gives what the key would be: 48 characters, always the same. */
const secretsIn = (text: string): string =>
  text.replace(/\{\{resolve:secretsmanager:([^:}]*)[^}]*\}\}/g, (_all, id: string) =>
    id.padEnd(48, '0').slice(0, 48),
  );

/** The logical id of the function that an address names, its alias and what stands around it left out. */
export const functionIn = (address: string): string =>
  /:function:(\w+)/.exec(address)?.[1] ?? address;
