import type { Shape } from './shape.ts';

export const thisService: Shape<'Service'> = {
  version: '1.0.0',
  languages: ['EN', 'CS', 'KO'],
  issuer: 'https://sign-in.example.org',
  // of the example in RFC 8291
  pushKey:
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  channelKinds: [
    {
      kind: 'WEBHOOK',
      name: 'Webhook',
      canRotate: true,
      fields: [{ name: 'url', label: 'URL (https)', format: 'URL', required: true }],
    },
  ],
  limits: {
    hostedMatches: 50,
    hostedMatchesOfBots: 3,
    openTables: 20,
    exportsAtOnce: 3,
    logPerPage: 500,
  },
};
