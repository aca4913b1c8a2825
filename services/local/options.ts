import * as z from 'zod';
import type { Outbound } from '../notifications/channels/outbound/address.ts';
import { isTableUrl } from '../notifications/delivery/table-url.ts';

/** The settings of the local run: everything from the environment. */
export type LocalOptions = {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** The folder of the data; `undefined` keeps none. */
  readonly dataDir: string | undefined;
  /** Milliseconds between two answers of the demo match; `undefined`: no demo match. */
  readonly demoPace: number | undefined;
  /** The packs of content: a folder, or files after commas. */
  readonly packs?: string | undefined;
  /**
   * The addresses that notifications may be sent to: public ones, and by default this machine as
   * well.
   */
  readonly outbound?: Outbound | undefined;
  /** The mail server, `smtp://…`; without it they are caught. */
  readonly smtpUrl?: string | undefined;
  /** The address of a match's page, with `{matchId}` in it, for notices. */
  readonly tableUrl?: string | undefined;
};

/** A setting that can't be used; the message says which, and what would do. */
export class BadSettingError extends Error {
  override readonly name = 'BadSettingError';
}

const whole = (most: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((n) => n <= most);

const settings = {
  PORT: { schema: whole(65_535), wanted: 'a whole number from 0 to 65535', fallback: '4000' },
  HOST: { schema: z.string().regex(/^\S+$/), wanted: 'a host name', fallback: '127.0.0.1' },
  DATA_DIR: { schema: z.string().min(1), wanted: 'a folder, or :memory:', fallback: '.data' },
  DEMO: { schema: z.enum(['on', 'off']), wanted: '"on" or "off"', fallback: 'on' },
  DEMO_PACE_MS: {
    schema: whole(60_000),
    wanted: 'a whole number of milliseconds from 0 to 60000',
    fallback: '1500',
  },
  SMTP_URL: {
    schema: z.string().refine((url) => url === '' || /^smtps?:\/\/[^/]+/.test(url)),
    wanted: 'a URL that begins with "smtp://" or "smtps://"',
    fallback: '',
  },
  TABLE_URL: {
    schema: z.string().refine((url) => url === '' || isTableUrl(url)),
    wanted: 'a URL with "{matchId}" in it',
    fallback: '',
  },
  OUTBOUND: {
    schema: z.enum(['public', 'local']),
    wanted: '"public" or "local"',
    fallback: 'local',
  },
} as const;

/** Reads the settings of the local run; throws a `BadSettingError` for the first that is no good. */
export function readOptions(env: Readonly<Record<string, string | undefined>>): LocalOptions {
  const read = <K extends keyof typeof settings>(
    name: K,
  ): z.infer<(typeof settings)[K]['schema']> => {
    const { schema, wanted, fallback } = settings[name];
    const given = env[name] ?? fallback;
    const result = schema.safeParse(given);
    if (!result.success) throw new BadSettingError(`${name} must be ${wanted}, got "${given}".`);
    return result.data as z.infer<(typeof settings)[K]['schema']>;
  };
  const dataDir = read('DATA_DIR');
  return {
    port: read('PORT'),
    host: read('HOST'),
    dataDir: dataDir === ':memory:' ? undefined : dataDir,
    demoPace: read('DEMO') === 'on' ? read('DEMO_PACE_MS') : undefined,
    packs: env['PACKS'],
    outbound: read('OUTBOUND'),
    smtpUrl: read('SMTP_URL') === '' ? undefined : read('SMTP_URL'),
    tableUrl: read('TABLE_URL') === '' ? undefined : read('TABLE_URL'),
  };
}
