import type { Node } from 'constructs';
import * as z from 'zod';
import { CALLBACK } from '../services/page/web/addresses.ts';

const arn = z.string().startsWith('arn:');

/**
 * A callback address as Cognito accepts it: without encryption only to this machine, or to an app
 * by a scheme of its own.
 */
const callbackUrl = z
  .string()
  .refine((text) => URL.canParse(text), 'A callback address is a whole URL, such as https://…/')
  .refine((text) => !/[#*\s]/.test(text), 'A callback address has no fragment, star or blank')
  .refine(
    (text) => !/^http:/.test(text) || /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\//.test(text),
    'A callback address without encryption leads to http://localhost alone',
  );

/**
 * The settings that an operator gives by context: `-c stage=prod -c alarmEmail=…`, or in
 * `cdk.context.json`.
 */
const context = z.object({
  stage: z.enum(['dev', 'prod']).default('dev'),
  region: z.string().min(1).default('eu-central-1'),
  /** The address of alarms and the budget; without it the topic has no subscriber yet. */
  alarmEmail: z.email().optional(),
  /** Dollars a month at which the budget speaks up. */
  budget: z.coerce.number().positive().optional(),
  /** The name clients know, with a certificate of it in `us-east-1`; both or neither. */
  domain: z.string().min(1).optional(),
  certificateArn: arn.optional(),
  /** Tables to use in place of the stack's own, say restored ones: `main,stream of it,secrets`, all ARNs. */
  tables: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.tuple([arn, arn, arn]))
    .optional(),
  /** Another number makes another key between front and APIs. */
  frontKey: z.coerce.number().int().positive().default(1),
  /** The chain of a public beacon that matches may draw on: `https://api.drand.sh/<hash>`. */
  beaconUrl: z.url().optional(),
  /**
   * The addresses to which browsers may return after signing in, beside the page at the domain;
   * separated by commas.
   */
  callbackUrls: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(callbackUrl).min(1))
    .optional(),
  /** The sender of mail, by SES, with a verified domain; without it no notices go by mail. */
  mailFrom: z.email().optional(),
  /** The mails a second that SES takes of this account: 14 unless it was given another rate. */
  mailRate: z.coerce.number().positive().optional(),
  /**
   * The address of a match for notices, instead of the page: `https://play.example.org/{matchId}`.
   */
  tableUrl: z
    .string()
    .regex(/^https:\/\/\S+$/)
    .includes('{matchId}')
    .optional(),
});

/** The most instances of each function, so that no single one takes all there are. */
type Concurrency = Readonly<
  Record<
    | ('http' | 'waits' | 'sockets' | 'stream' | 'bots' | 'timers' | 'notifications')
    | ('directing' | 'redrive' | 'guard'),
    number
  >
>;

/** One installation: its name, its size, and how long it remembers. */
export type Stage = {
  readonly name: 'dev' | 'prod';
  readonly region: string;
  readonly logDays: 14 | 90;
  /** True if a firewall is in front; it costs some dollars a month. */
  readonly firewall: boolean;
  readonly concurrency: Concurrency;
  /** The requests a second that an API accepts, and the burst. */
  readonly throttle: { readonly rateLimit: number; readonly burstLimit: number };
  /** Requests of one address within five minutes, after which the firewall turns it away. */
  readonly requestsPerAddress: number;
  /**
   * The capacity of the main table from its first day, in units a second: it sets the number of
   * partitions, each a shard of its stream, which one function at a time works through.
   */
  readonly warm?: { readonly readUnitsPerSecond: number; readonly writeUnitsPerSecond: number };
  readonly budget: number;
  readonly alarmEmail?: string;
  readonly domain?: { readonly name: string; readonly certificateArn: string };
  readonly tables?: { readonly main: string; readonly stream: string; readonly secrets: string };
  readonly frontKey: number;
  readonly beaconUrl?: string;
  readonly callbackUrls: readonly string[];
  /** The address that mail is from. */
  readonly mailFrom?: string;
  /** The mails a second that SES takes. */
  readonly mailRate?: number;
  /** The address of a match instead of the page, with `{matchId}` in it. */
  readonly tableUrl?: string;
};

const sizes = {
  dev: {
    logDays: 14,
    firewall: false,
    concurrency: {
      http: 10,
      waits: 5,
      sockets: 10,
      stream: 10,
      bots: 10,
      timers: 5,
      notifications: 5,
      directing: 5,
      redrive: 2,
      guard: 5,
    },
    throttle: { rateLimit: 50, burstLimit: 100 },
    requestsPerAddress: 3_000,
    budget: 20,
  },
  prod: {
    logDays: 90,
    firewall: true,
    concurrency: {
      http: 100,
      waits: 50,
      sockets: 100,
      stream: 50,
      bots: 50,
      timers: 20,
      notifications: 20,
      directing: 20,
      redrive: 5,
      guard: 20,
    },
    throttle: { rateLimit: 1_000, burstLimit: 2_000 },
    requestsPerAddress: 3_000,
    warm: { readUnitsPerSecond: 24_000, writeUnitsPerSecond: 16_000 },
    budget: 200,
  },
} as const;

/** The namespace of the service's own metrics. */
export const namespaceOf = ({ name }: Stage): string => `Questhall/${name}`;

/** Reads the stage that the context asks for; `dev` by default. */
export function stageOf(node: Node): Stage {
  const said = context.parse(
    Object.fromEntries(Object.keys(context.shape).map((key) => [key, saidOf(node, key)])),
  );
  const { stage, alarmEmail, beaconUrl, budget, domain, certificateArn, tables } = said;
  if ((domain === undefined) !== (certificateArn === undefined)) {
    throw new ContextError('A domain takes a certificate, and a certificate a domain.');
  }
  const callbackUrls = [
    ...(domain === undefined ? [] : [`https://${domain}${CALLBACK}`]),
    ...(said.callbackUrls ?? []),
  ];
  if (stage === 'prod' && callbackUrls.length === 0) {
    throw new ContextError(
      'prod wants a domain, or callbackUrls: where browsers come back to after signing in.',
    );
  }
  return {
    name: stage,
    region: said.region,
    frontKey: said.frontKey,
    ...sizes[stage],
    ...(budget === undefined ? {} : { budget }),
    ...(alarmEmail === undefined ? {} : { alarmEmail }),
    ...(beaconUrl === undefined ? {} : { beaconUrl }),
    ...(domain !== undefined && certificateArn !== undefined
      ? { domain: { name: domain, certificateArn } }
      : {}),
    ...(tables === undefined
      ? {}
      : { tables: { main: tables[0], stream: tables[1], secrets: tables[2] } }),
    callbackUrls: callbackUrls.length === 0 ? ['http://localhost:3000/'] : callbackUrls,
    ...(said.mailFrom === undefined ? {} : { mailFrom: said.mailFrom }),
    ...(said.mailRate === undefined ? {} : { mailRate: said.mailRate }),
    ...(said.tableUrl === undefined ? {} : { tableUrl: said.tableUrl }),
  };
}

/** Reads a setting of the context; an unset variable of a pipeline arrives as empty text. */
function saidOf(node: Node, key: string): unknown {
  const said: unknown = node.tryGetContext(key);
  return said === '' ? undefined : said;
}

/** The context contradicts itself. */
class ContextError extends Error {
  override readonly name = 'ContextError';
}
