import { isInputObjectType } from 'graphql';
import { inputsModule } from './inputs.ts';
import type { Contract } from './source.ts';

/** The folder of `services` that takes the inputs of each file of the contract. */
const rooms: Readonly<Record<string, string>> = {
  lobby: 'matches/inputs',
  play: 'matches/inputs',
  proposals: 'matches/inputs',
  recap: 'matches/inputs',
  timing: 'matches/inputs',
  queues: 'matches/lobby/queues',
  talk: 'matches/chat',
  'tournament-inputs': 'tournaments',
  series: 'tournaments',
  account: 'accounts/accounts',
  alerts: 'notifications/alerts',
  attention: 'notifications/attention',
  notifications: 'notifications/delivery',
};

/** The modules of inputs, by their paths from the root. */
export function roomInputs({ schema, fileOf }: Contract): Readonly<Record<string, string>> {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  const all = [...new Set(Object.values(rooms))].map((room) => {
    const types = inputs
      .filter(({ name }) => rooms[fileOf(name)] === room)
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
    const up = ['..', ...room.split('/').map(() => '..')].join('/');
    return [`services/${room}/generated/inputs.ts`, inputsModule(schema, { up, types })] as const;
  });
  return Object.fromEntries(all);
}
