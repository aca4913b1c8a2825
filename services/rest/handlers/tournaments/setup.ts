import { definedFields } from '../../../http/defined-fields.ts';
import { actorOf, type Handlers } from '../../call.ts';
import { done, onTournament } from './done.ts';

/** Setting tournaments up. */
export const tournamentSetup: Handlers<
  | 'createTournament'
  | 'updateTournament'
  | 'announceTournament'
  | 'openRegistration'
  | 'setTournamentRole'
  | 'cancelTournament'
  | 'startTournament'
  | 'finalizeTournament'
> = {
  async createTournament(call) {
    const input = { ...definedFields(call.body), ...call.command };
    const seen = await call.tournaments.createTournament(actorOf(call), input);
    return { ...(await done(call, seen)), location: `/v1/tournaments/${seen.tournament.id}` };
  },

  async updateTournament(call) {
    const input = { ...definedFields(call.body), ...onTournament(call) };
    return done(call, await call.tournaments.updateTournament(actorOf(call), input));
  },

  announceTournament: async (call) =>
    done(call, await call.tournaments.announceTournament(actorOf(call), onTournament(call))),

  openRegistration: async (call) =>
    done(call, await call.tournaments.openRegistration(actorOf(call), onTournament(call))),

  async setTournamentRole(call) {
    const input = { ...call.body, ...onTournament(call), accountId: call.accountId };
    return done(call, await call.tournaments.setTournamentRole(actorOf(call), input));
  },

  async cancelTournament(call) {
    const input = { ...definedFields(call.body), ...onTournament(call) };
    return done(call, await call.tournaments.cancelTournament(actorOf(call), input));
  },

  startTournament: async (call) =>
    done(call, await call.tournaments.startTournament(actorOf(call), onTournament(call))),

  finalizeTournament: async (call) =>
    done(call, await call.tournaments.finalizeTournament(actorOf(call), onTournament(call))),
};
