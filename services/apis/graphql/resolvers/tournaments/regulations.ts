import { warningText } from '../../../../../shared/tournaments/words/warning-text.ts';
import { regulationsIn } from '../../../../matches/words/regulations.ts';
import type { Complete } from '../../needed.ts';

export const Regulations = {
  json: ({ regulations }) => regulations,
  hash: ({ regulationsHash }) => regulationsHash,
  async text({ regulations }, { locale }, context) {
    const game = await context.games.named(regulations.game.id);
    return regulationsIn(game, regulations, locale ?? context.locale);
  },
} satisfies Complete<'Regulations'>;

export const TournamentWarning = {
  text: (warning, { locale }, context) => warningText(warning, locale ?? context.locale),
} satisfies Complete<'TournamentWarning'>;
