import * as z from 'zod/mini';
import { once } from '../../../platform/once.ts';

const settings = once(() =>
  z.object({
    /** The address that mails come from; without it there are none. */
    MAIL_FROM: z.optional(z.string().check(z.regex(/^[^@\s]+@[^@\s]+$/))),
    /** The configuration set, which sends SES's reports of returned mails. */
    MAIL_CONFIGURATION_SET: z.optional(z.string().check(z.minLength(1))),
    /** The mails a second that SES takes of this account. */
    MAIL_RATE: z.optional(z.coerce.number<string>().check(z.gt(0))),
  }),
);

/** The settings of a deployment's mails; `undefined` where mail is off. */
export type MailSettings = {
  readonly from: string;
  readonly configurationSet: string | undefined;
  /** Mails a second. */
  readonly rate: number;
};

/** The mails a second that SES takes of most accounts once they have left the sandbox. */
const USUAL_RATE = 14;

export function mailSettingsFrom(
  env: Readonly<Record<string, string | undefined>>,
): MailSettings | undefined {
  const {
    MAIL_FROM: from,
    MAIL_CONFIGURATION_SET: configurationSet,
    MAIL_RATE: rate = USUAL_RATE,
  } = settings().parse(env);
  return from === undefined ? undefined : { from, configurationSet, rate };
}
