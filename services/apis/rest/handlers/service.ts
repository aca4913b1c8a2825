import { serviceInfo } from '../../http/service-info.ts';
import { actorOf, type Handlers } from '../call.ts';
import { write } from '../write.ts';

/** Operations on the service: what it is, and what operators do to all matches. */
export const service: Handlers<'getService' | 'getServiceTime'> = {
  async getService(call) {
    const { issuer, rates, notifications } = call;
    const info = await serviceInfo({ issuer, rates }, notifications);
    return { body: await write('Service', info, call) };
  },

  getServiceTime: async (call) => ({
    body: await write('ServiceTime', await call.matches.serviceTime(actorOf(call)), call),
  }),
};
