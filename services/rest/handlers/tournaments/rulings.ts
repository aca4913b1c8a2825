import { definedFields } from '../../../http/defined-fields.ts';
import { inThousandths } from '../../../tournaments/shown/points.ts';
import { actorOf, type Call, type Handlers } from '../../call.ts';
import { done, numberIn, onTournament } from './done.ts';

const onRound = (call: Call) => ({ ...onTournament(call), round: numberIn(call, 'round') });
const onPod = (call: Call) => ({ ...onRound(call), pod: numberIn(call, 'pod') });
const onNumber = (call: Call) => ({ ...onTournament(call), number: numberIn(call, 'number') });

/** Settling what goes wrong in tournaments. */
export const tournamentRulings: Handlers<
  | 'adjudicatePod'
  | 'replayPod'
  | 'inspectPod'
  | 'extendTime'
  | 'replacePlayer'
  | 'penalisePlayer'
  | 'disqualifyPlayer'
  | 'changeRegulations'
  | 'approveAct'
  | 'pauseTournament'
  | 'resumeTournament'
  | 'openAppeal'
  | 'decideAppeal'
> = {
  async adjudicatePod(call) {
    const { places, ...body } = call.body;
    const given = places.map(({ points, ...place }, i) => ({
      ...definedFields(place),
      ...(points !== undefined && { points: inThousandths(['places', i, 'points'], points) }),
    }));
    const input = { ...definedFields(body), places: given, ...onPod(call) };
    return done(call, await call.tournaments.adjudicatePod(actorOf(call), input));
  },

  async replayPod(call) {
    const input = { ...definedFields(call.body), ...onPod(call) };
    return done(call, await call.tournaments.replayPod(actorOf(call), input));
  },

  async inspectPod(call) {
    const input = { ...definedFields(call.body), ...onPod(call) };
    return { body: { ...(await call.tournaments.inspectPod(actorOf(call), input)) } };
  },

  async extendTime(call) {
    const input = { ...definedFields(call.body), ...onRound(call) };
    return done(call, await call.tournaments.extendTime(actorOf(call), input));
  },

  async replacePlayer(call) {
    const input = { ...definedFields(call.body), ...onNumber(call) };
    return done(call, await call.tournaments.replacePlayer(actorOf(call), input));
  },

  async penalisePlayer(call) {
    const { points, ...body } = call.body;
    const counted = points !== undefined && { points: inThousandths(['points'], points) };
    const input = { ...definedFields(body), ...counted, ...onNumber(call) };
    return done(call, await call.tournaments.penalisePlayer(actorOf(call), input));
  },

  async disqualifyPlayer(call) {
    const input = { ...definedFields(call.body), ...onNumber(call) };
    return done(call, await call.tournaments.disqualifyPlayer(actorOf(call), input));
  },

  async changeRegulations(call) {
    const input = { ...definedFields(call.body), ...onTournament(call) };
    return done(call, await call.tournaments.changeRegulations(actorOf(call), input));
  },

  async approveAct(call) {
    const input = { ...definedFields(call.body), ...onTournament(call), actId: call.actId };
    return done(call, await call.tournaments.approveAct(actorOf(call), input));
  },

  async pauseTournament(call) {
    const input = { ...definedFields(call.body), ...onTournament(call) };
    return done(call, await call.tournaments.pauseTournament(actorOf(call), input));
  },

  async resumeTournament(call) {
    const input = { ...definedFields(call.body), ...onTournament(call) };
    return done(call, await call.tournaments.resumeTournament(actorOf(call), input));
  },

  async openAppeal(call) {
    const input = { ...definedFields(call.body), ...onTournament(call) };
    return done(call, await call.tournaments.openAppeal(actorOf(call), input));
  },

  async decideAppeal(call) {
    const { appealId } = call;
    const input = { ...definedFields(call.body), ...onTournament(call), appealId };
    return done(call, await call.tournaments.decideAppeal(actorOf(call), input));
  },
};
