import type * as z from 'zod';
import { enumValues } from '../../../schema/enum-values.ts';
import type { serviceTime } from '../../../schema/openapi/models/timing.ts';
import type { ServiceTime } from '../../matches/contract.ts';
import { definedFields } from '../../http/defined-fields.ts';
import { serviceInfo } from '../../http/service-info.ts';
import { named as nameOf } from '../model/named.ts';
import { actorOf, type Handlers } from '../call.ts';

/** Operations on the service: what it is, and what operators do to all matches. */
export const service: Handlers<'getService' | 'getServiceTime' | 'holdExpiry' | 'creditTime'> = {
  async getService({ issuer, rates, notifications }) {
    const { languages, ...info } = await serviceInfo({ issuer, rates }, notifications);
    const named = languages.map((each) => nameOf(enumValues.Locale, each));
    return { body: { ...info, languages: named, limits: { ...info.limits } } };
  },

  getServiceTime: async (call) => ({ body: timeOf(await call.matches.serviceTime(actorOf(call))) }),

  async holdExpiry(call) {
    const input = definedFields(call.body);
    return { body: timeOf(await call.matches.holdExpiry(actorOf(call), input)) };
  },

  async creditTime(call) {
    const input = definedFields(call.body);
    return { body: timeOf(await call.matches.creditTime(actorOf(call), input)) };
  },
};

const timeOf = ({ hold, credits }: ServiceTime): z.infer<typeof serviceTime> => ({
  hold: hold ?? null,
  credits: credits.map(({ matchIds, ...credit }) => ({
    ...credit,
    matchIds: matchIds ? [...matchIds] : null,
  })),
});
