import { CommandRefusedError } from '../../../services/platform/requests/refusal.ts';
import type { Tournaments } from '../../../services/tournaments/contract.ts';

const none = () =>
  Promise.reject(
    new CommandRefusedError('NOT_FOUND', "Tournament not found, or you don't have access."),
  );

/** Tournaments for APIs without any. */
export const noTournaments = new Proxy({} as Tournaments, { get: () => none });
