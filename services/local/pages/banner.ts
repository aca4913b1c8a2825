import type { Addresses } from './addresses.ts';
import { firstQuery, firstToken, watchDemo } from './first-steps.ts';

/** Banner that the terminal shows when the service is ready. */
export function banner(at: Addresses, data: string, demo: string | undefined): string {
  return [
    '',
    'Questhall is ready.',
    '',
    `  Play here   ${at.home}`,
    '',
    `  GraphQL     ${at.graphql}`,
    `  REST        ${at.rest}   (contract: ${at.rest}/openapi.json)`,
    `  WebSocket   ${at.socket}   (graphql-transport-ws)`,
    `  Explorer    ${at.explorer}`,
    `  Reference   ${at.reference}`,
    `  Start here  ${at.developers}`,
    `  Data        ${data}`,
    '',
    'Ask something:',
    `  ${firstQuery(at)}`,
    '',
    'Get a token, to play as ann:',
    `  ${firstToken(at)}`,
    '',
    ...(demo === undefined
      ? []
      : [
          'Watch the bots play (paste it into the explorer):',
          `  ${watchDemo(demo)}`,
          `When this match is over, ${at.developers} begins the next, of another game.`,
          '',
        ]),
  ].join('\n');
}
