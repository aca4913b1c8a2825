import * as z from 'zod';
import { UnfitAssemblyError, type Template } from './assembly.ts';

/** The region and account of the emulated stack; not real ones. */
export const REGION = 'eu-central-1';
export const ACCOUNT = '000000000000';

/** Resolves a template's references to text and lists. */
export type Resolve = (value: unknown) => unknown;

/** ARN forms by type; a resource's name is the value of `Ref`. */
const services: Readonly<Record<string, string>> = {
  'AWS::DynamoDB::GlobalTable': 'dynamodb:{region}:{account}:table/',
  'AWS::Lambda::Function': 'lambda:{region}:{account}:function:',
  'AWS::SQS::Queue': 'sqs:{region}:{account}:',
  'AWS::IAM::Role': 'iam::{account}:role/',
  'AWS::Logs::LogGroup': 'logs:{region}:{account}:log-group:',
  'AWS::SecretsManager::Secret': 'secretsmanager:{region}:{account}:secret:',
};

/**
 * Resolves references as CloudFormation does: each resource is named by its logical id, and has an
 * ARN of the form of its type. A secret's value is made from its name.
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

/**
 * The value of `Ref`: a queue's URL, an alias's ARN, which begins with its function's, or a name.
 */
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

/**
 * Replaces `{{resolve:secretsmanager:…}}` by a stand-in for the key: 48 characters, always the
 * same.
 */
const secretsIn = (text: string): string =>
  text.replace(/\{\{resolve:secretsmanager:([^:}]*)[^}]*\}\}/g, (_all, id: string) =>
    id.padEnd(48, '0').slice(0, 48),
  );

/** The logical id of the function in an ARN, without its alias and what surrounds it. */
export const functionIn = (address: string): string =>
  /:function:(\w+)/.exec(address)?.[1] ?? address;
