import type * as z from 'zod';
import { enumValues } from '../../../schema/enum-values.ts';
import type { queues, queueTicket } from '../../../schema/openapi/models/queue.ts';
import type { Queue, QueueTicket } from '../../lobby/queues/contract.ts';
import type { Games } from '../../matches/games.ts';
import type { Call } from '../call.ts';
import { gameNameOf } from './game.ts';
import { named } from './named.ts';
import { timeControlOf } from './timing.ts';

type Means = Pick<Call, 'locale'> & { readonly games: Games };

/** A ticket as its account sees it. */
export async function ticketOf(
  ticket: QueueTicket,
  { games, locale }: Means,
): Promise<z.infer<typeof queueTicket>> {
  const { gameId, timeControl, languages, seats, confirmBy, matchId, ...rest } = ticket;
  return {
    ...rest,
    game: gameNameOf(await games.for(ticket), locale),
    timeControl: timeControlOf(timeControl, locale),
    seats: [...seats],
    languages: languages.map((each) => named(enumValues.Locale, each)),
    confirmBy: confirmBy ?? null,
    matchId: matchId ?? null,
  };
}

/** A queue, with the viewer's own ticket. */
export async function queueOf(
  { gameId, timeControl, waiting, ticket }: Queue,
  means: Means,
): Promise<z.infer<typeof queues>['items'][number]> {
  return {
    game: gameNameOf(await means.games.for({ gameId }), means.locale),
    timeControl: timeControlOf(timeControl, means.locale),
    waiting,
    ticket: ticket ? await ticketOf(ticket, means) : null,
  };
}
