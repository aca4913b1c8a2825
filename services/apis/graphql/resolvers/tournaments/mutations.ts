import { definedFields } from '../../../http/defined-fields.ts';
import { signedIn } from '../../../http/signed-in.ts';
import type { AccountActor } from '../../../../platform/requests/actor.ts';
import { pairsIn } from '../../../../tournaments/views/pairs.ts';
import type { GraphqlContext } from '../../context.ts';
import type { MutationResolvers } from '../../generated/resolvers.ts';
import { seriesMutations } from './series-mutations.ts';

const actor = ({ viewer }: GraphqlContext): AccountActor => signedIn(viewer);
const copied = (lists: readonly (readonly number[])[]) => lists.map((list) => [...list]);

/** Setting tournaments up. */
const setup = {
  createTournament(_, { input: { regulations, ...input } }, context) {
    const given = { ...definedFields(input), regulations };
    return context.tournaments.createTournament(actor(context), given);
  },
  updateTournament(_, { input: { apart, ...input } }, context) {
    const given = { ...definedFields(input), ...(apart && { apart: pairsIn('apart', apart) }) };
    return context.tournaments.updateTournament(actor(context), given);
  },
  announceTournament: (_, { input }, context) =>
    context.tournaments.announceTournament(actor(context), definedFields(input)),
  openRegistration: (_, { input }, context) =>
    context.tournaments.openRegistration(actor(context), definedFields(input)),
  setTournamentRole: (_, { input }, context) =>
    context.tournaments.setTournamentRole(actor(context), definedFields(input)),
  cancelTournament: (_, { input }, context) =>
    context.tournaments.cancelTournament(actor(context), definedFields(input)),
  startTournament: (_, { input }, context) =>
    context.tournaments.startTournament(actor(context), definedFields(input)),
  finalizeTournament: (_, { input }, context) =>
    context.tournaments.finalizeTournament(actor(context), definedFields(input)),
} satisfies MutationResolvers;

/** Acts of players, and of the staff who let them in. */
const players = {
  registerForTournament: (_, { input }, context) =>
    context.tournaments.registerForTournament(actor(context), definedFields(input)),
  withdrawFromTournament: (_, { input }, context) =>
    context.tournaments.withdrawFromTournament(actor(context), definedFields(input)),
  checkIn: (_, { input }, context) =>
    context.tournaments.checkIn(actor(context), definedFields(input)),
  invitePlayers(_, { input: { accountIds, ...input } }, context) {
    const given = { ...definedFields(input), accountIds: [...accountIds] };
    return context.tournaments.invitePlayers(actor(context), given);
  },
  registerPlayers(_, { input: { accountIds, ...input } }, context) {
    const given = { ...definedFields(input), accountIds: [...accountIds] };
    return context.tournaments.registerPlayers(actor(context), given);
  },
  approvePlayer: (_, { input }, context) =>
    context.tournaments.approvePlayer(actor(context), definedFields(input)),
  dropPlayer: (_, { input }, context) =>
    context.tournaments.dropPlayer(actor(context), definedFields(input)),
  reinstatePlayer: (_, { input }, context) =>
    context.tournaments.reinstatePlayer(actor(context), definedFields(input)),
  seedPlayers(_, { input: { accountIds, ...input } }, context) {
    const given = { ...definedFields(input), accountIds: [...accountIds] };
    return context.tournaments.seedPlayers(actor(context), given);
  },
} satisfies MutationResolvers;

/** Drawing rounds. */
const rounds = {
  draftRound(_, { input: { pods, byes, ...input } }, context) {
    const by = definedFields({ pods: pods && copied(pods), byes: byes && [...byes] });
    return context.tournaments.draftRound(actor(context), { ...definedFields(input), ...by });
  },
  editPairing(_, { input: { pods, byes, ...input } }, context) {
    const given = { ...definedFields(input), pods: copied(pods), byes: [...(byes ?? [])] };
    return context.tournaments.editPairing(actor(context), given);
  },
  repairRound(_, { input: { forbid, byes, ...input } }, context) {
    const given = {
      ...definedFields(input),
      forbid: pairsIn('forbid', forbid ?? []),
      byes: [...(byes ?? [])],
    };
    return context.tournaments.repairRound(actor(context), given);
  },
  publishRound: (_, { input }, context) =>
    context.tournaments.publishRound(actor(context), definedFields(input)),
  unpublishRound: (_, { input }, context) =>
    context.tournaments.unpublishRound(actor(context), definedFields(input)),
  discardRound: (_, { input }, context) =>
    context.tournaments.discardRound(actor(context), definedFields(input)),
} satisfies MutationResolvers;

/** Rulings on tables that go wrong. */
const rulings = {
  adjudicatePod(_, { input: { places, ...input } }, context) {
    const ruling = { ...definedFields(input), places: places.map(definedFields) };
    return context.tournaments.adjudicatePod(actor(context), ruling);
  },
  replayPod(_, { input: { players: seated, ...input } }, context) {
    const given = { ...definedFields(input), ...(seated && { players: [...seated] }) };
    return context.tournaments.replayPod(actor(context), given);
  },
  inspectPod: (_, { input }, context) =>
    context.tournaments.inspectPod(actor(context), definedFields(input)),
  extendTime: (_, { input }, context) =>
    context.tournaments.extendTime(actor(context), definedFields(input)),
  replacePlayer: (_, { input }, context) =>
    context.tournaments.replacePlayer(actor(context), definedFields(input)),
  penalisePlayer: (_, { input }, context) =>
    context.tournaments.penalisePlayer(actor(context), definedFields(input)),
  disqualifyPlayer: (_, { input }, context) =>
    context.tournaments.disqualifyPlayer(actor(context), definedFields(input)),
  changeRegulations(_, { input: { regulations, ...input } }, context) {
    const given = { ...definedFields(input), regulations };
    return context.tournaments.changeRegulations(actor(context), given);
  },
  approveAct: (_, { input }, context) =>
    context.tournaments.approveAct(actor(context), definedFields(input)),
  pauseTournament: (_, { input }, context) =>
    context.tournaments.pauseTournament(actor(context), definedFields(input)),
  resumeTournament: (_, { input }, context) =>
    context.tournaments.resumeTournament(actor(context), definedFields(input)),
  openAppeal: (_, { input }, context) =>
    context.tournaments.openAppeal(actor(context), definedFields(input)),
  decideAppeal: (_, { input }, context) =>
    context.tournaments.decideAppeal(actor(context), definedFields(input)),
} satisfies MutationResolvers;

export const tournamentMutations = {
  ...setup,
  ...players,
  ...rounds,
  ...rulings,
  ...seriesMutations,
};
