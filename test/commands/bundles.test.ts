import { describe, expect, it } from 'vitest';
import { bundleOf, deployed, type Service } from '../../services/commands/bench/bundle.ts';

/** The most that each function may weigh, in kB, with both games and their three languages. */
const limits: Readonly<Record<Service, number>> = {
  graphql: 1_600,
  rest: 1_200,
  bots: 1_200,
  stream: 1_100,
  sockets: 800,
};

describe('the bundle of', () => {
  it.each(deployed)(
    '%s stays small',
    async (service) => {
      const { code, inputs } = await bundleOf(service);
      expect(inputs).toContain(`services/${service}/handler.ts`);
      expect(Buffer.byteLength(code) / 1_000).toBeLessThan(limits[service]);
    },
    60_000,
  );

  it('sockets knows no game', async () => {
    const { inputs } = await bundleOf('sockets');
    expect(inputs.filter((file) => file.startsWith('shared/games/'))).toEqual([]);
  }, 60_000);

  it('stream plays none: it holds neither a procedure, nor a bot, nor a server', async () => {
    const { inputs } = await bundleOf('stream');
    const played = /shared\/games\/[^/]+\/(procedures|bots|fight|encounter|game\.ts)|@apollo/;
    expect(inputs.filter((file) => played.test(file))).toEqual([]);
  }, 60_000);
});
