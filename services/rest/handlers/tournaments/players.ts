import { definedFields } from '../../../http/defined-fields.ts';
import { actorOf, type Call, type Handlers } from '../../call.ts';
import { done, onTournament } from './done.ts';

const onPlayer = (call: Call) => ({ ...onTournament(call), accountId: call.accountId });

/** Players of tournaments, and those who help them in. */
export const tournamentPlayers: Handlers<
  | 'registerForTournament'
  | 'withdrawFromTournament'
  | 'checkIn'
  | 'invitePlayers'
  | 'registerPlayers'
  | 'approvePlayer'
  | 'dropPlayer'
  | 'reinstatePlayer'
  | 'seedPlayers'
> = {
  async registerForTournament(call) {
    const input = { ...definedFields(call.body), ...onTournament(call) };
    return done(call, await call.tournaments.registerForTournament(actorOf(call), input));
  },

  withdrawFromTournament: async (call) =>
    done(call, await call.tournaments.withdrawFromTournament(actorOf(call), onTournament(call))),

  async checkIn(call) {
    const input = { ...definedFields(call.body), ...onTournament(call) };
    return done(call, await call.tournaments.checkIn(actorOf(call), input));
  },

  async invitePlayers(call) {
    const input = { ...call.body, ...onTournament(call) };
    return done(call, await call.tournaments.invitePlayers(actorOf(call), input));
  },

  async registerPlayers(call) {
    const input = { ...call.body, ...onTournament(call) };
    return done(call, await call.tournaments.registerPlayers(actorOf(call), input));
  },

  approvePlayer: async (call) =>
    done(call, await call.tournaments.approvePlayer(actorOf(call), onPlayer(call))),

  async dropPlayer(call) {
    const input = { ...definedFields(call.body), ...onPlayer(call) };
    return done(call, await call.tournaments.dropPlayer(actorOf(call), input));
  },

  async reinstatePlayer(call) {
    const input = { ...definedFields(call.body), ...onPlayer(call) };
    return done(call, await call.tournaments.reinstatePlayer(actorOf(call), input));
  },

  async seedPlayers(call) {
    const input = { ...call.body, ...onTournament(call) };
    return done(call, await call.tournaments.seedPlayers(actorOf(call), input));
  },
};
