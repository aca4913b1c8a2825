import { warningText } from '../../../../shared/tournaments/words/warning-text.ts';
import { regulationsIn } from '../../../words/regulations.ts';
import type {
  RegulationsResolvers,
  TournamentWarningResolvers,
} from '../../generated/resolvers.ts';

export const Regulations: RegulationsResolvers = {
  json: ({ regulations }) => regulations,
  hash: ({ regulationsHash }) => regulationsHash,
  async text({ regulations }, { locale }, context) {
    const game = await context.games.named(regulations.game.id);
    return regulationsIn(game, regulations, locale ?? context.locale);
  },
};

export const TournamentWarning: TournamentWarningResolvers = {
  text: (warning, { locale }, context) => warningText(warning, locale ?? context.locale),
};
